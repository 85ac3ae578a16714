### What every part of the bot says. Names of commands are lower case, without blanks; `.description` is what Discord shows beside them.

## Options
option-game = game
    .description = Which game
option-match = match
    .description = A match other than this channel’s
option-page = page
    .description = Which page; the latest without a number
option-player = player
    .description = Who it is about

## Help
help-figures = The printed figures of { $game } as they are played here.
house-rules = **House rules.** This is not played as the book prints it: { $differences }.
picture-invented = Partly invented: the record lacks { $count } of the chance results that this seat has seen.

## Matches
language = English

## People
former-member = a former member

## Buttons
button-earlier = ◀ Earlier
button-later = Later ▶

## What can't be done
slip-unknown-button = I don’t know this button. It may come from another version of me; `/play` and `/board` show how things stand.
slip-unreadable-command = I can’t read this command. Discord may still show an old form of it: restart your client and try again.
slip-one-at-a-time = One after the other, please: I’m still busy with what you asked for before. This was not done.
slip-one-film = Your film is still being drawn. Ask for the next one when it is here.
slip-unknown-time = I can’t read “{ $given }” as a time of the day. Write it like 22:30, or choose from the list.
slip-unknown-day = I can’t read “{ $given }” as a day. Write it like 2026-12-24, or choose from the list. Days off need an end: “until I’m back” isn’t possible, but you can mark more at any time, and `/away back` ends them early.

## Slips of others
error-ours = Something went wrong on my side. Your match has lost nothing. Whoever runs the bot can find it in the log under { $number }.
error-database = I can’t write anything down at the moment, so nothing was done. Please try again in a moment.
error-database-lost = I have just lost touch with the place where I write everything down. Look whether what you did stands; if not, please try again in a moment.

## Paces
time-control-blitz = blitz
time-control-daily = daily
time-control-relaxed = relaxed
time-control-own = custom
time-control-none = no clock
time-control-numbers = { $time-control }: { $bank }, { $increment } more each turn, { $cap } at most
card-time-control = Time control ({ $time-control }): { $bank } to begin with, { $increment } more each turn, { $cap } at most.
card-no-time-control = No clock runs in this match.
duration-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## The panel of a person
settings-no-time = none
