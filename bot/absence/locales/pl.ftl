### Co się dzieje z miejscem nieobecnej osoby.

told-voted = Pozostali zdecydowali: za gracza { $who } gra dalej robot { $new }.
told-absent = Nikt nie zdecydował inaczej: za gracza { $who } gra dalej robot { $new }.
told-waits = Pozostali postanowili poczekać na gracza { $who }.
told-wanted = Pozostali szukają zastępcy dla gracza { $who }.
told-stands-in = Tę turę za gracza { $who } gra robot.
