### Settings: of people, of servers.

## What can't be done
refusal-unknown-time-control = I don’t know the time control “{ $time-control }”.
refusal-time-control-numbers = Nobody could play with these numbers: the bank must be more than zero, the cap at least as much as bank and increment, and at most { $most } days.
slip-managers-only = Only those who may manage the server can change its settings.
refusal-unknown-zone = I don’t know the time zone “{ $zone }”. Type a city and choose from the list.
refusal-rest-set-today = { $hours ->
    [one] You have changed today when your clocks rest. Try again in an hour: nights that move all the time would be unfair to the others.
   *[other] You have changed today when your clocks rest. Try again in { $hours } hours: nights that move all the time would be unfair to the others.
}
refusal-sleep-too-long = Clocks can rest for { $most } hours a night at most, or the others would wait too long. `/away` marks whole days.
refusal-quiet-too-long = Quiet hours can last { $most } hours at most, or there would be no time to tell you anything.
refusal-too-many-weekdays = Your clocks can rest on { $most } days of the week at most, or the others would wait too long.
refusal-both-times = Please give both the beginning and the end.

## Commands
command-settings = settings
    .description = Your own settings
command-settings-me = me
    .description = Your settings: language, notices, reminders, confirming, pictures
command-settings-never-with = never-with
    .description = Whom you never want to sit with; only you see this
command-host-settings = settings
    .description = This server’s settings: channels, roles, time controls, limits, language (for managers)
command-settings-times = times
    .description = Your time zone, your sleep, your quiet hours and your weekend

## Options
option-language = language
    .description = Which language
option-zone = zone
    .description = Your time zone: type a city, or what time it is where you are, like 14:05
option-sleep-from = sleep-from
    .description = From when your clocks rest each night
option-sleep-to = sleep-to
    .description = Until when your clocks rest each night
option-quiet-from = quiet-from
    .description = From when you want no notices
option-quiet-to = quiet-to
    .description = Until when you want no notices
option-weekend = weekend
    .description = Days of the week on which your clocks rest

## Choices of options
choice-auto = as set in Discord
choice-weekend-none = none
choice-weekend-saturday-sunday = Saturday and Sunday
choice-weekend-friday-saturday = Friday and Saturday
choice-weekend-sunday = Sunday

## Help
help-settings = **Settings.** `/settings me` is a panel: language, notices, reminders, colours, words instead of pictures, whether turns are confirmed, whether those without a choice are taken for you. `/settings times` sets your time zone, sleep and quiet hours, `/away` your days off, `/mute` silences a match. Nobody has to set anything.

## Done
done-language = I’ll speak English with you now.
done-server-language = The language of public posts in this server: { $language }.

## The panel of a person
settings-heading = Your settings
settings-intro = All of this works as it is; change only what you like.
settings-zone = **Time zone**: { $zone }, where it is { $time } now
settings-sleep = **Sleep**, when your clocks rest: { $window }
settings-quiet = **Quiet hours**, when you get no notices: { $window }
settings-rest-soon = Until { $until } your clocks rest only when they would have rested before your change, too.
settings-times-hint = `/settings times` changes these, `/away` marks days off.
settings-window = { $began } to { $ended }
setting-choose = Choose …
setting-state = { $setting }: { $state }
setting-on = yes
setting-off = no
setting-language = Language
setting-notices = Where I tell you that it is your turn
setting-notices-channel = in the channel of the match
setting-notices-direct = in a direct message
setting-notices-none = nowhere
setting-reminder = Reminder
setting-remind = { $percent ->
    [0] none
   *[other] when { $percent } % of your time is gone
}
setting-weekdays = Days of the week on which your clocks rest
setting-near = Say when my turn is near
setting-confirm = Ask before a turn ends
setting-forced = Take turns without a choice for me
setting-palette = Colours that everybody can tell apart
setting-text = Words instead of pictures
setting-hidden = Hide my profile from others

## The panel of a server
server-settings-heading = Settings of this server
server-settings-intro = All of this works as it is; change only what you like.
setting-public = Language of public posts
setting-channels = Where matches may be opened
setting-channels-none = in any channel
setting-openers = Who may open matches
setting-openers-none = anybody
setting-hosts = Who is a host, besides those who may manage the server
setting-hosts-none = nobody else
setting-pace = Time control of matches for which none is chosen
setting-paces = Time controls that may be chosen (none marked: all of them, and by numbers)
setting-vacation = Days of vacation a year
setting-vacation-count = { $count ->
    [0] none
    [one] { $count } day
   *[other] { $count } days
}
setting-idle = Matches in which nobody moves
setting-idle-count = { $count ->
    [0] are never ended
   *[other] are ended after { $count } days
}
setting-running = Matches somebody may have at a time
setting-running-count = { $count ->
    [0] as many as they like
   *[other] { $count }
}
setting-more = How many more for each match they have finished
setting-more-count = { $count ->
    [0] none
   *[other] { $count } more
}
setting-noticeboard = Where the list of all matches is posted
setting-noticeboard-none = nowhere

## Whom one never wants to sit with
avoids = You never sit at a table with { $people }, except where the draw of a league brings you together. Nobody else learns of it.
avoids-nobody = There is nobody on your list: you may be seated with anybody.
done-avoids = You will not be seated with { $player } any more. Matches that you are both in go on.
done-avoids-no-more = You may be seated with { $player } again.
refusal-avoids-oneself = You can’t put yourself on this list.
refusal-avoids-too-many = There can be { $most } people on this list at most.
refusal-no-seat-for-you = There is no seat for you at this table. Please try another one.
