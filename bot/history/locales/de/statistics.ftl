### Direkter Vergleich und Rekorde.

## Befehle
menu-versus = Direkter Vergleich
command-versus = vergleich
    .description = Dich mit jemandem direkt vergleichen: Wer lag in euren gemeinsamen Partien vorn?
command-records = rekorde
    .description = Rekorde eines Spiels auf diesem Server und Siegquoten nach Sitzplatz

## Hilfe
help-statistics = **Statistik.** `/vergleich` zeigt dich und jemand anderen im direkten Vergleich, `/rekorde` die Rekorde eines Spiels auf diesem Server und wie oft jeder Platz gewinnt. Es zählen nur beendete Partien.
slip-versus-oneself = Gegen dich selbst steht es immer unentschieden. Wähle jemand anderen.

## Rekorde
records-heading = Rekorde: { $game }
records-none = Hier gibt es noch keine vollständig gespielte Partie ohne Roboter.
records-best = Bestes Ergebnis: **{ $value }** von { $names } (Partie { NUMBER($match, useGrouping: 0) }, { $seats } Plätze, { $day })
records-narrowest = Knappster Sieg: { $names } mit **{ $value }** { $value ->
    [1] Punkt
   *[other] Punkten
} Vorsprung (Partie { NUMBER($match, useGrouping: 0) }, { $seats } Plätze, { $day })
records-shortest = Kürzeste Partie: **{ $value }**, { $names } (Partie { NUMBER($match, useGrouping: 0) }, { $seats } Plätze, { $day })
records-seats = **Siege nach Sitzplatz** an Tischen mit { $seats } Plätzen ({ $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}):
records-seats-few = Tische mit { $seats } Plätzen: { $count ->
    [one] { $count } Partie reicht
   *[other] { $count } Partien reichen
} noch nicht für eine Statistik nach Sitzplatz.
records-seat = Platz { $seat }: **{ $share } %** (mit 95 % Sicherheit zwischen { $low } und { $high } %)
records-note = { $count ->
    [one] Grundlage: { $count } vollständig gespielte Partie ohne Roboter.
   *[other] Grundlage: die letzten { $count } vollständig gespielten Partien ohne Roboter.
}
