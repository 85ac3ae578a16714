### What people type for time zones, times and dates. The words of all languages are accepted together.

## Ambiguous input
ask-zone = “{ $given }” could mean several time zones: { $readings }. Which one is yours? Choose one from the list, or enter a city.
ask-time = “{ $given }” could mean { $readings }. Which one do you mean? Enter it like that, or choose from the list.
ask-day = “{ $given }” could mean { $readings }. Which one do you mean? Enter it like that, or choose from the list.

## Accepted words, separated by commas
typed-never = none, never, off, no time
typed-time-words = at, from, to, until, till, by, about, o'clock, o’clock, hrs, hours
typed-noon = noon, midday, at noon
typed-midnight = midnight, at midnight
typed-morning = am, a, in the morning, morning
typed-afternoon = pm, p, in the afternoon, afternoon, in the evening, evening, tonight
typed-night = at night, night
typed-half-to = half to
typed-half-past = half past, half
typed-today = today, tonight
typed-tomorrow = tomorrow, tmr, tmrw
typed-day-after = day after tomorrow
typed-yesterday = yesterday
typed-day-before = day before yesterday
typed-last = last, past, previous
typed-ago-first = ago
typed-ago-last = ago
typed-date-words = on, the, from, until, till, to, date
typed-this = this, this coming, coming
typed-next = next
typed-in = in
typed-one = a, one
typed-days = day, days, d
typed-weeks = week, weeks, w
typed-january = january
