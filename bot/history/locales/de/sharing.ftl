### Die Karte und der Film einer Partie, die zu Ende ist.

## Schaltflächen
button-share = Teilen
button-film = Film

## Beiträge
sharing-card = { $match }
sharing-film = { $match }: Film
sharing-analysis = { $match }: Analyse eines Roboters
sharing-failed-card = Die Karte zu { $match } konnte nicht erstellt werden. Mit *Teilen* kannst du es noch einmal versuchen.
sharing-failed-film = Der Film zu { $match } konnte nicht erstellt werden. Mit *Film* kannst du es noch einmal versuchen.
sharing-failed-analysis = Das Bild zur Analyse von { $match } konnte nicht erstellt werden. Mit *Teilen* kannst du es noch einmal versuchen.

## Getan
sharing-coming-card = Die Karte erscheint gleich hier im Kanal.
sharing-coming-film = Der Film wird erstellt und erscheint in etwa einer Minute hier im Kanal.
sharing-coming-analysis = Die Analyse erscheint gleich hier im Kanal.
sharing-stands-card = Die Karte wurde hier schon gepostet: { $link }
sharing-stands-film = Der Film wurde hier schon gepostet: { $link }
sharing-stands-analysis = Die Analyse wurde hier schon gepostet: { $link }

## Was nicht geht
refusal-sharing-not-over = Diese Partie ist noch nicht zu Ende.
refusal-sharing-players-only = Du hast in dieser Partie nicht mitgespielt und kannst sie hier nicht für alle posten. `/spiel teilen` und `/spiel film` zeigen sie nur dir.
