### Die Karte und der Film einer Partie, die zu Ende ist.

## Schaltflächen
button-share = Teilen
button-film = Film

## Beiträge
sharing-card = { $match }
sharing-film = { $match }: der Film
sharing-analysis = { $match }: was ein Roboter erwartete
sharing-failed-card = Die Karte zu { $match } ließ sich nicht zeichnen. *Teilen* versucht es noch einmal.
sharing-failed-film = Der Film zu { $match } ließ sich nicht zeichnen. *Film* versucht es noch einmal.
sharing-failed-analysis = Die Analyse von { $match } konnte nicht gezeichnet werden. *Teilen* versucht es noch einmal.

## Getan
sharing-coming-card = Die Karte erscheint gleich hier im Kanal.
sharing-coming-film = Der Film wird gezeichnet und erscheint in etwa einer Minute hier im Kanal.
sharing-coming-analysis = Die Analyse wird hier gleich veröffentlicht.
sharing-stands-card = Die Karte steht schon hier: { $link }
sharing-stands-film = Der Film steht schon hier: { $link }
sharing-stands-analysis = Die Analyse steht schon hier: { $link }

## Was nicht geht
refusal-sharing-not-over = Diese Partie ist noch nicht zu Ende.
refusal-sharing-players-only = Nur wer diese Partie gespielt hat, kann sie hier zeigen lassen. `/spiel teilen` und `/spiel film` zeigen sie dir allein.
