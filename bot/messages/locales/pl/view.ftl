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
command-games = partie
    .description = Twoje partie, otwarte stoły i zakończone partie
command-games-mine = moje
    .description = Zobacz swoje partie i sprawdź, czyja jest tura
command-games-open = otwarte
    .description = Pokaż otwarte stoły, do których możesz dołączyć

## Pomoc
help-looking = **Oglądanie partii.** `/plansza` pokazuje planszę jako obraz, `/opis` opisuje ją słowami, a `/dziennik` zawiera wszystkie wydarzenia. `/co-nowego` pokazuje, co się stało od twojej ostatniej tury i jak zmieniły się twoje możliwości, a `/powtórka` prowadzi przez partię krok po kroku, od początku albo od wybranej rundy. `/partie moje` pokazuje twoje partie i to, czyja jest tura, `/partie otwarte` otwarte stoły, do których możesz dołączyć, a `/partie zakończone` wyszukuje zakończone partie. `/gra sprawdź` sprawdza zakończoną partię, a `/gra zapis` pozwala pobrać jej ruchy jako plik. `/gra udostępnij` tworzy kartę zakończonej partii, a `/gra film` film z dowolnej partii.

## Przyciski
button-board = Plansza
button-log = Dziennik
button-text = Opis
button-open-match = Otwórz

## Oglądanie
log-heading = { $match }: dziennik, strona { $page } z { $pages }
log-empty = Nic się jeszcze nie wydarzyło.
log-first = ⏮ Początek
log-latest = Najnowsze ⏭
log-page = Strona { $page }
mine-none = Nie grasz w żadnej partii. Stół otworzysz poleceniem `/gra otwórz`, a znajdziesz poleceniem `/szukaj`.
mine-heading = { $count ->
    [0] Nie grasz teraz w żadnej partii
    [one] Twoja partia
    [few] Twoje { $count } partie
   *[other] Twoje partie ({ $count })
}{ $waiting ->
    [0] {""}
    [one] { $count ->
        [1] {" "}czeka na ciebie
       *[other] , jedna czeka na ciebie
    }
    [few] , { $waiting } czekają na ciebie
   *[other] , { $waiting } czeka na ciebie
}
mine-page = { $heading }, strona { $page } z { $pages }
mine-finished-lately = Niedawno zakończone

## Czego nie można
refusal-no-picture = Nie udało się utworzyć obrazu. Partię zobaczysz poleceniem `/plansza` albo `/opis`.
refusal-no-chapter = Nic się nie wydarzyło w tej części partii.

## Open tables
option-pace = tempo
    .description = Tylko otwarte stoły z tym limitem czasu
option-kind = ranking
    .description = Tylko rankingowe albo tylko nierankingowe otwarte stoły
choice-rated-tables = rankingowe
choice-casual-tables = nierankingowe
open-tables-heading = { $count ->
    [one] { $count } otwarty stół
    [few] { $count } otwarte stoły
   *[many] { $count } otwartych stołów
}
open-tables-none = Nie ma pasującego otwartego stołu, do którego możesz dołączyć. Otwórz własny poleceniem `/gra otwórz` albo włącz powiadomienia o nowych: `/gra daj-znać`.
open-tables-seats = zajęte miejsca: { $taken } z { $seats }
open-tables-rated = rankingowa
