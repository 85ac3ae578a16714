### Freie Tage.

## Befehle
command-away = frei
    .description = Freie Tage verwalten, an denen deine Uhren stehen
command-away-days = tage
    .description = Freie Tage als Urlaub oder Feiertage eintragen
command-away-show = zeigen
    .description = Deine freien Tage und deinen Resturlaub für dieses Jahr ansehen
command-away-back = zurück
    .description = Wieder da: alle freien Tage ab morgen löschen

## Optionen
option-first = von
    .description = Erster freier Tag, z. B. 24.12., morgen oder Freitag
option-last = bis
    .description = Letzter freier Tag; ohne Angabe nur der erste
option-holiday = feiertag
    .description = Als Feiertage statt als Urlaub eintragen

done-away = Deine freien Tage sind eingetragen. An diesen Tagen stehen deine Uhren, und deine Zuverlässigkeit leidet nicht darunter.
done-back = Schön, dass du wieder da bist! Du hast ab morgen keine freien Tage mehr.
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
away-hint = Mit `/frei tage` trägst du freie Tage ein, mit `/frei zurück` löschst du alle freien Tage ab morgen. In `/einstellungen ich` kannst du erlauben, dass Urlaubstage automatisch genutzt werden, bevor deine Zeit abläuft.

## Was nicht geht
refusal-days-reversed = Der letzte Tag liegt vor dem ersten.
refusal-day-past = Du kannst nur Tage ab heute ({ $today }) eintragen.
refusal-day-too-far = Du kannst freie Tage höchstens { $days } Tage im Voraus eintragen.
refusal-vacation-spent = { $left ->
    [0] Du hast auf diesem Server für { $year } schon alle { $most } Urlaubstage eingetragen.
    [one] So viel Urlaub hast du nicht mehr: Für { $year } bleibt dir auf diesem Server noch einer von { $most } Tagen.
   *[other] So viel Urlaub hast du nicht mehr: Für { $year } bleiben dir auf diesem Server noch { $left } von { $most } Tagen.
}
refusal-holidays-spent = { $left ->
    [0] Du hast für { $year } schon alle { $most } Feiertage eingetragen.
    [one] So viele Feiertage hast du nicht mehr: Für { $year } kannst du nur noch einen von { $most } eintragen.
   *[other] So viele Feiertage hast du nicht mehr: Für { $year } kannst du nur noch { $left } von { $most } eintragen.
}
refusal-not-away = Du hast ab morgen keine freien Tage eingetragen.
