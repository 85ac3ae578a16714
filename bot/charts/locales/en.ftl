### Pictures of leagues and of people, and what is read in their place. Letters in signs are one letter each, all different.

## Signs
chart-letter-champion = C
chart-letter-up = U
chart-letter-stays = S
chart-letter-down = D
chart-letter-out = X
chart-letter-new = N

## Standings
chart-title = { $league } · Division { $division }
chart-so-far = Season { $season } · { $over } of { $tables } tables are over
chart-final = Season { $season } · final standings
chart-head-still = can still be
chart-head-name = name
chart-head-tables = tables
chart-head-played = played
chart-head-firsts = firsts
chart-head-points = points
chart-stands-up = goes up, as things stand
chart-stands-down = goes down, as things stand
chart-stands-out = struck from the season
chart-ended-champion = champion
chart-ended-up = goes up
chart-ended-stays = stays
chart-ended-down = goes down
chart-ended-out = struck from the season
chart-mark-open = ring: still being played
chart-mark-left = cross: left early
chart-mark-void = dash: does not count
chart-marks = Tables. { $marks }
chart-decided = { $first } before { $second }, points being equal: { $step }
chart-told = { $place }. { $name }: { $points } points, { $played } of { $tables } played{ $more }.
chart-told-still = can still be { $places }
chart-told-champion = champion
chart-told-up = goes up
chart-told-down = goes down
chart-told-out = struck
chart-board-line = { $points } points · { $played }/{ $tables }

## Crosstable
chart-crosstable = Season { $season } · who came before whom
chart-met-beaten = came before them
chart-met-lost = came behind them
chart-met-tied = the same place
chart-met-tables = In brackets: the number of the table.
chart-met-nobody = has not met anybody yet
chart-told-met = { $name } came before others { $beaten }×, behind them { $lost }×, and shared a place { $tied }×.

## Pyramid
chart-pyramid-draw = Season { $season } · the draw
chart-pyramid-end = Season { $season } · how it ended
chart-tier = Tier { $tier }
chart-division = Division { $division }
chart-came-champion = champion of last season
chart-came-up = came up
chart-came-stays = was here
chart-came-down = came down
chart-came-new = new
chart-told-division = Division { $division }: { $people }.
