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
chart-head-still = możliwe
chart-head-name = imię
chart-head-tables = stoły
chart-head-played = partie
chart-head-firsts = wygrane
chart-head-points = punkty
chart-stands-up = awans według stanu na teraz
chart-stands-down = spadek według stanu na teraz
chart-stands-out = skreślenie z sezonu
chart-ended-champion = mistrzostwo
chart-ended-up = awans
chart-ended-stays = zostaje
chart-ended-down = spadek
chart-ended-out = skreślenie z sezonu
chart-mark-open = pierścień: jeszcze trwa
chart-mark-left = krzyżyk: opuszczony
chart-mark-void = kreska: nie liczy się
chart-marks = Znaki – { $marks }
chart-decided = { $first } przed { $second } przy równych punktach: { $step }
chart-undecided = { $first } i { $second } są na razie równi we wszystkim; na koniec rozstrzyga los
chart-told = { $place }. { $name }: punkty { $points }, rozegrane { $played } z { $tables }{ $more }.
chart-told-still = możliwe miejsce { $places }
chart-told-champion = mistrzostwo
chart-told-up = awans
chart-told-down = spadek
chart-told-out = skreślenie
chart-board-line = pkt { $points } · { $played }/{ $tables }

## Tabela krzyżowa
chart-crosstable = Sezon { $season } · kto był przed kim
chart-met-beaten = przed nimi
chart-met-lost = za nimi
chart-met-tied = to samo miejsce
chart-met-tables = W nawiasie: numer stołu.
chart-met-numbers = Pod każdym znakiem: numer stołu.
chart-met-nobody = jeszcze nikogo nie było przy tym samym stole
chart-told-met = { $name }: { $beaten }× przed innymi, { $lost }× za nimi, { $tied }× na tym samym miejscu.

## Piramida
chart-pyramid-draw = Sezon { $season } · losowanie
chart-pyramid-end = Sezon { $season } · jak się skończył
chart-tier = Poziom { $tier }
chart-division = Grupa { $division }
chart-came-champion = mistrzostwo ostatniego sezonu
chart-came-up = awans
chart-came-stays = zostaje
chart-came-down = spadek
chart-came-new = po raz pierwszy
chart-told-division = Grupa { $division }: { $people }.

## Profil
chart-profile = Partie na serwerze { $server }
chart-profile-note = Wstęga pokazuje, o ile ranking mógł się mylić. Liczą się tylko zakończone partie.
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
chart-figure-longest = najwięcej wygranych z rzędu
chart-figure-current = teraz wygrane z rzędu
chart-figure-turn = zwykły czas na turę
chart-figure-kept = tury na czas

## Bezpośrednie starcia
chart-versus = Bezpośrednie starcia
chart-versus-before = { $first } przed { $second }
chart-versus-matches = partie
chart-versus-ahead = przewaga miejsc: { $first }
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
