### Dni wolne.

## Polecenia
command-away = wolne
    .description = Twoje dni wolne, w których zegary stoją
command-away-days = dni
    .description = Zaznacz dni wolne: urlop albo święta
command-away-show = pokaż
    .description = Zobacz swoje dni wolne i ile ich zostało w tym roku
command-away-back = usuń
    .description = Usuń wszystkie dni wolne po dzisiejszym

## Opcje
option-first = od
    .description = Pierwszy dzień wolny, np. 2026-12-24
option-last = do
    .description = Ostatni dzień wolny (domyślnie tylko ten pierwszy)
option-holiday = święto
    .description = Święto zamiast urlopu

done-away = Zaznaczone. W te dni twoje zegary stoją.
done-back = Witaj z powrotem! Po dzisiejszym dniu nie masz już zaznaczonych dni wolnych.
away-heading = Twoje dni wolne
away-none = Nie masz zaznaczonych dni wolnych.
away-span = od { $first } do { $last }
away-stay = { $count ->
    [one] { $span }: { $kind }
   *[other] { $span }: { $kind }, { $count } dni
}
away-vacation = urlop
away-holiday = święto
away-vacation-left = Pozostały urlop na { $year }: { $left } z { $most } dni.
away-holidays-left = Pozostałe dni świąteczne na { $year }: { $left }.
away-hint = `/wolne dni` zaznacza dni, `/wolne usuń` usuwa wszystkie po dzisiejszym.

## Czego nie można
refusal-days-reversed = Ostatni dzień wypada przed pierwszym.
refusal-day-past = Możesz zaznaczyć tylko dni od dzisiaj ({ $today }).
refusal-day-too-far = Możesz zaznaczać dni najwyżej na { $days } dni naprzód.
refusal-vacation-spent = { $left ->
    [0] Nie masz już urlopu na { $year } na tym serwerze ({ $most } dni).
    [one] To za dużo: na { $year } masz na tym serwerze jeszcze jeden dzień urlopu z { $most }.
   *[other] To za dużo: na { $year } masz na tym serwerze jeszcze { $left } dni urlopu z { $most }.
}
refusal-holidays-spent = { $left ->
    [0] Nie masz już dni świątecznych na { $year } ({ $most } dni).
    [one] To za dużo: na { $year } masz jeszcze jeden dzień świąteczny z { $most }.
    [few] To za dużo: na { $year } masz jeszcze { $left } dni świąteczne z { $most }.
   *[other] To za dużo: na { $year } masz jeszcze { $left } dni świątecznych z { $most }.
}
refusal-not-away = Nie masz zaznaczonych dni wolnych po dzisiejszym.
