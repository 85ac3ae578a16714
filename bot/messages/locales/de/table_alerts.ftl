### Offene Tische.

## Befehle
command-tell-me = bescheid
    .description = Direktnachricht bekommen, wenn hier Tische eröffnet werden, höchstens einmal am Tag
option-stop = aufhören
    .description = Benachrichtigungen über offene Tische ausschalten

## Nachrichten
openings-news = { $count ->
    [one] Auf { $server } ist an einem Tisch ein Platz für dich frei:
   *[other] Auf { $server } ist an { $count } Tischen ein Platz für dich frei:
}
openings-stop = Du bekommst diese Nachricht höchstens einmal am Tag. Abbestellen kannst du sie mit `/spiel bescheid` und der Option `aufhören`.
done-openings = Du bekommst eine Direktnachricht, wenn hier Tische eröffnet werden, höchstens einmal am Tag.
done-openings-game = Du bekommst eine Direktnachricht, wenn hier Tische für { $game } eröffnet werden, höchstens einmal am Tag.
done-openings-stop = Du bekommst keine Benachrichtigungen über offene Tische mehr.

## Was nicht geht
refusal-openings-crowded = Auf diesem Server sind keine weiteren Benachrichtigungen über offene Tische möglich.
refusal-openings-not = Du hast hier keine Benachrichtigungen über offene Tische eingeschaltet.
