### Co mówi każda część bota. Nazwy poleceń pisane są małą literą i bez odstępów; `.description` to objaśnienie, które pokazuje Discord.

## Opcje
option-game = gra
    .description = Która gra
option-match = partia
    .description = Numer partii (domyślnie ta na tym kanale)
option-page = strona
    .description = Numer strony (domyślnie ostatnia)
option-player = gracz
    .description = O kogo chodzi

## Pomoc
help-figures = Wartości gry { $game } używane przez bota.
house-rules = **Zasady domowe.** Gra się tu inaczej, niż podaje instrukcja: { $differences }.
picture-invented = Częściowo zmyślone: w zapisie brakuje części wyników losowania, które widziało to miejsce ({ $count }).

## Partie
language = polski

## Ludzie
former-member = [usunięte konto]

## Przyciski
button-earlier = ◀ Wcześniej
button-later = Później ▶

## Czego nie można
slip-unknown-button = Nie znam tego przycisku. Może pochodzi z innej wersji bota; obecny stan pokazują `/ruch` i `/plansza`.
slip-unreadable-command = Nie mogę odczytać tego polecenia. Discord może jeszcze pokazywać jego starą wersję: uruchom go ponownie i spróbuj jeszcze raz.
slip-one-at-a-time = Jeszcze zajmuję się twoją poprzednią prośbą, więc ta nie została wykonana. Spróbuj za chwilę.
slip-one-film = Twój film jeszcze powstaje. O następny poproś, gdy ten będzie gotowy.
slip-unknown-time = „{ $given }” to nie godzina, którą umiem odczytać. Wpisz ją na przykład tak: 22:30 albo wybierz z listy.
slip-unknown-day = „{ $given }” to nie data, którą umiem odczytać. Wpisz ją na przykład tak: 2026-12-24 albo wybierz z listy. Dni wolne muszą mieć koniec, ale zawsze możesz dodać następne, a `/wolne usuń` kończy je wcześniej.

## Zaproszenie
invite-to-this-server = Nie należę do tego serwera, więc nie można tu rozgrywać partii. Osoba, która zarządza serwerem, może mnie [dodać]({ $link }).
invite-to-a-server = To polecenie działa tylko na serwerach. Jeśli zarządzasz serwerem, możesz [dodać mnie tam]({ $link }).

## Błędy innych
error-ours = Coś poszło nie tak. Z twojej partii nic nie zginęło. Osoba, która prowadzi bota, znajdzie ten błąd w dzienniku pod numerem { $number }.
error-database = Nie mogę teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę jeszcze raz.
error-database-broken = Moja baza danych jest uszkodzona lub jej brakuje, więc nic się nie zmieniło. Kolejna próba nie pomoże: daj znać osobie, która prowadzi tego bota.
error-database-lost = Połączenie z bazą danych zostało przerwane. Sprawdź, czy twoja zmiana się zapisała; jeśli nie, spróbuj za chwilę jeszcze raz.

## Tempo
time-control-blitz = błyskawiczne
time-control-daily = codzienne
time-control-relaxed = spokojne
time-control-own = własne
time-control-none = bez zegara
time-control-numbers = { $time-control }: { $bank }, + { $increment } za każdą turę, najwyżej { $cap }
card-time-control = Tempo ({ $time-control }): na początek { $bank }, + { $increment } za każdą turę, najwyżej { $cap }.
card-no-time-control = Ta partia toczy się bez zegara.
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
