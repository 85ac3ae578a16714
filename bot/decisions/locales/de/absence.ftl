### Was aus einem Platz wird, dessen Spieler fehlt.

told-voted = Die anderen haben entschieden: Ein Roboter, { $new }, spielt für { $who } weiter.
told-absent = Niemand hat anders entschieden: Ein Roboter, { $new }, spielt für { $who } weiter.
told-waits = Die anderen haben beschlossen, auf { $who } zu warten.
told-wanted = Die anderen suchen Ersatz für { $who }.
told-stands-in = Ein Roboter spielt diesen Zug für { $who }.
told-renewed = Ab hier spielt eine neuere Fassung des Roboters für { $who }.
told-relieved = Der Roboter von { $who } hat nicht rechtzeitig geantwortet: Diesen Zug spielt ein schnellerer.

## Fragen
question-absent = Die Zeit von { $who } ist abgelaufen. Wie soll es weitergehen? Bis das entschieden ist, kann { $who } noch ziehen.
question-wanted = Ersatz für { $who } wird gesucht. Wer den Platz übernimmt, sieht, was { $who } sehen konnte. Bis dahin kann { $who } noch ziehen.
question-default-turn = Entscheidet niemand, spielt ein Roboter diesen Zug.
question-default-seat = Entscheidet niemand, übernimmt ein Roboter den Platz, bis { $who } zurückkehrt.
question-default-wait = Entscheidet niemand, wartet der Tisch weiter.
