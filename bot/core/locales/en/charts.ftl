### Charts of leagues and players, and their text versions. Each `chart-letter` is a single letter, and all are different.

## Symbols
chart-letter-champion = C
chart-letter-up = P
chart-letter-stays = S
chart-letter-down = R
chart-letter-out = X
chart-letter-new = N

## Standings
chart-title = { $league } · Division { $division }
chart-so-far = Season { $season } · { $over } of { $tables } tables finished
chart-final = Season { $season } · final standings
chart-head-possible_places = possible
chart-head-name = name
chart-head-points = points
chart-stands-up = promotion zone
chart-stands-down = relegation zone
chart-stands-out = disqualified
chart-ended-champion = champion
chart-ended-up = promoted
chart-ended-stays = stays
chart-ended-down = relegated
chart-ended-out = disqualified
chart-mark-open = ring: in progress
chart-mark-left = cross: left early
chart-mark-void = dash: does not count
chart-marks = Key: { $marks }
chart-decided = { $first } ranks ahead of { $second } on equal points (tie-break: { $step })
chart-undecided = { $first } and { $second } are tied on all criteria; lots will be drawn at the end
chart-told = { $place }. { $name }: { $points } points, { $played } of { $tables } played{ $more }.
chart-told-still = can still finish { $places }
chart-told-champion = champion
chart-told-up = promoted
chart-told-down = relegated
chart-told-out = disqualified
chart-board-line = { $points } points · { $played }/{ $tables }

## Crosstable
chart-crosstable = Season { $season } · head-to-head results
chart-met-beaten = finished ahead
chart-met-lost = finished behind
chart-met-tied = tied
chart-met-tables = In brackets: the table number.
chart-met-numbers = Below each mark: the table number.
chart-met-nobody = no results yet
chart-told-met = { $name } finished ahead { $beaten }×, behind { $lost }×, and tied { $tied }×.

## Pyramid
chart-pyramid-draw = Season { $season } · the draw
chart-pyramid-end = Season { $season } · final divisions
chart-tier = Tier { $tier }
chart-division = Division { $division }
chart-came-champion = last season’s champion
chart-came-up = promoted
chart-came-stays = stayed
chart-came-down = relegated
chart-came-new = new
chart-told-division = Division { $division }: { $people }.

## Profile
chart-profile = Matches on { $server }
chart-profile-note = The band shows how uncertain the rating was. Only finished matches count.
chart-rating = Rating
chart-seats = { $seats } players
chart-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
chart-percent = { $number }%
chart-figure-played = finished
chart-figure-won = Won
chart-figure-draw = Drawn
chart-figure-lost = Lost
chart-figure-left = left early
chart-figure-share = of the winner’s points
chart-figure-best = best score
chart-figure-seasons = seasons played
chart-figure-titles = titles won
chart-figure-peak = highest rating
chart-figure-longest = longest winning streak
chart-figure-current = current winning streak
chart-figure-turn = typical time per turn
chart-figure-kept = turns on time

## Head to head
chart-versus = Head to head
chart-versus-before = { $first } ahead of { $second }
chart-versus-matches = matches
chart-versus-ahead = avg. places ahead: { $first }
chart-versus-met = last match
chart-versus-last = Last matches against each other
chart-versus-match = { $game }, match { NUMBER($number, useGrouping: 0) }, { $day }
chart-versus-note = Only matches on this server that both players played from start to finish count.
chart-versus-none = There are no matches on this server yet that both players played from start to finish.
chart-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
