### Was aus einem Platz wird, dessen Spieler fehlt.

told-voted = Die anderen haben entschieden: Ein Roboter, { $new }, spielt für { $who } weiter.
told-absent = Niemand hat anders entschieden: Ein Roboter, { $new }, spielt für { $who } weiter.
told-waits = Die anderen haben beschlossen, auf { $who } zu warten.
told-wanted = Die anderen suchen Ersatz für { $who }.
told-stands-in = Ein Roboter spielt diesen Zug für { $who }.
