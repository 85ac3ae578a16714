### Co zaplanowano z góry.

## Polecenia
command-plan = plan
    .description = Zaplanuj swoje następne tury
command-plan-show = pokaż
    .description = Pokaż swój plan
command-plan-cancel = odwołaj
    .description = Odwołaj swój plan
command-plan-pass = pasuj
    .description = Pasuj w najbliższych turach, gdzie to możliwe
option-turns = tury
    .description = Liczba tur (domyślnie jedna)
option-until-i-say = do-odwołania
    .description = Pasuj, dopóki nie odwołasz planu
option-this-round = ta-runda
    .description = Pasuj do końca tej rundy (z opcją `tury` najwyżej tyle razy)

## Przyciski
button-unplan = Odwołaj plan
button-drop-line = Skreśl { $line }.
button-pass-on = Tak, pasuję

## Plany
plan-steps = ⏩ **Zaplanowane na twoją następną turę**, o ile będzie wtedy możliwe:
plan-lines = { $lines ->
    [one] ⏩ **Zaplanowane na twoją następną turę**, jeśli warunek będzie wtedy spełniony:
   *[other] ⏩ **Zaplanowane na twoją następną turę**: pierwsze z tego, co będzie wtedy możliwe.
}
plan-line = **{ $line }.**
plan-line-if = { $lines ->
    [one] Tylko jeśli { $conditions }:
   *[other] **{ $line }.** Tylko jeśli { $conditions }:
}
plan-only-if = { $lines ->
    [one] Tylko jeśli…
   *[other] { $line }. Tylko jeśli…
}
plan-pass = { $turns ->
    [one] ⏩ **Zaplanowane:** pasujesz w następnej turze.
    [few] ⏩ **Zaplanowane:** pasujesz w następnych { $turns } turach.
    [many] ⏩ **Zaplanowane:** pasujesz w następnych { $turns } turach.
   *[other] ⏩ **Zaplanowane:** pasujesz w następnych { $turns } turach.
}
plan-pass-on = ⏩ **Zaplanowane:** pasujesz do odwołania.
plan-pass-round = Po tej rundzie znów wybierasz samodzielnie.
plan-pass-on-sure = Pasujesz w każdej możliwej turze, dopóki nie odwołasz planu: `/plan odwołaj`. Po drodze nie dostaniesz pytań, a spasowana tura przepada. Na pewno?
plan-pass-many-sure = Pasujesz w następnych { $turns } turach. Po drodze nie dostaniesz pytań, a spasowana tura przepada. Na pewno?
plan-asks = Jeśli nie będzie można spasować, wybierzesz samodzielnie. Przed wykonaniem planu nikt inny go nie zobaczy.
plan-none = Nie masz nic zaplanowanego. *Zaplanuj* pozwala wypróbować następną turę i zapisać ją jako plan.
plan-unmet = ⏩ Warunki twojego planu nie są teraz spełnione; nic z niego nie wykonano. Wybierz samodzielnie.
plan-unfit = ⏩ Twój plan nie jest teraz możliwy; nic z niego nie wykonano. Wybierz samodzielnie.
plan-stopped = ⏩ Plan udało się wykonać tylko częściowo. Wykonane ruchy nie są jeszcze zatwierdzone: graj dalej albo cofnij.
plan-failed = ⏩ Planu nie dało się wykonać; nic się nie zmieniło. Wybierz samodzielnie.
done-unplan = Plan odwołany: { $match }.

## Czego nie można
refusal-plan-your-turn = Teraz twoja tura: wybieraj. Następną możesz zaplanować, gdy ta się skończy.
refusal-plan-no-passing = W tej grze nie można pasować.
refusal-plan-turns = Możesz zaplanować pasowanie na 1 do { $most } tur albo z opcją `do-odwołania` bez końca.
refusal-no-plan = Nie masz nic zaplanowanego.
refusal-plan-lines = Plan może mieć najwyżej { $most } wiersze. Najpierw skreśl któryś.
