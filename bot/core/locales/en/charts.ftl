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
chart-marks = Marks – { $marks }
chart-decided = { $first } before { $second }, points being equal: { $step }
chart-undecided = { $first } and { $second } are equal in everything so far; in the end a lot decides
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
chart-met-numbers = Below each sign: the number of the table.
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

## Profile
chart-profile = Matches on { $server }
chart-profile-note = The band tells how far off the rating may have been. Only matches that are over count.
chart-rating = Rating
chart-seats = { $seats } seats
chart-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
chart-percent = { $number } %
chart-figure-played = played to the end
chart-figure-left = left early
chart-figure-share = of winners’ points
chart-figure-best = most points
chart-figure-seasons = seasons played
chart-figure-titles = titles won
chart-figure-peak = highest rating
chart-figure-longest = most firsts in a row
chart-figure-current = firsts in a row now
chart-figure-turn = usual time for a turn
chart-figure-kept = turns in time

## Head to head
chart-versus = Head to head
chart-versus-before = { $first } before { $second }
chart-versus-matches = matches
chart-versus-ahead = places ahead: { $first }
chart-versus-met = last match
chart-versus-last = The last matches of both
chart-versus-match = { $game }, match { NUMBER($number, useGrouping: 0) }, { $day }
chart-versus-note = Matches of this server count that both played from the start to the end.
chart-versus-none = No match that both played from the start to the end is over on this server.
chart-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
