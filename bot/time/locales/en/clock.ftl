### Days off.

## Commands
command-away = away
    .description = Manage your days off (your clocks are paused on those days)
command-away-days = days
    .description = Add days off as vacation or holidays
command-away-show = show
    .description = Show your days off and how many you have left this year
command-away-back = back
    .description = Remove all days off after today

## Options
option-first = from
    .description = First day off, for example Dec 24, tomorrow or Friday
option-last = to
    .description = Last day off (default: the first day)
option-holiday = holiday
    .description = Count these days as holidays instead of vacation

done-away = Your days off have been added. Your clocks will be paused on these days, and your reliability won’t be affected.
done-back = Welcome back! You have no more days off after today.
away-heading = Your days off
away-none = You have no days off.
away-span = { $first } to { $last }
away-stay = { $count ->
    [one] { $span }: { $kind }
   *[other] { $span }: { $kind }, { $count } days
}
away-vacation = vacation
away-holiday = holiday
away-vacation-left = Vacation days left in { $year }: { $left } of { $most }.
away-holidays-left = Holidays left in { $year }: { $left }.
away-hint = To add days off, use `/away days`. To remove all days off after today, use `/away back`. In `/settings me`, you can have vacation days used automatically before you run out of time.

## Errors
refusal-days-reversed = The last day is before the first day.
refusal-day-past = Days off can’t start before today ({ $today }).
refusal-day-too-far = You can add days off at most { $days } days in advance.
refusal-vacation-spent = { $left ->
    [0] You have used all { $most } vacation days for { $year } on this server.
    [one] You don’t have enough vacation days left. On this server, you have 1 of { $most } days left for { $year }.
   *[other] You don’t have enough vacation days left. On this server, you have { $left } of { $most } days left for { $year }.
}
refusal-holidays-spent = { $left ->
    [0] You have used all { $most } holidays for { $year }.
    [one] You don’t have enough holidays left. You have 1 of { $most } left for { $year }.
   *[other] You don’t have enough holidays left. You have { $left } of { $most } left for { $year }.
}
refusal-not-away = You have no days off after today.
