### Texts used by all features. Command names are lower case without spaces; `.description` is shown beside them in Discord.

## Options
option-game = game
    .description = Game
option-match = match
    .description = Match (default: this channel’s)
option-page = page
    .description = Page (default: the latest)
option-player = player
    .description = Player

## Help
help-figures = The printed figures of { $game } as used by this bot.
house-rules = **House rules.** This edition differs from the printed rules: { $differences }.
picture-invented = Partly invented: the record lacks some of the random results this seat saw ({ $count }).

## Matches
language = English

## People
former-member = a former member

## Buttons
button-earlier = ◀ Earlier
button-later = Later ▶

## Errors
slip-unknown-button = I don’t know this button. It may come from another version of the bot. Use `/play` or `/board` to see the current position.
slip-unreadable-command = I can’t read this command. Discord may be showing an outdated version of it: restart your client and try again.
slip-one-at-a-time = One at a time, please: I’m still working on your previous request. This one was not carried out.
slip-one-film = Your film is still being created. Please wait until it is done before you ask for another one.
slip-unknown-time = “{ $given }” is not a valid time. Write it like 22:30, or choose from the list.
slip-unknown-day = “{ $given }” is not a valid date. Write it like 2026-12-24, or choose from the list. Days off need an end date, but you can add more at any time, and `/away back` ends them early.

## Invite
invite-to-this-server = I’m not a member of this server, so matches are not possible here. A member with the *Manage Server* permission can [add me]({ $link }).
invite-to-a-server = This command works in servers only. You can [add me to a server]({ $link }) if you manage it.

## Internal errors
error-ours = Something went wrong on my side. Nothing in your match was lost. The bot operator can find the error in the log under { $number }.
error-database = I can’t save anything at the moment, so nothing was done. Please try again in a moment.
error-database-broken = My database is damaged or missing, so nothing was done. Trying again won’t help: please tell the bot operator.
error-database-lost = I lost the connection to my database. Please check whether your action was saved; if not, try again in a moment.
error-refused = Discord refused to show this response, but your action was saved.
error-refused-public = Your action was carried out, but Discord refused the public message about it.
redaction-note = -# Discord refused the original message, so names and texts written by users were left out. Letters stand for the seats.

## Time controls
time-control-blitz = blitz
time-control-daily = daily
time-control-relaxed = relaxed
time-control-own = custom
time-control-none = no clock
time-control-numbers = { $time-control }: { $bank }, plus { $increment } per turn, { $cap } maximum
card-time-control = Time control ({ $time-control }): { $bank } at the start, plus { $increment } per turn, { $cap } maximum.
card-no-time-control = This match has no clock.
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

## User settings panel
settings-no-time = none
