### Oglądanie partii.

## Polecenia
command-share = udostępnij
    .description = Utwórz kartę zakończonej partii, którą możesz udostępnić
command-film = film
    .description = Pobierz całą partię jako film
command-board = plansza
    .description = Pokaż planszę jako obraz
command-text = opis
    .description = Opisz planszę słowami
menu-log = Dziennik od tego miejsca
command-log = dziennik
    .description = Pokaż dziennik partii
command-games = moje-partie
    .description = Zobacz swoje partie i sprawdź, czyja jest tura

## Pomoc
help-looking = **Oglądanie partii.** `/plansza` pokazuje planszę jako obraz, `/opis` opisuje ją słowami, a `/dziennik` zawiera wszystkie wydarzenia. `/co-nowego` pokazuje, co się stało od twojej ostatniej tury i jak zmieniły się twoje możliwości, a `/powtórka` prowadzi przez partię krok po kroku, od początku albo od wybranej rundy. `/moje-partie` pokazuje twoje partie i to, czyja jest tura. `/gra sprawdź` sprawdza zakończoną partię, a `/gra zapis` pozwala pobrać jej ruchy jako plik. `/gra udostępnij` tworzy kartę zakończonej partii, a `/gra film` film z dowolnej partii.

## Przyciski
button-board = Plansza
button-log = Dziennik
button-text = Opis

## Oglądanie
log-heading = { $match }: dziennik, strona { $page } z { $pages }
log-empty = Nic się jeszcze nie wydarzyło.
log-first = ⏮ Początek
log-latest = Najnowsze ⏭
log-page = Strona { $page }
mine-none = Nie grasz w żadnej partii. Stół otworzysz poleceniem `/gra otwórz`.
mine-heading = { $count ->
    [0] Nie grasz teraz w żadnej partii
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
refusal-no-picture = Nie udało się utworzyć obrazu. Partię zobaczysz poleceniem `/plansza` albo `/opis`.
refusal-no-chapter = Nic się nie wydarzyło w tej części partii.
