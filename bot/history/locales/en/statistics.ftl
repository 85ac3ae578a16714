### Head to head, and records.

## Commands
menu-versus = Head to head
command-versus = versus
    .description = Compare your results with another player’s in matches you both played
command-records = records
    .description = Show this server’s records for a game, and how often each seat wins

## Help
help-statistics = **Statistics.** `/versus` compares your results with another player’s, and `/records` shows this server’s records for a game and how often each seat wins. Only finished matches count.
slip-versus-oneself = You can’t compare your results with yourself. Choose another player.

## Records
records-heading = Records: { $game }
records-none = There are no records yet: no match on this server has been played to the end without substitutes.
records-best = Best score: **{ $value }** by { $names } (match { NUMBER($match, useGrouping: 0) }, { $seats } players, { $day })
records-narrowest = Narrowest win: **{ $value }** { $value ->
    [1] point
   *[other] points
} by { $names } (match { NUMBER($match, useGrouping: 0) }, { $seats } players, { $day })
records-shortest = Shortest match: **{ $value }**, { $names } (match { NUMBER($match, useGrouping: 0) }, { $seats } players, { $day })
records-seats = **Wins by seat**, { $seats } players ({ $count ->
    [one] { $count } match
   *[other] { $count } matches
}):
records-seats-few = { $seats } players: not enough matches for wins by seat ({ $count ->
    [one] { $count } match
   *[other] { $count } matches
}).
records-seat = seat { $seat }: **{ $share }%** (95% confidence interval: { $low }% to { $high }%)
records-note = { $count ->
    [one] Based on { $count } match played to the end without substitutes.
   *[other] Based on the latest { $count } matches played to the end without substitutes.
}
