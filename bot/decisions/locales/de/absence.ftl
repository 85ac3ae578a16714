### Was aus einem Platz wird, dessen Spieler fehlt.

told-voted = Die anderen haben entschieden: Der Roboter { $new } spielt für { $who } weiter.
told-absent = Es gab keine Entscheidung: Der Roboter { $new } spielt für { $who } weiter.
told-waits = Die anderen haben beschlossen, auf { $who } zu warten.
told-wanted = Die anderen haben beschlossen, Ersatz für { $who } zu suchen.
told-stands-in = Ein Roboter spielt diesen Zug für { $who }.
told-renewed = Ab jetzt spielt eine neuere Version des Roboters für { $who }.
told-relieved = Der Roboter von { $who } hat nicht rechtzeitig geantwortet. Ein schnellerer Roboter übernimmt diesen Zug.

## Fragen
question-absent = Die Zeit von { $who } ist abgelaufen. Wie soll es weitergehen?
question-late-player = { $person }, du kannst noch ziehen, bis das entschieden ist.
question-wanted = Für { $who } wird Ersatz gesucht. Wer den Platz übernimmt, sieht alles, was { $who } sehen konnte. Bis jemand den Platz übernimmt, kann { $who } noch ziehen.
question-default-turn = Ohne Entscheidung spielt ein Roboter diesen Zug.
question-default-seat = Ohne Entscheidung übernimmt ein Roboter den Platz, bis { $who } zurückkommt.
question-default-wait = Ohne Entscheidung warten alle weiter.
