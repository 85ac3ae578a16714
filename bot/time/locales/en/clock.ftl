### Days off.

## Commands
command-away = away
    .description = Days on which your clocks rest
command-away-days = days
    .description = Mark days off, as vacation or as holidays
command-away-show = show
    .description = Your days off, and what is left of this year’s
command-away-back = back
    .description = Unmark all days off after today

## Options
option-first = from
    .description = The first day off, like 2026-12-24
option-last = to
    .description = The last day off; without it, the first one alone
option-holiday = holiday
    .description = They are holidays, not vacation

done-away = Marked. Your clocks rest on these days, and nobody holds it against you.
done-back = Welcome back! No day after today is marked as off any more.
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

## What can't be done
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
