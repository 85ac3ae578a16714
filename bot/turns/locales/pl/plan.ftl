### Co zaplanowano z góry.

## Polecenia
command-plan = plan
    .description = Powiedz z góry, co ma się stać, gdy przyjdzie twoja kolej
command-plan-show = pokaż
    .description = Pokaż, co masz zaplanowane
command-plan-cancel = odwołaj
    .description = Odwołaj swój plan
command-plan-pass = pasuj
    .description = Pasuj w najbliższych turach, gdzie to możliwe
option-turns = tury
    .description = Ile tur; bez liczby jedna
option-until-i-say = do-odwołania
    .description = Pasuj, dopóki nie powiesz inaczej
option-this-round = ta-runda
    .description = Pasuj do końca tej rundy; z liczbą najwyżej tyle razy

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
plan-pass-round = Po tej rundzie znów dostaniesz pytanie.
plan-pass-on-sure = Pasujesz w każdej turze, w której się da, dopóki nie powiesz inaczej: `/plan odwołaj`. Po drodze nikt cię nie zapyta, a spasowana tura przepada. Czy tego chcesz?
plan-pass-many-sure = Pasujesz w następnych { $turns } turach. Po drodze nikt cię nie zapyta, a spasowana tura przepada. Czy tego chcesz?
plan-asks = Gdzie to niemożliwe, dostaniesz pytanie. Nikt inny nie zobaczy planu, zanim zostanie wykonany.
plan-none = Nie masz nic zaplanowanego. *Zaplanuj* otwiera próbę: co wypróbujesz tam na następną turę, to możesz zaplanować.
plan-unmet = ⏩ Warunki twojego planu nie są teraz spełnione; nic z niego się nie stało. Wybierz samodzielnie.
plan-unfit = ⏩ To, co było zaplanowane, nie jest teraz możliwe; nic z tego się nie stało. Wybierz samodzielnie.
plan-stopped = ⏩ Plan powiódł się tylko częściowo. To, co już zrobione, nie jest zatwierdzone: graj dalej albo cofnij.
plan-failed = ⏩ Planu nie dało się wykonać; nic z niego się nie stało. Wybierz samodzielnie.
done-unplan = Nic już nie jest zaplanowane: { $match }.

## Czego nie można
refusal-plan-your-turn = Teraz twoja kolej: wybieraj. Następną turę możesz zaplanować, gdy ta się skończy.
refusal-plan-no-passing = W tej grze nie da się spasować, więc z góry też nie.
refusal-plan-turns = Z góry można spasować od 1 do { $most } tur albo z `do-odwołania`, dopóki nie powiesz inaczej.
refusal-no-plan = Nie masz nic zaplanowanego.
refusal-plan-lines = Plan może mieć najwyżej { $most } wiersze. Najpierw skreśl któryś.
