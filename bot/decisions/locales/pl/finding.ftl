### Szukanie stołu.

## Polecenia
command-find = szukaj
    .description = Znajdź odpowiedni stół: dostaniesz wiadomość, gdy się pojawi

## Formularz
find-heading = Szukanie stołu
find-intro = W co chcesz zagrać? Gdy pojawi się odpowiedni stół albo inni będą chcieli zagrać w to samo, zapytam cię raz. Miejsce dostaniesz dopiero po naciśnięciu *Dołącz*.
find-server = Serwer
find-games = Gry
find-seats-any = dowolna liczba
find-days = Jak długo szukać
find-days-option = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
find-searching = **Szukasz stołu na serwerze { $server }** od { $since } do { $until }. Każda zmiana przesuwa cię na koniec kolejki.
find-resting = Następna propozycja pojawi się najwcześniej { $until }.
find-only-filling = Nie możesz tam otwierać stołów, więc zaproponuję ci tylko stoły otwarte przez innych.
find-quiet = Masz wyłączone powiadomienia, więc do ciebie nie napiszę. Zaglądaj tu co jakiś czas: każda propozycja jest ważna przez dobę.
button-find-start = Zacznij szukać
button-find-stop = Przestań szukać
button-find-newcomers-yes = Początkujący: tak
button-find-newcomers-no = Początkujący: nie
button-find-refuse = Nie, dziękuję
button-find-show = Pokaż propozycję

## Propozycje
find-ask = { $person }, mam dla ciebie stół:
find-ask-public = { $person }, mam dla ciebie propozycję. Widzisz ją tylko ty.
find-terms = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, { $pace }, { $kind }
find-offer = **{ $terms }**
find-offer-new = Inni też chcą tak zagrać. Stół otworzy osoba, która pierwsza naciśnie *Dołącz*.
find-offer-open = Zajęte miejsca: { $taken } z { $seats } – { $match }
find-answer-by = Odpowiedz do { $until } ({ $relative }). W przeciwnym razie szukanie się zakończy.
find-closed-joined = Masz miejsce przy tym stole. Miłej gry!
find-closed-refused = Propozycja odrzucona.
find-closed-expired = Nie było odpowiedzi w terminie, więc szukanie się zakończyło. Aby szukać ponownie, użyj `/szukaj`.
find-closed-taken = Ten stół nie jest już dostępny. Szukanie trwa dalej.
find-closed-ended = Szukanie zakończone.
find-ended-expired = { $person }, szukanie na serwerze { $server } zakończyło się bez znalezienia stołu. Aby szukać ponownie, użyj `/szukaj`.
find-ended-limit = { $person }, masz już maksymalną liczbę partii na serwerze { $server }, więc szukanie stołu się zakończyło.

## Potwierdzenia
done-find = Szukanie trwa. Dam ci znać, gdy znajdzie się stół dla ciebie.
done-find-changed = Zapisano. Jesteś teraz na końcu kolejki.
done-find-stopped = Szukanie zakończone.
done-find-opened = Stół { $match } jest otwarty. Pozostali dostali już propozycję.
done-find-joined = Masz miejsce przy stole { $match }.
done-find-started = Zajmujesz ostatnie wolne miejsce, więc zaczyna się partia { $match }.
done-find-refused = Propozycja odrzucona. Szukanie trwa dalej, ale przez 12 godzin nie dostaniesz następnej propozycji.
done-find-refused-last = To już trzecia odrzucona propozycja, więc szukanie się zakończyło. Aby szukać ponownie, użyj `/szukaj`.

## Pomoc
help-find = **Szukanie stołu.** W `/szukaj` wybierasz, w co chcesz zagrać. Gdy pojawi się odpowiedni stół albo inni będą chcieli zagrać w to samo, zapytam cię raz i dołączysz jednym kliknięciem. Działa to też w wiadomościach prywatnych ze mną.

## Czego nie można
refusal-find-gone = Ten stół nie jest już dostępny. Jeśli nadal szukasz, dostaniesz następną propozycję, gdy się pojawi.
refusal-find-opening = Ktoś inny właśnie otwiera ten stół. Za chwilę naciśnij *Dołącz* jeszcze raz.
refusal-find-pace = Na tym serwerze nie jest dozwolone żadne z wybranych temp.
refusal-find-seats = W żadną z wybranych gier nie da się grać w tyle osób.
refusal-find-searching = Już szukasz stołu. Swoje szukanie zobaczysz poleceniem `/szukaj`.
refusal-find-not-searching = Nie szukasz teraz stołu.
refusal-too-often-find = W ciągu ostatniej godziny szukanie było uruchamiane lub zmieniane już { $most ->
    [one] { $most } raz
   *[other] { $most } razy
}. Spróbuj później.
slip-find-no-server = Nie znam serwera, na którym możesz ze mną grać. Użyj najpierw `/szukaj` na serwerze.
