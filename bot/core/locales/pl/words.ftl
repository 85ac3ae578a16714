### Co mówi każda część bota. Nazwy poleceń pisane są małą literą i bez odstępów; `.description` to objaśnienie, które pokazuje Discord.

## Opcje
option-game = gra
    .description = Wybierz grę
option-match = partia
    .description = Partia (domyślnie partia na tym kanale)
option-page = strona
    .description = Numer strony (domyślnie ostatnia)
option-player = gracz
    .description = Wybierz gracza

## Pomoc
help-figures = Wartości z instrukcji gry { $game }, których używa bot.
house-rules = **Zasady domowe.** To wydanie różni się od instrukcji: { $differences }.
picture-invented = Część obrazu uzupełniono losowo: w zapisie partii brakuje niektórych wyników losowania widocznych dla tego gracza ({ $count }).

## Partie
language = polski

## Ludzie
former-member = [usunięte konto]

## Przyciski
button-earlier = ◀ Wcześniej
button-later = Później ▶

## Czego nie można
slip-unknown-button = Ten przycisk nie jest obsługiwany. Może pochodzić z innej wersji bota. Aktualny stan gry pokazują `/ruch` i `/plansza`.
slip-unreadable-command = Nie rozumiem tego polecenia. Discord może jeszcze pokazywać jego starą wersję: uruchom Discorda ponownie i spróbuj jeszcze raz.
slip-one-at-a-time = Jeszcze wykonuję twoje poprzednie polecenie, więc nowe zostało pominięte. Spróbuj za chwilę.
slip-one-film = Twój poprzedni film jeszcze powstaje. Poproś o następny, gdy będzie gotowy.
slip-unknown-time = „{ $given }” to nieprawidłowa godzina. Wpisz na przykład 22:30 albo 10 wieczorem, albo wybierz z listy.
slip-unknown-day = „{ $given }” to nieprawidłowa data. Wpisz na przykład 24.12. albo piątek, albo wybierz z listy. Dni wolne muszą mieć datę końcową, ale zawsze możesz dodać następne, a `/wolne usuń` kończy je wcześniej.

## Zaproszenie
invite-to-this-server = Nie ma mnie na tym serwerze, więc nie można tu rozgrywać partii. Osoba, która zarządza serwerem, może mnie [dodać]({ $link }).
invite-to-a-server = To polecenie działa tylko na serwerach. Jeśli zarządzasz serwerem, możesz [dodać mnie tam]({ $link }).

## Błędy innych
slip-servers-only = To polecenie działa tylko na serwerach. W wiadomościach prywatnych swoje partie pokazuje `/partie moje`.
error-ours = Coś poszło nie tak po mojej stronie. Twoja partia jest bezpieczna. Osoba, która prowadzi bota, znajdzie ten błąd w logach pod numerem { $number }.
error-database = Nie mogę teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę jeszcze raz.
error-database-broken = Moja baza danych jest uszkodzona lub jej brakuje, więc nic się nie zmieniło. Kolejna próba nie pomoże: daj znać osobie, która prowadzi tego bota.
error-database-lost = Połączenie z bazą danych zostało przerwane. Sprawdź, czy twoja zmiana się zapisała; jeśli nie, spróbuj za chwilę jeszcze raz.
error-refused = Discord odrzucił tę odpowiedź, ale wszystko zostało zapisane.
error-refused-public = Gotowe, ale Discord odrzucił publiczną wiadomość na ten temat.
redaction-note = -# Discord odrzucił wersję tej wiadomości z nazwami i tekstami użytkowników. Litery oznaczają miejsca przy stole.
lost-match-message = Są nowości w twojej partii #{ $number }, ale nie masz już dostępu do jej kanału. Poproś o dostęp moderację serwera.

## Tempo
time-control-blitz = błyskawiczne
time-control-daily = codzienne
time-control-relaxed = spokojne
time-control-own = własne
time-control-none = bez zegara
time-control-numbers = { $time-control }: { $bank } plus { $increment } za każdą turę, najwyżej { $cap }
time-control-short = { $time-control }: { $bank } + { $increment }/tura
card-time-control = Tempo ({ $time-control }): na początek { $bank } plus { $increment } za każdą turę, najwyżej { $cap }.
card-no-time-control = Ta partia toczy się bez zegara.
duration-hours-short = { $count } h
duration-minutes-short = { $count } min
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
