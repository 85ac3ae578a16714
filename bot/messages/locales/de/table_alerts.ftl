### Offene Tische.

## Befehle
command-tell-me = sag-mir
    .description = Per Direktnachricht erfahren, wenn hier Tische offen sind, höchstens einmal am Tag
option-stop = aufhören
    .description = Nicht mehr Bescheid sagen

## Nachrichten
openings-news = { $count ->
    [one] In { $server } ist an einem Tisch ein Platz für dich frei:
   *[other] In { $server } ist an { $count } Tischen ein Platz für dich frei:
}
openings-stop = Du wolltest von offenen Tischen hören, höchstens einmal am Tag. `/spiel sag-mir` mit der Option `aufhören` beendet das.
done-openings = Ich schreibe dir, wenn hier Tische offen sind, höchstens einmal am Tag.
done-openings-game = Ich schreibe dir, wenn hier Tische für { $game } offen sind, höchstens einmal am Tag.
done-openings-stop = Von offenen Tischen sage ich dir nichts mehr.

## Was nicht geht
refusal-openings-crowded = Hier stehen schon so viele auf der Liste, wie ich benachrichtigen kann.
refusal-openings-not = Von offenen Tischen hier erfährst du ohnehin nichts.
