### Zurückblicken: eine Partie nachspielen, was seit dem eigenen letzten Zug geschah.

## Befehle
menu-replay = Rückschau ab hier
command-replay = rückschau
    .description = Eine Partie Schritt für Schritt nachspielen
command-catchup = neues
    .description = Was seit deinem letzten Zug passiert ist und wie sich deine Möglichkeiten geändert haben

## Schaltflächen
button-replay = Rückschau
button-catchup = Seit meinem letzten Zug
button-catchup-start = Seit Beginn
replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-forward = Weiter ▶
replay-last = Ende ⏭

## Die Rückschau
replay-heading = { $match }: Rückschau, { $number } von { $last }
replay-dealt = Ausgangslage vor dem ersten Zug.
replay-own-turn = Mein letzter Zug
replay-end = Endstand
replay-now = Aktueller Stand
replay-film = Jede Seite umfasst eine ganze Phase oder Runde. `/spiel film` zeigt die ganze Partie als Film, mit `/spiel aufzeichnung` bekommst du ihre Züge als Datei.

## Seit meinem letzten Zug
catchup-since-turn = { $match }: seit deinem letzten Zug ({ $at })
catchup-since-start = { $match }: seit Spielbeginn ({ $at })
catchup-since-phase = { $match }: letzte Phase (Beginn { $at })
catchup-nothing = Seitdem ist nichts passiert.
catchup-earlier = … davor ist noch mehr passiert; `/protokoll` zeigt alles.
catchup-then = **Davor**
catchup-now = **Jetzt**
catchup-options = Du bist am Zug. Deine Möglichkeiten:
catchup-compared = Du bist am Zug. Deine Möglichkeiten im Vergleich zum letzten Mal:
catchup-all = Möglichkeiten
catchup-loose = Weitere Möglichkeiten
catchup-kind = **{ $kind }**: { $count }
catchup-kind-same = **{ $kind }**: { $count }, wie vorher
catchup-kind-new = **{ $kind }**: { $count }, vorher keine
catchup-kind-gone = **{ $kind }**: keine mehr
catchup-new = Neu: { $options }
catchup-gone = Nicht mehr möglich: { $options }
catchup-changed = Geändert: { $options }
catchup-was = { $option } (vorher: { $was })
catchup-more = { $count } weitere
