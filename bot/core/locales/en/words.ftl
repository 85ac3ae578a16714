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
help-figures = Values printed on the components of { $game }, as used by this bot.
house-rules = **House rules.** This edition differs from the printed rules: { $differences }.
picture-invented = Parts of this image are made up. Random results that this player saw but the match record doesn’t contain: { $count }.

## Matches
language = English

## People
former-member = a former member

## Buttons
button-earlier = ◀ Earlier
button-later = Later ▶

## Errors
slip-unknown-button = This button isn’t supported. It may come from a different version of the bot. Use `/play` or `/board` to see the current position.
slip-unreadable-command = I don’t understand this command. Discord may be showing an outdated version. Please restart Discord and try again.
slip-one-at-a-time = One at a time, please: I’m still working on your previous request, so I skipped this one.
slip-one-film = Your animation is still being created. Please wait until it’s ready before requesting another one.
slip-unknown-time = “{ $given }” is not a valid time. Enter it like 22:30 or 10:30pm, or choose from the list.
slip-unknown-day = “{ $given }” is not a valid date. Enter it like 2026-12-24, Dec 24 or Friday, or choose from the list. Days off need an end date, but you can always add more, and `/away back` ends them early.

## Invite
invite-to-this-server = I haven’t been added to this server, so matches can’t be played here. A member with the *Manage Server* permission can [add me]({ $link }).
invite-to-a-server = This command works only on servers. If you manage a server, you can [add me to it]({ $link }).

## Internal errors
slip-servers-only = This command works only on servers. In direct messages, `/games mine` lists your matches.
error-ours = Something went wrong on my end. Your match is safe. The bot operator can look up error { $number } in the log.
error-database = I can’t save anything right now, so nothing was changed. Please try again in a moment.
error-database-broken = My database is damaged or missing, so nothing was changed. Trying again won’t help; please tell the bot operator.
error-database-lost = I lost the connection to my database. Please check whether your action was saved. If it wasn’t, try again in a moment.
error-refused = Discord rejected this response, but your action was saved.
error-refused-public = Your action was carried out, but Discord rejected the public message about it.
redaction-note = -# Discord rejected the original message, so names and user-written texts were removed. Seats are shown as letters.
lost-match-message = There’s news about your match #{ $number }, but you can no longer see its channel. Ask a moderator of the server for access.

## Time controls
time-control-blitz = blitz
time-control-daily = daily
time-control-relaxed = relaxed
time-control-own = custom
time-control-none = no clock
time-control-numbers = { $time-control }: { $bank }, plus { $increment } per turn, { $cap } maximum
time-control-short = { $time-control }: { $bank } + { $increment }/turn
card-time-control = Time control ({ $time-control }): { $bank } at the start, plus { $increment } per turn, { $cap } maximum.
card-no-time-control = This match has no clock.
duration-hours-short = { $count } h
duration-minutes-short = { $count } min
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
