### Nachdem die Datenbank wiederhergestellt wurde.

restored-running = Ich musste ein Backup meiner Datenbank vom { $absolute } wiederherstellen. { $moves ->
    [0] { $match } ist wieder am Anfang, vor dem ersten Zug. Meine späteren Nachrichten in diesem Kanal gelten nicht mehr.
   *[other] { $match } ist wieder auf dem Stand nach Zug { $moves }. Meine späteren Nachrichten in diesem Kanal gelten nicht mehr. Bitte spielt von dort weiter.
}
restored-open = Ich musste ein Backup meiner Datenbank vom { $absolute } wiederherstellen. { $match } ist wieder auf dem damaligen Stand, und meine späteren Nachrichten in diesem Kanal gelten nicht mehr. Bitte prüft, ob ihr eure Plätze noch habt.
restored-void = **Ungültig**: Diese Nachricht ist neuer als das Backup, auf das die Partie zurückgesetzt wurde.
