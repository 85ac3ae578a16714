### Nachdem die Datenbank wiederhergestellt wurde.

restored-running = Ich musste auf eine Kopie meiner Datenbank zurückgehen, gemacht am { $absolute }. { $moves ->
    [0] { $match } steht wieder am Anfang: Noch hat niemand gezogen. Was ich hier danach geschrieben habe, gilt nicht.
   *[other] { $match } steht wieder nach Zug { $moves }. Was ich hier danach geschrieben habe, gilt nicht; bitte spielt von dort weiter.
}
restored-open = Ich musste auf eine Kopie meiner Datenbank zurückgehen, gemacht am { $absolute }. Bei { $match } ist alles wie damals; was ich hier später geschrieben habe, gilt nicht. Bitte seht nach, wer einen Platz hat.
restored-void = **Ungültig**: Dies erschien, nachdem die Kopie gemacht wurde, auf die die Partie zurückgegangen ist.
