### Co się dzieje z miejscem nieobecnej osoby.

told-voted = Wynik głosowania: od teraz za gracza { $who } gra robot { $new }.
told-absent = Nie zapadła żadna decyzja: od teraz za gracza { $who } gra robot { $new }.
told-waits = Wynik głosowania: czekamy na gracza { $who }.
told-wanted = Wynik głosowania: szukamy zastępcy dla gracza { $who }.
told-stands-in = Tę turę za gracza { $who } rozgrywa robot.
told-renewed = Od teraz za gracza { $who } gra nowsza wersja robota.
told-relieved = Robot grający za gracza { $who } nie odpowiedział na czas, więc tę turę rozgrywa szybszy robot.

## Pytania
question-absent = Czas gracza { $who } się skończył. Co dalej?
question-late-player = { $person }, możesz jeszcze wykonać ruch, dopóki nie zapadnie decyzja.
question-wanted = Szukamy zastępcy dla gracza { $who }. Zastępca zobaczy wszystko, co mógł widzieć gracz { $who }. Dopóki nikt nie przejmie miejsca, { $who } może jeszcze wykonać ruch.
question-default-turn = Jeśli nie zapadnie decyzja, tę turę rozegra robot.
question-default-seat = Jeśli nie zapadnie decyzja, miejsce zajmie robot do czasu powrotu gracza { $who }.
question-default-wait = Jeśli nie zapadnie decyzja, czekamy dalej.
