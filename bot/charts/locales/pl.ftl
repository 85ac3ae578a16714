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
chart-marks = Stoły. { $marks }
chart-decided = { $first } przed { $second } przy równych punktach: { $step }
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
