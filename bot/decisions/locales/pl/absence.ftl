### Co się dzieje z miejscem nieobecnej osoby.

told-voted = Pozostali zdecydowali: za gracza { $who } gra dalej robot { $new }.
told-absent = Nikt nie zdecydował inaczej: za gracza { $who } gra dalej robot { $new }.
told-waits = Pozostali postanowili poczekać na gracza { $who }.
told-wanted = Pozostali szukają zastępcy gracza { $who }.
told-stands-in = Tę turę za gracza { $who } gra robot.
told-renewed = Od teraz za gracza { $who } gra nowsza wersja robota.
told-relieved = Robot gracza { $who } nie odpowiedział na czas: tę turę gra szybszy robot.

## Pytania
question-absent = Czas gracza { $who } się skończył. Co dalej? Do rozstrzygnięcia { $who } może jeszcze wykonać ruch.
question-wanted = Szukamy zastępcy gracza { $who }. Osoba, która zajmie to miejsce, zobaczy wszystko, co mógł widzieć gracz { $who }. Do tego czasu { $who } może jeszcze wykonać ruch.
question-default-turn = Jeśli nikt nie zdecyduje, tę turę zagra robot.
question-default-seat = Jeśli nikt nie zdecyduje, miejsce zajmie robot, dopóki { $who } nie wróci.
question-default-wait = Jeśli nikt nie zdecyduje, stół czeka dalej.
