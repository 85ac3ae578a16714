### Offene Tische.

## Befehle
command-tell-me = bescheid
    .description = Direktnachricht bekommen, wenn hier Tische offen sind, höchstens einmal am Tag
option-stop = aufhören
    .description = Keine Direktnachrichten zu offenen Tischen mehr

## Nachrichten
openings-news = { $count ->
    [one] Auf { $server } ist an einem Tisch ein Platz für dich frei:
   *[other] Auf { $server } ist an { $count } Tischen ein Platz für dich frei:
}
openings-stop = Du bekommst diese Nachricht höchstens einmal am Tag. Abbestellen kannst du sie mit `/spiel bescheid` und der Option `aufhören`.
done-openings = Du bekommst eine Direktnachricht, wenn hier Tische offen sind, höchstens einmal am Tag.
done-openings-game = Du bekommst eine Direktnachricht, wenn hier Tische für { $game } offen sind, höchstens einmal am Tag.
done-openings-stop = Du bekommst keine Nachrichten zu offenen Tischen mehr.

## Was nicht geht
refusal-openings-crowded = Die Liste für Benachrichtigungen ist hier schon voll.
refusal-openings-not = Du hast hier keine Nachrichten zu offenen Tischen bestellt.
