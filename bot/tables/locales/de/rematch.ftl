### Revanchen.

## Schaltflächen
button-rematch = Revanche

## Getan
rematch-opened = { $match } ist als Revanche eröffnet, die Sitzordnung ist um einen Platz weitergerückt. { $count ->
    [0] {""}
   *[other] Eingeladen: { $people }. Sie können mit *Revanche* oder *Mitspielen* beitreten.
}{ $gone }
rematch-gone = { $count ->
    [one] { $people } ist nicht mehr auf diesem Server. Der Platz ist frei für einen Roboter oder jemanden, den du einlädst.
   *[other] { $people } sind nicht mehr auf diesem Server. Ihre Plätze sind frei für Roboter oder andere, die du einlädst.
}
rematch-joined = Du hast einen Platz in der Revanche: { $match }.
rematch-there = Zur Revanche: { $match }

## Was nicht geht
slip-rematch-in-private = Eine Revanche kannst du nur auf dem Server starten: Drück dort unter dem Endstand der Partie auf *Revanche*.
slip-rematch-busy = Hier läuft gerade eine andere Partie: { $match }. Drück auf *Revanche*, wenn sie zu Ende ist, oder eröffne mit `/spiel eröffnen` einen Tisch in einem Thread.
refusal-rematch-not-over = Diese Partie ist noch nicht zu Ende.
refusal-rematch-players-only = Du hast diese Partie nicht zu Ende gespielt und kannst deshalb keine Revanche starten.
refusal-rematch-time-control = Das Tempo dieser Partie ist auf diesem Server nicht mehr erlaubt. Mit `/spiel eröffnen` kannst du ein anderes wählen.
