### Co zaplanowano z góry.

## Polecenia
command-plan = plan
    .description = Zaplanuj swoją następną turę
command-plan-show = pokaż
    .description = Pokaż swój plan
command-plan-cancel = odwołaj
    .description = Odwołaj swój plan
command-plan-pass = pasuj
    .description = Automatycznie pasuj w następnych turach, jeśli to możliwe
option-turns = tury
    .description = Liczba tur (domyślnie jedna)
option-until-i-say = do-odwołania
    .description = Pasuj, dopóki nie odwołasz planu
option-this-round = ta-runda
    .description = Pasuj do końca tej rundy (jeśli podasz liczbę tur: najwyżej tyle razy)

## Przyciski
button-unplan = Odwołaj plan
button-drop-line = Usuń wariant { $line }
button-pass-on = Tak, pasuję
button-keep-choice = Nie, chcę wybierać ruchy

## Plany
plan-steps = ⏩ **Zaplanowane na twoją następną turę**, o ile będzie to wtedy możliwe:
plan-lines = { $lines ->
    [one] ⏩ **Zaplanowane na twoją następną turę**, jeśli warunek będzie wtedy spełniony:
   *[other] ⏩ **Zaplanowane na twoją następną turę**: pierwszy z tych wariantów, który będzie wtedy możliwy:
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
    [one] ⏩ **Zaplanowane:** spasujesz w następnej turze.
    [few] ⏩ **Zaplanowane:** spasujesz w { $turns } następnych turach.
    [many] ⏩ **Zaplanowane:** spasujesz w { $turns } następnych turach.
   *[other] ⏩ **Zaplanowane:** spasujesz w { $turns } następnych turach.
}
plan-pass-on = ⏩ **Zaplanowane:** pasujesz, dopóki nie odwołasz planu.
plan-pass-round = Po tej rundzie znów wybierasz ruchy samodzielnie.
plan-pass-on-sure = Będziesz pasować w każdej turze, w której będzie to możliwe, dopóki nie odwołasz planu poleceniem `/plan odwołaj`. Bot nie zapyta cię przed każdą turą, a tury, w której spasujesz, nie rozegrasz już później. Na pewno?
plan-pass-many-sure = Spasujesz w { $turns } następnych turach. Bot nie będzie cię pytać przed każdą z nich, a spasowanej tury nie da się już później rozegrać. Na pewno?
plan-asks = **W przeciwnym razie: zapytaj mnie.** Jeśli nic z tego nie będzie możliwe, wybierzesz ruch samodzielnie. Przed wykonaniem planu nikt inny go nie zobaczy.
plan-none = Nie masz planu. *Krok po kroku* otwiera próbę: wypróbuj tam swoją następną turę i zapisz ją jako plan.
plan-none-goals = Nie masz planu. Wybierz, co ma się stać w twojej turze. Potem możesz dodać warunki i inne możliwości. Jeśli planu nie da się wykonać, wybierzesz ruch samodzielnie.
plan-goal = W mojej turze…
plan-goal-else = W przeciwnym razie…
plan-else-ask = W przeciwnym razie: zapytaj mnie
plan-else = W przeciwnym razie: „{ $goal }”
plan-pass-choose = Pasuj z góry…
plan-pass-turns = { $turns ->
    [one] Pasuj w mojej następnej turze
    [few] Pasuj w { $turns } następnych turach
    [many] Pasuj w { $turns } następnych turach
   *[other] Pasuj w { $turns } następnych turach
}
plan-pass-this-round = Pasuj do końca tej rundy
plan-pass-no-limit = Pasuj, dopóki nie odwołam planu
plan-failed-if = - { $steps } – niespełniony warunek: **tylko jeśli { $condition }**.
plan-failed-if-now = - { $steps } – niespełniony warunek: **tylko jeśli { $condition }**. Teraz: { $now }.
plan-failed-steps = - { $steps } – teraz nie jest to możliwe.
plan-choose-now = To twoja tura, a nic jeszcze nie zostało zagrane. Wybierz teraz ruch.
plan-unmet = ⏩ Warunki twojego planu nie są spełnione, więc nic z niego nie wykonano.
plan-unfit = ⏩ Twój plan nie jest już możliwy, więc nic z niego nie wykonano.
plan-stopped = ⏩ Twój plan udało się wykonać tylko częściowo. Wykonane ruchy nie są jeszcze zatwierdzone: graj dalej albo je cofnij.
plan-failed = ⏩ Twojego planu nie udało się wykonać. Wybierz teraz ruch.
done-unplan = Twój plan w partii { $match } został odwołany.

## Czego nie można
refusal-plan-your-turn = Teraz jest twoja tura: wybierz ruch. Następną turę zaplanujesz, gdy ta się skończy.
refusal-plan-no-passing = W tej grze nie można pasować, więc nie da się tego zaplanować.
refusal-plan-turns = Możesz zaplanować pasowanie w 1–{ $most } turach albo użyć opcji `do-odwołania`.
refusal-no-plan = Nie masz planu.
refusal-plan-lines = Plan może mieć najwyżej { $most } warianty. Najpierw usuń któryś z nich.
