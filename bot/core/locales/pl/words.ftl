### Co mówi każda część bota. Nazwy poleceń pisane są małą literą i bez odstępów; `.description` to objaśnienie, które pokazuje Discord.

## Opcje
option-game = gra
    .description = Która gra
option-match = partia
    .description = Inna partia niż ta na tym kanale
option-page = strona
    .description = Która strona; bez numeru ostatnia
option-player = gracz
    .description = O kogo chodzi

## Pomoc
help-figures = Wydrukowane wartości gry { $game }, według których się tu gra.
house-rules = **Zasady domowe.** Gra się tu inaczej, niż podaje instrukcja: { $differences }.
picture-invented = Częściowo zmyślone: w zapisie brakuje części wyników losowania, które widziało to miejsce ({ $count }).

## Partie
language = polski

## Ludzie
former-member = dawny uczestnik

## Przyciski
button-earlier = ◀ Wcześniej
button-later = Później ▶

## Czego nie można
slip-unknown-button = Nie znam tego przycisku. Może pochodzi z innej mojej wersji; obecny stan pokazują `/ruch` i `/plansza`.
slip-unreadable-command = Nie mogę odczytać tego polecenia. Może Discord pokazuje jeszcze jego starą postać: uruchom go ponownie i spróbuj jeszcze raz.
slip-one-at-a-time = Proszę po kolei: jeszcze zajmuję się twoją wcześniejszą prośbą. Tego nie zrobiono.
slip-one-film = Twój film jeszcze się rysuje. Poproś o następny, gdy już tu będzie.
slip-unknown-time = Nie umiem odczytać „{ $given }” jako godziny. Napisz ją tak: 22:30 albo wybierz z listy.
slip-unknown-day = Nie umiem odczytać „{ $given }” jako dnia. Napisz go tak: 2026-12-24 albo wybierz z listy. Dni wolne muszą mieć koniec: „aż wrócę” się nie da, ale w każdej chwili możesz zaznaczyć więcej, a `/wolne wracam` kończy je wcześniej.

## Błędy innych
error-ours = Coś poszło u mnie nie tak. Z twojej partii nic nie zginęło. Osoba, która prowadzi bota, znajdzie to w dzienniku pod numerem { $number }.
error-database = Nie mogę teraz niczego zapisać, więc nic się nie stało. Spróbuj za chwilę jeszcze raz.
error-database-lost = Właśnie urwało się połączenie z bazą, w której wszystko zapisuję. Sprawdź, czy to, co robisz, zostało zapisane; jeśli nie, spróbuj za chwilę jeszcze raz.

## Tempo
time-control-blitz = błyskawiczne
time-control-daily = codzienne
time-control-relaxed = spokojne
time-control-own = własne
time-control-none = bez zegara
time-control-numbers = { $time-control }: { $bank }, co turę więcej o: { $increment }, najwyżej { $cap }
card-time-control = Tempo ({ $time-control }): na początek { $bank }, co turę więcej o: { $increment }, najwyżej { $cap }.
card-no-time-control = W tej partii nie chodzi żaden zegar.
duration-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
duration-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
duration-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}

## Ustawienia osoby
settings-no-time = brak
