### Namysł: próba i to, co zaplanowano z góry.

## Polecenia do namysłu
command-sandbox = próba
    .description = Wypróbuj ruchy na prywatnej kopii partii
command-plan = plan
    .description = Powiedz z góry, co ma się stać, gdy przyjdzie twoja kolej
command-plan-show = pokaż
    .description = Pokaż, co masz zaplanowane
command-plan-cancel = odwołaj
    .description = Niczego już nie planuj
command-plan-pass = pasuj
    .description = Pasuj w najbliższych turach, gdzie to możliwe
option-turns = tury
    .description = Ile tur; bez liczby do odwołania
option-this-round = tylko-ta-runda
    .description = Tylko do końca tej rundy

## Przyciski do namysłu
button-sandbox = Wypróbuj
button-plan-ahead = Zaplanuj
button-plan = Zaplanuj to
button-unplan = Odwołaj plan
button-throw-away = Wyrzuć

## Próba
sandbox-heading = { $match }: próba
sandbox-private = Widzisz to tylko ty i nic z tego nie dzieje się przy stole.
sandbox-tried = **Wypróbowane dotąd**
sandbox-line = { $who }: { $option }
sandbox-asked = Za gracza { $who }: { $prompt }
sandbox-hidden = Dalej potrzebne byłoby coś zakrytego: głębiej nie da się tego przemyśleć.
sandbox-over = Tutaj partia by się skończyła.
sandbox-moved-on = Partia poszła dalej. Próbujesz teraz od nowego stanu; z twoich prób zostało to, co nadal pasuje.
sandbox-thrown-away = Twoja próba jest znów pusta. Nic z niej nie wydarzyło się przy stole.

## Plany
plan-steps = ⏩ **Zaplanowane na twoją następną turę**, o ile będzie wtedy możliwe:
plan-pass = { $turns ->
    [one] ⏩ **Zaplanowane:** pasujesz w następnej turze.
    [few] ⏩ **Zaplanowane:** pasujesz w następnych { $turns } turach.
    [many] ⏩ **Zaplanowane:** pasujesz w następnych { $turns } turach.
   *[other] ⏩ **Zaplanowane:** pasujesz w następnych { $turns } turach.
}
plan-pass-on = ⏩ **Zaplanowane:** pasujesz do odwołania.
plan-pass-round = Po tej rundzie znów dostaniesz pytanie.
plan-asks = Gdzie to niemożliwe, dostaniesz pytanie. Nikt inny nie zobaczy planu, zanim zostanie wykonany.
plan-none = Nie masz nic zaplanowanego. *Zaplanuj* otwiera próbę: co wypróbujesz tam na następną turę, to możesz zaplanować.
plan-unfit = ⏩ To, co było zaplanowane, nie jest teraz możliwe; nic z tego się nie stało. Wybierz samodzielnie.
plan-stopped = ⏩ Plan powiódł się tylko częściowo. To, co już zrobione, nie jest zatwierdzone: graj dalej albo cofnij.
plan-failed = ⏩ Planu nie dało się wykonać; nic z niego się nie stało. Wybierz samodzielnie.
done-unplan = Nic już nie jest zaplanowane: { $match }.
told-planned = Zgodnie z planem:

## Czego nie można
refusal-plan-your-turn = Teraz twoja kolej: wybieraj. Następną turę możesz zaplanować, gdy ta się skończy.
refusal-plan-nothing = Najpierw wypróbuj własną następną turę: to ją można zaplanować.
refusal-plan-no-passing = W tej grze nie da się spasować, więc z góry też nie.
refusal-plan-turns = Z góry można spasować od 1 do { $most } tur albo pominąć liczbę.
refusal-no-plan = Nie masz nic zaplanowanego.
refusal-sandbox-full = Próba mieści najwyżej { $most } wyborów. Cofnij kilka albo zacznij od nowa.
