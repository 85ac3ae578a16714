### Dni wolne.

## Polecenia
command-away = wolne
    .description = Zarządzaj swoimi dniami wolnymi (w te dni twoje zegary stoją)
command-away-days = dni
    .description = Dodaj dni wolne: urlop albo święta
command-away-show = pokaż
    .description = Zobacz swoje dni wolne i ile ich zostało w tym roku
command-away-back = usuń
    .description = Usuń wszystkie dni wolne, począwszy od jutra

## Opcje
option-first = od
    .description = Pierwszy dzień wolny, np. 24.12., jutro albo piątek
option-last = do
    .description = Ostatni dzień wolny (domyślnie tylko jeden dzień)
option-holiday = święto
    .description = Policz te dni jako święta, a nie urlop

done-away = Dodano dni wolne. W te dni twoje zegary będą stać, a twoja rzetelność na tym nie ucierpi.
done-back = Witaj z powrotem! Od jutra nie masz już dni wolnych.
away-heading = Twoje dni wolne
away-none = Nie masz zaplanowanych dni wolnych.
away-span = od { $first } do { $last }
away-stay = { $count ->
    [one] { $span }: { $kind }
   *[other] { $span }: { $kind }, { $count } dni
}
away-vacation = urlop
away-holiday = święto
away-vacation-left = Pozostały urlop na rok { $year }: { $left } z { $most } dni.
away-holidays-left = Pozostałe dni świąteczne na rok { $year }: { $left }.
away-hint = `/wolne dni` dodaje dni wolne, a `/wolne usuń` usuwa wszystkie od jutra. W `/ustawienia ja` możesz włączyć automatyczne wykorzystywanie urlopu, zanim skończy ci się czas.

## Czego nie można
refusal-days-reversed = Ostatni dzień wypada przed pierwszym.
refusal-day-past = Dni wolne mogą zaczynać się najwcześniej dzisiaj ({ $today }).
refusal-day-too-far = Dni wolne możesz dodać najwyżej na { $days } dni naprzód.
refusal-vacation-spent = { $left ->
    [0] Cały urlop na rok { $year } na tym serwerze jest już wykorzystany ({ $most } dni).
    [one] Nie masz tylu dni urlopu: na rok { $year } został ci na tym serwerze jeden dzień z { $most }.
    [few] Nie masz tylu dni urlopu: na rok { $year } zostały ci na tym serwerze { $left } dni z { $most }.
   *[other] Nie masz tylu dni urlopu: na rok { $year } zostało ci na tym serwerze { $left } dni z { $most }.
}
refusal-holidays-spent = { $left ->
    [0] Wszystkie dni świąteczne na rok { $year } są już wykorzystane ({ $most } dni).
    [one] Nie masz tylu dni świątecznych: na rok { $year } został ci jeden z { $most }.
    [few] Nie masz tylu dni świątecznych: na rok { $year } zostały ci { $left } z { $most }.
   *[other] Nie masz tylu dni świątecznych: na rok { $year } zostało ci { $left } z { $most }.
}
refusal-not-away = Od jutra nie masz zaplanowanych żadnych dni wolnych.
