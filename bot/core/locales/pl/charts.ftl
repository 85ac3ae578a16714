### Obrazki lig i osób oraz to, co czyta się zamiast nich. Litery w znakach są pojedyncze i wszystkie różne.

## Znaki
chart-letter-champion = M
chart-letter-up = A
chart-letter-stays = Z
chart-letter-down = S
chart-letter-out = X
chart-letter-new = N

## Tabela
chart-title = { $league } · grupa { $division }
chart-so-far = Sezon { $season } · ukończone stoły: { $over } z { $tables }
chart-final = Sezon { $season } · tabela końcowa
chart-head-possible_places = możliwe
chart-head-name = nazwa
chart-head-tables = stoły
chart-head-played = partie
chart-head-firsts = wygrane
chart-head-points = punkty
chart-stands-up = awans (na teraz)
chart-stands-down = spadek (na teraz)
chart-stands-out = wykluczenie z sezonu
chart-ended-champion = mistrzostwo
chart-ended-up = awans
chart-ended-stays = bez zmian
chart-ended-down = spadek
chart-ended-out = wykluczenie z sezonu
chart-mark-open = pierścień: trwa
chart-mark-left = krzyżyk: opuszczony
chart-mark-void = kreska: nie liczy się
chart-marks = Znaki – { $marks }
chart-decided = { $first } przed { $second } mimo równej liczby punktów: { $step }
chart-undecided = { $first } i { $second }: na razie remis we wszystkim; na koniec decyduje los
chart-told = { $place }. { $name }: punkty { $points }, rozegrane { $played } z { $tables }{ $more }.
chart-told-still = możliwe miejsca: { $places }
chart-told-champion = mistrzostwo
chart-told-up = awans
chart-told-down = spadek
chart-told-out = wykluczenie
chart-board-line = pkt { $points } · { $played }/{ $tables }

## Tabela krzyżowa
chart-crosstable = Sezon { $season } · kto był przed kim
chart-met-beaten = przed nimi
chart-met-lost = za nimi
chart-met-tied = to samo miejsce
chart-met-tables = W nawiasie: numer stołu.
chart-met-numbers = Pod każdym znakiem: numer stołu.
chart-met-nobody = nikt jeszcze z nikim nie grał
chart-told-met = { $name }: { $beaten }× przed innymi, { $lost }× za nimi, { $tied }× na tym samym miejscu.

## Piramida
chart-pyramid-draw = Sezon { $season } · losowanie
chart-pyramid-end = Sezon { $season } · wyniki
chart-tier = Poziom { $tier }
chart-division = Grupa { $division }
chart-came-champion = mistrzostwo ostatniego sezonu
chart-came-up = awans
chart-came-stays = bez zmian
chart-came-down = spadek
chart-came-new = po raz pierwszy
chart-told-division = Grupa { $division }: { $people }.

## Profil
chart-profile = Partie na serwerze { $server }
chart-profile-note = Wstęga pokazuje niepewność rankingu. Liczą się tylko zakończone partie.
chart-rating = Ranking
chart-seats = miejsca: { $seats }
chart-matches = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
chart-percent = { $number }%
chart-figure-played = rozegrane do końca
chart-figure-left = porzucone
chart-figure-share = punktów zwycięzcy
chart-figure-best = najwięcej punktów
chart-figure-seasons = rozegrane sezony
chart-figure-titles = zdobyte tytuły
chart-figure-peak = najwyższy ranking
chart-figure-longest = najdłuższa seria wygranych
chart-figure-current = obecna seria wygranych
chart-figure-turn = typowy czas tury
chart-figure-kept = tury na czas

## Bezpośrednie starcia
chart-versus = Bezpośrednie starcia
chart-versus-before = { $first } przed { $second }
chart-versus-matches = partie
chart-versus-ahead = przewaga w miejscach: { $first }
chart-versus-met = ostatnia partia
chart-versus-last = Ostatnie wspólne partie
chart-versus-match = { $game }, partia { NUMBER($number, useGrouping: 0) }, { $day }
chart-versus-note = Liczą się partie na tym serwerze, które obie osoby rozegrały od początku do końca.
chart-versus-none = Na tym serwerze nie skończyła się jeszcze żadna partia, którą obie osoby rozegrały od początku do końca.
chart-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
