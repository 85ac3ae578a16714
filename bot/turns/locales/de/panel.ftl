### Was man mit einer Partie tun kann.

## Befehle
command-match = partie
    .description = Zeigen, was du gerade in einer Partie tun kannst

## Schaltflächen
button-match = Mehr …
button-panel-back = Zurück

## Wie sie steht
match-open = Offener Tisch, { $taken } von { $seats } Plätzen besetzt.
match-running = Die Partie läuft.
match-your-turn = Du bist am Zug.
match-answered = Du hast geantwortet.
match-waiting = Am Zug: { $who }.
match-damaged = Die Partie lässt sich gerade nicht laden.
match-on-hold = Die Partie pausiert, weil ihr Spiel gerade nicht geladen werden kann.
match-finished = Die Partie ist zu Ende.
match-cancelled = Die Partie wurde abgebrochen.

## Was jemand dort ist
match-free = Du spielst hier noch nicht mit, aber ein Platz ist frei.
match-eliminated = Du bist ausgeschieden.
match-no-seat = Du spielst hier nicht mit.
match-kept = Ein Roboter spielt für dich. Du kannst deinen Platz zurückholen.
match-opener = Du hast die Tischleitung.
