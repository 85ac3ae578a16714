### Oglądanie partii.

## Polecenia
command-share = udostępnij
    .description = Zrób z zakończonej partii kartę do pokazania innym
command-film = film
    .description = Pobierz całą partię jako film
command-board = plansza
    .description = Pokaż planszę jako obraz
command-text = opis
    .description = Pokaż planszę słowami
command-log = dziennik
    .description = Zobacz przebieg partii
command-games = moje-partie
    .description = Zobacz swoje partie i czyja w nich tura

## Pomoc
help-looking = **Oglądanie.** `/plansza` pokazuje obraz, `/opis` to samo słowami, `/dziennik` przebieg partii. `/co-nowego` pokazuje, co się stało od twojej ostatniej tury i jak zmieniły się twoje możliwości, `/powtórka` prowadzi przez partię krok po kroku, od początku albo od wybranej rundy. `/moje-partie` pokazuje twoje partie i czyja w nich tura. `/gra sprawdź` sprawdza zakończoną partię, `/gra zapis` daje jej ruchy w pliku. `/gra udostępnij` robi z zakończonej partii kartę, a `/gra film` z każdej film.

## Przyciski
button-board = Plansza
button-log = Dziennik
button-text = Słowami

## Oglądanie
log-heading = { $match }: dziennik, strona { $page } z { $pages }
log-empty = Nic się jeszcze nie wydarzyło.
log-first = ⏮ Początek
log-latest = Najnowsze ⏭
log-page = Strona { $page }
mine-none = Nie grasz w żadnej partii. Stół otworzysz przez `/gra otwórz`.
mine-heading = { $count ->
    [0] Żadna twoja partia teraz nie trwa
    [one] Twoja partia
    [few] Twoje { $count } partie
   *[other] Twoje partie ({ $count })
}{ $waiting ->
    [0] {""}
    [one] , jedna czeka na ciebie
    [few] , { $waiting } czekają na ciebie
   *[other] , { $waiting } czeka na ciebie
}
mine-page = { $heading }, strona { $page } z { $pages }
mine-finished-lately = Niedawno zakończone

## Czego nie można
refusal-no-picture = Nie udało się narysować tego obrazu. Partię pokazują `/plansza` i `/opis`.
refusal-no-chapter = W tej części partii nic się nie wydarzyło.
