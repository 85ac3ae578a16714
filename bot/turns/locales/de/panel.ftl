### Was man mit einer Partie tun kann.

## Befehle
command-match = partie
    .description = Alles, was du gerade mit einer Partie tun kannst

## Schaltflächen
button-match = Mehr …

## Wie sie steht
match-open = Ein offener Tisch: { $taken } von { $seats } Plätzen sind besetzt.
match-running = Die Partie läuft.
match-your-turn = Du bist am Zug.
match-waiting = Am Zug: { $who }.
match-damaged = Die Partie lässt sich gerade nicht lesen.
match-finished = Die Partie ist zu Ende.
match-cancelled = Die Partie wurde abgebrochen.

## Was jemand dort ist
match-free = Du sitzt hier noch nicht; ein Platz ist frei.
match-no-seat = Du sitzt hier nicht.
match-kept = Ein Roboter hält dir deinen Platz frei.
match-opener = Du hast diesen Tisch eröffnet.
