### Dni wolne.

## Polecenia
command-away = wolne
    .description = Dni, w które twoje zegary stoją
command-away-days = dni
    .description = Zaznacz dni wolne: urlop albo święta
command-away-show = pokaż
    .description = Twoje dni wolne i ile ich jeszcze zostało w tym roku
command-away-back = wracam
    .description = Usuń wszystkie dni wolne po dzisiejszym

## Opcje
option-first = od
    .description = Pierwszy dzień wolny, np. 2026-12-24
option-last = do
    .description = Ostatni dzień wolny; bez niego tylko ten pierwszy
option-holiday = święto
    .description = To święta, a nie urlop

done-away = Zaznaczone. W te dni twoje zegary stoją i nikt nie ma ci tego za złe.
done-back = Witaj z powrotem! Po dzisiejszym dniu nie masz już zaznaczonych dni wolnych.
away-heading = Twoje dni wolne
away-none = Żaden nie jest zaznaczony.
away-span = od { $first } do { $last }
away-stay = { $count ->
    [one] { $span }: { $kind }
   *[other] { $span }: { $kind }, { $count } dni
}
away-vacation = urlop
away-holiday = święto
away-vacation-left = Urlop, który został na { $year }: { $left } z { $most } dni.
away-holidays-left = Święta, które zostały na { $year }: { $left }.
away-hint = `/wolne dni` zaznacza dni, `/wolne wracam` usuwa wszystkie po dzisiejszym.

## Czego nie można
refusal-days-reversed = Ostatni dzień wypada przed pierwszym.
refusal-day-past = Można zaznaczać tylko dni od dzisiaj ({ $today }).
refusal-day-too-far = Można zaznaczać dni na { $days } dni naprzód.
refusal-vacation-spent = { $left ->
    [0] Twój urlop na { $year } na tym serwerze się skończył: { $most } dni.
    [one] To więcej, niż zostało: na { $year } masz na tym serwerze jeszcze jeden dzień urlopu z { $most }.
   *[other] To więcej, niż zostało: na { $year } masz na tym serwerze jeszcze { $left } dni urlopu z { $most }.
}
refusal-holidays-spent = { $left ->
    [0] Twoje święta na { $year } się skończyły: { $most } dni.
    [one] To więcej, niż zostało: na { $year } masz jeszcze jedno święto z { $most }.
    [few] To więcej, niż zostało: na { $year } masz jeszcze { $left } święta z { $most }.
   *[other] To więcej, niż zostało: na { $year } masz jeszcze { $left } świąt z { $most }.
}
refusal-not-away = Po dzisiejszym nie jest zaznaczony żaden dzień wolny.
