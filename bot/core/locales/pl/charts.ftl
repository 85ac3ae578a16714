### Obrazki lig i osób oraz to, co czyta się zamiast nich. Litery w znakach są pojedyncze i wszystkie różne.

## Znaki
chart-letter-champion = M
chart-letter-up = A
chart-letter-stays = U
chart-letter-down = S
chart-letter-out = X
chart-letter-new = D

## Tabela
chart-title = { $league } · grupa { $division }
chart-so-far = Sezon { $season } · ukończone stoły: { $over } z { $tables }
chart-final = Sezon { $season } · tabela końcowa
chart-head-possible_places = możliwe
chart-head-name = gracz
chart-head-points = punkty
chart-stands-up = strefa awansu
chart-stands-down = strefa spadkowa
chart-stands-out = wykluczenie z sezonu
chart-ended-champion = mistrzostwo
chart-ended-up = awans
chart-ended-stays = utrzymanie
chart-ended-down = spadek
chart-ended-out = wykluczenie z sezonu
chart-mark-open = kółko: partia trwa
chart-mark-left = krzyżyk: partia porzucona
chart-mark-void = kreska: partia się nie liczy
chart-marks = Legenda: { $marks }
chart-decided = { $first } wyprzedza gracza { $second } przy równej liczbie punktów (kryterium: { $step })
chart-undecided = { $first } i { $second } mają na razie ten sam wynik we wszystkich kryteriach; na koniec rozstrzygnie losowanie
chart-told = { $place }. { $name }: { $points } pkt, rozegrane partie: { $played } z { $tables }{ $more }.
chart-told-still = możliwe lokaty: { $places }
chart-told-champion = mistrzostwo
chart-told-up = awans
chart-told-down = spadek
chart-told-out = wykluczenie
chart-board-line = { $points } pkt · { $played }/{ $tables }

## Tabela krzyżowa
chart-crosstable = Sezon { $season } · bezpośrednie starcia
chart-met-beaten = wyższa lokata
chart-met-lost = niższa lokata
chart-met-tied = ta sama lokata
chart-met-tables = W nawiasie: numer stołu.
chart-met-numbers = Pod każdym znakiem: numer stołu.
chart-met-nobody = nie ma jeszcze wyników
chart-told-met = { $name }: wyższa lokata { $beaten }×, niższa { $lost }×, ta sama { $tied }×.

## Piramida
chart-pyramid-draw = Sezon { $season } · losowanie
chart-pyramid-end = Sezon { $season } · wyniki końcowe
chart-tier = Poziom { $tier }
chart-division = Grupa { $division }
chart-came-champion = mistrzostwo w poprzednim sezonie
chart-came-up = awans
chart-came-stays = utrzymanie
chart-came-down = spadek
chart-came-new = debiut
chart-told-division = Grupa { $division }: { $people }.

## Profil
chart-profile = Partie na serwerze { $server }
chart-profile-note = Pasmo pokazuje niepewność rankingu. Liczą się tylko zakończone partie.
chart-rating = Ranking
chart-seats = liczba graczy: { $seats }
chart-matches = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
chart-percent = { $number }%
chart-figure-played = rozegrane do końca
chart-figure-won = Wygrane
chart-figure-draw = Zremisowane
chart-figure-lost = Przegrane
chart-figure-left = porzucone
chart-figure-share = wyniku zwycięzcy
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
chart-versus-ahead = śr. przewaga w lokatach: { $first }
chart-versus-met = ostatnia partia
chart-versus-last = Ostatnie wspólne partie
chart-versus-match = { $game }, partia { NUMBER($number, useGrouping: 0) }, { $day }
chart-versus-note = Liczą się partie na tym serwerze, które obie osoby rozegrały od początku do końca.
chart-versus-none = Na tym serwerze nie ma jeszcze zakończonej partii, którą obie osoby rozegrały od początku do końca.
chart-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
