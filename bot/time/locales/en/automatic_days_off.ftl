### Vacation days that are used automatically.

## Log entries
told-day-off = { $who } was about to run out of time, so one of their vacation days is used: { $day }.
