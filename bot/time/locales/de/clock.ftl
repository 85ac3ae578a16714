### Freie Tage.

## Befehle
command-away = frei
    .description = Freie Tage, an denen deine Uhren stehen
command-away-days = tage
    .description = Freie Tage als Urlaub oder Feiertage eintragen
command-away-show = zeigen
    .description = Deine freien Tage und dein Resturlaub für dieses Jahr
command-away-back = zurück
    .description = Wieder da: alle freien Tage nach heute löschen

## Optionen
option-first = von
    .description = Erster freier Tag, z. B. 2026-12-24
option-last = bis
    .description = Letzter freier Tag; ohne Angabe nur der erste
option-holiday = feiertag
    .description = Als Feiertage statt als Urlaub eintragen

done-away = Eingetragen. An diesen Tagen stehen deine Uhren. Schöne freie Zeit!
done-back = Schön, dass du wieder da bist! Alle freien Tage nach heute sind gelöscht.
away-heading = Deine freien Tage
away-none = Keine freien Tage eingetragen.
away-span = { $first } bis { $last }
away-stay = { $count ->
    [one] { $span }: { $kind }
   *[other] { $span }: { $kind }, { $count } Tage
}
away-vacation = Urlaub
away-holiday = Feiertag
away-vacation-left = Resturlaub { $year }: { $left } von { $most } Tagen.
away-holidays-left = Verbleibende Feiertage { $year }: { $left }.
away-hint = Mit `/frei tage` trägst du Tage ein, mit `/frei zurück` löschst du alle nach heute.

## Was nicht geht
refusal-days-reversed = Der letzte Tag liegt vor dem ersten.
refusal-day-past = Du kannst nur Tage ab heute ({ $today }) eintragen.
refusal-day-too-far = Du kannst höchstens { $days } Tage im Voraus eintragen.
refusal-vacation-spent = { $left ->
    [0] Dein Urlaub für { $year } ist auf diesem Server aufgebraucht: { $most } Tage.
    [one] So viel Urlaub hast du nicht mehr: Für { $year } bleibt dir auf diesem Server noch ein Tag von { $most }.
   *[other] So viel Urlaub hast du nicht mehr: Für { $year } bleiben dir auf diesem Server noch { $left } Tage von { $most }.
}
refusal-holidays-spent = { $left ->
    [0] Deine Feiertage für { $year } sind aufgebraucht: { $most } Tage.
    [one] So viele Feiertage hast du nicht mehr: Für { $year } bleibt dir noch einer von { $most }.
   *[other] So viele Feiertage hast du nicht mehr: Für { $year } bleiben dir noch { $left } von { $most }.
}
refusal-not-away = Du hast nach heute keine freien Tage eingetragen.
