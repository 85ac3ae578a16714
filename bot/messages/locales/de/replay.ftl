### Zurückblicken: eine Partie nachspielen, was seit dem eigenen letzten Zug geschah.

## Befehle
command-replay = rückschau
    .description = Eine Partie von Anfang an Schritt für Schritt ansehen
command-catchup = seither
    .description = Was seit meinem letzten Zug geschah, und was das für meine Möglichkeiten heißt

## Schaltflächen
button-replay = Rückschau
button-catchup = Seit meinem letzten Zug
replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-forward = Weiter ▶
replay-last = Ende ⏭

## Die Rückschau
replay-heading = { $match }: Rückschau, { $number } von { $last }
replay-dealt = Der Tisch vor dem ersten Zug.
replay-own-turn = Mein letzter Zug
replay-end = Das Ende
replay-now = Wie es jetzt steht
replay-film = `/spiel film` zeigt die ganze Partie als Film, `/spiel aufzeichnung` liefert ihre Züge als Datei.

## Seit meinem letzten Zug
catchup-since-turn = { $match }: seit deinem letzten Zug ({ $at })
catchup-since-start = { $match }: seit Beginn der Partie ({ $at })
catchup-since-phase = { $match }: der jüngste Spielabschnitt (Beginn { $at })
catchup-nothing = Seither ist nichts geschehen.
catchup-earlier = … und davor noch mehr; alles steht im `/protokoll`.
catchup-then = **Damals**
catchup-now = **Jetzt**
catchup-options = Du bist am Zug. Zur Wahl stehen:
catchup-compared = Du bist am Zug. Verglichen mit dem letzten Mal, als du vor dieser Wahl standest:
catchup-all = Möglichkeiten
catchup-loose = Weitere Möglichkeiten
catchup-kind = **{ $kind }**: { $count }
catchup-kind-same = **{ $kind }**: { $count }, wie zuvor
catchup-kind-new = **{ $kind }**: { $count }, zuvor keine
catchup-kind-gone = **{ $kind }**: keine mehr
catchup-new = Neu: { $options }
catchup-gone = Nicht mehr da: { $options }
catchup-changed = Verändert: { $options }
catchup-was = { $option } (zuvor: { $was })
catchup-more = { $count } weitere
