### Settings: of people, of servers; days off, paces, how reliably people have played.

## Commands
command-settings-times = times
    .description = Your time zone, your sleep, your quiet hours and your weekend
command-away = away
    .description = Days on which your clocks rest
command-away-days = days
    .description = Mark days off, as vacation or as holidays
command-away-show = show
    .description = Your days off, and what is left of this year’s
command-away-back = back
    .description = Unmark all days off after today
command-mute = mute
    .description = Hear nothing of a match any more, or for some hours

## Options
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
option-first = from
    .description = The first day off, like 2026-12-24
option-last = to
    .description = The last day off; without it, the first one alone
option-holiday = holiday
    .description = They are holidays, not vacation
option-hours = hours
    .description = For so many hours; without it, for good
option-again = again
    .description = Hear of it again
option-pace = pace
    .description = How much time everybody has
option-bank = bank
    .description = A pace of your own: hours to begin with
option-increment = increment
    .description = A pace of your own: hours more each turn
option-cap = cap
    .description = A pace of your own: hours that can be saved up at most

## Choices of options
choice-weekend-none = none
choice-weekend-saturday-sunday = Saturday and Sunday
choice-weekend-friday-saturday = Friday and Saturday
choice-weekend-sunday = Sunday
choice-blitz = blitz: 2 hours, 30 minutes more each turn, 3 hours at most
choice-daily = daily: 3 days, 1 day more each turn, 5 days at most
choice-relaxed = relaxed: 10 days, 3 days more each turn, 14 days at most
choice-none = no clock

## Paces
pace-blitz = blitz
pace-daily = daily
pace-relaxed = relaxed
pace-own = their own
pace-none = no clock
pace-numbers = { $pace }: { $bank }, { $increment } more each turn, { $cap } at most
card-pace = Pace ({ $pace }): { $bank } to begin with, { $increment } more each turn, { $cap } at most.
card-no-pace = No clock runs in this match.
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

## How reliably people have played
figure-kept = { $percent } % of turns in time
figure-finished = { $count } finished
figure-left = { $count } left early
figure-new = new

## The panel of a person
settings-heading = Your settings
settings-intro = All of this works as it is; change only what you like.
settings-zone = **Time zone**: { $zone }, where it is { $time } now
settings-sleep = **Sleep**, when your clocks rest: { $window }
settings-quiet = **Quiet hours**, when you get no notices: { $window }
settings-times-hint = `/settings times` changes these, `/away` marks days off.
settings-window = { $began } to { $ended }
settings-no-time = none
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
setting-palette = Colours all eyes can tell apart
setting-text = Words instead of pictures

## The panel of a server
customs-heading = Settings of this server
customs-intro = All of this works as it is; change only what you like.
setting-public = Language of public posts
setting-channels = Where matches may be opened
setting-channels-none = in any channel
setting-openers = Who may open matches
setting-openers-none = anybody
setting-hosts = Who has the host’s tools, beside those who may manage the server
setting-hosts-none = nobody else
setting-pace = Pace of matches for which none is chosen
setting-paces = Paces that may be chosen (none marked: all of them, and by numbers)
setting-vacation = Days of vacation a year
setting-vacation-count = { $count ->
    [0] none
    [one] { $count } day
   *[other] { $count } days
}
setting-idle = Matches in which nobody moves
setting-idle-count = { $count ->
    [0] are never closed
   *[other] are closed after { $count } days
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
setting-noticeboard = Where the list of all matches hangs
setting-noticeboard-none = nowhere

## Days off
done-away = Marked. Your clocks rest on these days, and nobody holds it against you.
done-back = Welcome back! No day after today is marked any more.
away-heading = Your days off
away-none = None is marked.
away-span = { $first } to { $last }
away-stay = { $count ->
    [one] { $span }: { $kind }
   *[other] { $span }: { $kind }, { $count } days
}
away-vacation = vacation
away-holiday = holiday
away-vacation-left = Vacation left in { $year }: { $left } of { $most } days.
away-holidays-left = Holidays left in { $year }: { $left }.
away-hint = `/away days` marks days, `/away back` unmarks all after today.

## What can’t be done
slip-unknown-time = I can’t read “{ $given }” as a time of the day. Write it like 22:30, or choose from the list.
slip-unknown-day = I can’t read “{ $given }” as a day. Write it like 2026-12-24, or choose from the list. Days off need an end: “until I’m back” isn’t possible, but you can mark more at any time, and `/away back` ends them early.
slip-not-in-this-channel = In this server matches are opened in { $channels }.
slip-not-your-role = In this server matches are opened by { $role }. You can join any table that is open to you.
refusal-unknown-zone = I don’t know a time zone “{ $zone }”. Type a city and choose from the list.
refusal-rest-set-today = { $hours ->
    [one] You have changed today when your clocks rest. Try again in an hour: nights that move all the time would be unfair to the others.
   *[other] You have changed today when your clocks rest. Try again in { $hours } hours: nights that move all the time would be unfair to the others.
}
refusal-sleep-too-long = Clocks can rest for { $most } hours a night at most, or the others would wait too long. `/away` marks whole days.
refusal-quiet-too-long = Quiet hours can last { $most } hours at most, or there would be no time to tell you anything.
refusal-too-many-weekdays = Your clocks can rest on { $most } days of the week at most, or the others would wait too long.
refusal-both-times = Name both the beginning and the end, please.
refusal-bank-needed = For a pace of your own I need the bank, in hours; increment and cap go with it.
refusal-pace-not-allowed = This server does not play at that pace. Choose another one, or leave it out.
refusal-too-many-matches = { $most ->
    [one] In this server you can have { $most } match at a time for now, and you have it.
   *[other] In this server you can have { $most } matches at a time for now, and you have them.
} { $more ->
    [0] As soon as one is finished there is room again.
   *[other] As soon as one is finished there is room again, and with each finished one there is more.
}
refusal-days-reversed = The last day comes before the first one.
refusal-day-past = Only days from today on ({ $today }) can be marked.
refusal-day-too-far = Days can be marked for the next { $days } days.
refusal-vacation-spent = { $left ->
    [0] Your vacation for { $year } in this server is used up: { $most } days.
    [one] That is more than is left: for { $year } you have one more day of vacation in this server, of { $most }.
   *[other] That is more than is left: for { $year } you have { $left } more days of vacation in this server, of { $most }.
}
refusal-holidays-spent = { $left ->
    [0] Your holidays for { $year } are used up: { $most } days.
    [one] That is more than is left: for { $year } you have one more holiday, of { $most }.
   *[other] That is more than is left: for { $year } you have { $left } more holidays, of { $most }.
}
refusal-not-away = No day off after today is marked.
