### Revanchen.

## Schaltflächen
button-rematch = Revanche

## Getan
rematch-opened = { $match }: Die Revanche ist eröffnet. Alle rücken einen Platz weiter. { $count ->
    [0] {""}
   *[other] Eingeladen: { $people }. Drück zum Mitspielen auf *Revanche* oder *Mitspielen*.
}{ $gone }
rematch-gone = { $count ->
    [one] { $people } ist nicht mehr auf diesem Server. Setz einen Roboter auf den freien Platz oder lade jemand anderen ein.
   *[other] { $people } sind nicht mehr auf diesem Server. Setz Roboter auf die freien Plätze oder lade andere ein.
}
rematch-joined = Du spielst in der Revanche mit: { $match }.
rematch-there = Zur Revanche: { $match }

## Was nicht geht
slip-rematch-in-private = Eine Revanche kannst du nur auf dem Server starten: Drück dort unter dem Endstand der Partie auf *Revanche*.
slip-rematch-busy = Hier läuft gerade eine andere Partie: { $match }. Drück auf *Revanche*, wenn sie zu Ende ist, oder eröffne mit `/spiel eröffnen` einen Tisch in einem Thread.
refusal-rematch-not-over = Diese Partie ist noch nicht zu Ende.
refusal-rematch-players-only = Nur wer diese Partie zu Ende gespielt hat, kann eine Revanche starten.
refusal-rematch-time-control = Das Tempo dieser Partie ist auf diesem Server nicht mehr erlaubt. Mit `/spiel eröffnen` kannst du einen Tisch mit einem anderen Tempo eröffnen.
