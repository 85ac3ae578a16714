### Direkter Vergleich und Rekorde.

## Befehle
command-versus = vergleich
    .description = Jemand und ich im direkten Vergleich: wer in unseren gemeinsamen Partien hier vor wem war
command-records = rekorde
    .description = Die Rekorde eines Spiels auf diesem Server, und wie oft jeder Platz gewinnt

## Hilfe
help-statistics = **Zahlen.** `/vergleich` zeigt dich und jemand anderen im direkten Vergleich, `/rekorde` die Rekorde eines Spiels auf diesem Server und wie oft jeder Platz gewinnt. Es zählen nur beendete Partien.
slip-versus-oneself = Das ginge unentschieden aus. Nenne jemand anderen.

## Rekorde
records-heading = Rekorde: { $game }
records-none = Hier ist noch keine Partie zu Ende, die Leute von Anfang bis Ende gespielt haben.
records-best = Bestes Ergebnis: **{ $value }** von { $names } (Partie { NUMBER($match, useGrouping: 0) }, { $seats } Plätze, { $day })
records-narrowest = Knappster Sieg: mit **{ $value }** { $value ->
    [1] Punkt
   *[other] Punkten
} Vorsprung, { $names } (Partie { NUMBER($match, useGrouping: 0) }, { $seats } Plätze, { $day })
records-shortest = Am kürzesten: **{ $value }**, { $names } (Partie { NUMBER($match, useGrouping: 0) }, { $seats } Plätze, { $day })
records-seats = **Siege nach Platz am Tisch**, Tische zu { $seats } ({ $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}):
records-seats-few = Tische zu { $seats }: { $count ->
    [one] { $count } Partie, zu wenig
   *[other] { $count } Partien, zu wenige
}, um zu sagen, wie oft jeder Platz gewinnt.
records-seat = Platz { $seat }: **{ $share } %**, in Wahrheit zwischen { $low } und { $high } % (zu 95 % sicher)
records-note = { $count ->
    [one] Aus { $count } Partie, die Leute zu Ende gespielt haben, ohne dass jemand ging.
   *[other] Aus den neuesten { $count } Partien, die Leute zu Ende gespielt haben, ohne dass jemand ging.
}
