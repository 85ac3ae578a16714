### Oglądanie partii.

## Polecenia
command-share = udostępnij
    .description = Pobierz zakończoną partię jako kartę do pokazania innym
command-film = film
    .description = Pobierz całą partię jako film
command-board = plansza
    .description = Pokaż planszę jako obraz
command-text = opis
    .description = Pokaż planszę słowami
command-log = dziennik
    .description = Pokaż, co się wydarzyło
command-games = moje-partie
    .description = Pokaż moje partie i czyja w nich kolej

## Pomoc
help-looking = **Oglądanie.** `/plansza` pokazuje obraz, `/opis` to samo słowami, `/dziennik` co się kiedy wydarzyło. `/co-nowego` mówi, co się stało od twojej ostatniej tury i co to zmienia w twoich możliwościach, `/powtórka` prowadzi przez partię krok po kroku od początku albo od razu do wybranej rundy. `/moje-partie` pokazuje twoje partie i czyja w nich kolej. `/gra sprawdź` przelicza zakończoną partię, `/gra zapis` daje jej ruchy w pliku. `/gra udostępnij` robi z zakończonej partii kartę, a `/gra film` z każdej film.

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
mine-none = Nie siedzisz przy żadnym stole. Stół otwiera `/gra otwórz`.
mine-heading = { $count ->
    [0] Nie toczy się żadna twoja partia
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
refusal-no-chapter = O tej części partii nie ma nic do opowiedzenia.
