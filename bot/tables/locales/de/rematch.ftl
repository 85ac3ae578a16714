### Revanchen.

## Schaltflächen
button-rematch = Revanche

## Getan
rematch-opened = { $match } ist zur Revanche eröffnet, die Plätze um einen weitergerückt. { $count ->
    [0] {""}
   *[other] Eingeladen: { $people }. Mit *Revanche* oder *Mitspielen* setzen sie sich.
}{ $gone }
rematch-gone = { $count ->
    [one] { $people } ist nicht mehr auf diesem Server: Der Platz ist frei für einen Roboter oder für jemanden, den du einlädst.
   *[other] { $people } sind nicht mehr auf diesem Server: Ihre Plätze sind frei für Roboter oder für Leute, die du einlädst.
}
rematch-joined = Du hast einen Platz in der Revanche: { $match }.
rematch-there = Hier ist die Revanche: { $match }

## Was nicht geht
slip-rematch-in-private = Eine Revanche wird auf ihrem Server eröffnet: Drück dort *Revanche*, unter dem Endstand der Partie.
slip-rematch-busy = Hier läuft gerade eine andere Partie: { $match }. Drück noch einmal *Revanche*, wenn sie zu Ende ist, oder eröffne mit `/spiel eröffnen` einen Tisch in einem Thread.
refusal-rematch-not-over = Diese Partie ist noch nicht zu Ende.
refusal-rematch-players-only = Um eine Revanche bitten kann nur, wer diese Partie zu Ende gespielt hat.
refusal-rematch-time-control = Im Tempo dieser Partie wird auf diesem Server nicht mehr gespielt. `/spiel eröffnen` eröffnet einen Tisch in einem anderen.
