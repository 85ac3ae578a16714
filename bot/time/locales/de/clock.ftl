### Freie Tage.

## Befehle
command-away = frei
    .description = Tage, an denen deine Uhren ruhen
command-away-days = tage
    .description = Freie Tage eintragen, als Urlaub oder als Feiertage
command-away-show = zeigen
    .description = Deine freien Tage, und was dir dieses Jahr noch bleibt
command-away-back = zurück
    .description = Alle freien Tage nach heute austragen

## Optionen
option-first = von
    .description = Der erste freie Tag, etwa 2026-12-24
option-last = bis
    .description = Der letzte freie Tag; ohne Angabe nur der erste
option-holiday = feiertag
    .description = Es sind Feiertage, kein Urlaub

done-away = Eingetragen. An diesen Tagen ruhen deine Uhren, und niemand nimmt es dir übel.
done-back = Schön, dass du wieder da bist! Nach heute ist kein Tag mehr eingetragen.
away-heading = Deine freien Tage
away-none = Es ist keiner eingetragen.
away-span = { $first } bis { $last }
away-stay = { $count ->
    [one] { $span }: { $kind }
   *[other] { $span }: { $kind }, { $count } Tage
}
away-vacation = Urlaub
away-holiday = Feiertag
away-vacation-left = Urlaub, der dir { $year } bleibt: { $left } von { $most } Tagen.
away-holidays-left = Feiertage, die dir { $year } bleiben: { $left }.
away-hint = `/frei tage` trägt Tage ein, `/frei zurück` trägt alle nach heute aus.

## Was nicht geht
refusal-days-reversed = Der letzte Tag liegt vor dem ersten.
refusal-day-past = Eintragen lassen sich nur Tage von heute an ({ $today }).
refusal-day-too-far = Eintragen lassen sich die nächsten { $days } Tage.
refusal-vacation-spent = { $left ->
    [0] Dein Urlaub für { $year } ist auf diesem Server aufgebraucht: { $most } Tage.
    [one] Das ist mehr, als noch bleibt: Für { $year } hast du auf diesem Server noch einen Urlaubstag von { $most }.
   *[other] Das ist mehr, als noch bleibt: Für { $year } hast du auf diesem Server noch { $left } Urlaubstage von { $most }.
}
refusal-holidays-spent = { $left ->
    [0] Deine Feiertage für { $year } sind aufgebraucht: { $most } Tage.
    [one] Das ist mehr, als noch bleibt: Für { $year } hast du noch einen Feiertag von { $most }.
   *[other] Das ist mehr, als noch bleibt: Für { $year } hast du noch { $left } Feiertage von { $most }.
}
refusal-not-away = Nach heute ist kein freier Tag eingetragen.
