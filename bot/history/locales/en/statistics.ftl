### Head to head, and records.

## Commands
command-versus = versus
    .description = Somebody and I head to head: who came before whom in the matches both of us played here
command-records = records
    .description = The records of a game on this server, and how often each seat wins

## Help
help-statistics = **Figures.** `/versus` puts you and somebody else head to head, `/records` tells the records of a game on this server and how often each seat wins. Only matches that are over count.
slip-versus-oneself = That would be a draw. Name somebody else.

## Records
records-heading = Records: { $game }
records-none = No match that people played from the start to the end is over here yet.
records-best = Best score: **{ $value }** by { $names } (match { NUMBER($match, useGrouping: 0) }, { $seats } seats, { $day })
records-narrowest = Narrowest win: by **{ $value }** { $value ->
    [1] point
   *[other] points
}, { $names } (match { NUMBER($match, useGrouping: 0) }, { $seats } seats, { $day })
records-shortest = Shortest: **{ $value }**, { $names } (match { NUMBER($match, useGrouping: 0) }, { $seats } seats, { $day })
records-seats = **Firsts by seat**, tables of { $seats } ({ $count ->
    [one] { $count } match
   *[other] { $count } matches
}):
records-seats-few = Tables of { $seats }: { $count ->
    [one] { $count } match, too few
   *[other] { $count } matches, too few
} to tell how often each seat wins.
records-seat = seat { $seat }: **{ $share } %**, in truth between { $low } and { $high } % (95 % certain)
records-note = { $count ->
    [one] Of { $count } match that people played to the end, nobody leaving.
   *[other] Of the newest { $count } matches that people played to the end, nobody leaving.
}
