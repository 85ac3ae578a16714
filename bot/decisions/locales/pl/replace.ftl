### Miejsca, które zmieniają właściciela.

## Co się działo przy stole
told-substitute = { $new } przejmuje miejsce gracza { $who }.
told-returned = { $new } wraca i przejmuje miejsce od { $who }.
told-replace-refused = { $who } zachowuje miejsce.
told-seat-declined = Nikt inny nie przejmuje miejsca gracza { $who }.
told-resigned = { $who } rezygnuje; dalej gra robot.
told-dismissed = { $who } już nie gra; miejsce zajmuje robot.

## Polecenia
command-host-replace = zamień
    .description = Niech robot albo ktoś inny od razu gra dalej za gracza
command-replace = zamień
    .description = Niech za kogoś gra dalej robot albo ktoś inny; pytamy pozostałych
option-substitute = zastępca
    .description = Kto ma grać dalej; bez nazwy: robot
command-resign = zrezygnuj
    .description = Oddaj swoje miejsce; dalej gra robot

## Pytania
button-substitute = Zajmij to miejsce
button-return = Odzyskaj moje miejsce
button-resign-ask = Zrezygnuj
button-resign = Tak, rezygnuję
resign-sure = Chcesz zrezygnować: { $match }? Robot przejmie twoje miejsce i od razu zagra dalej. Przez dobę `/gra dołącz` odda ci je raz, o ile nie zajmie go ktoś inny.
resign-sure-again = Znów chcesz zrezygnować: { $match }? Robot przejmie twoje miejsce i od razu zagra dalej. Wrócić można tylko raz, a to już było.
resign-sure-last = Chcesz zrezygnować: { $match }? Zostaną same roboty: od razu dograją partię do końca i nie da się tego cofnąć.
resign-league = Ta partia należy do sezonu: przy tym stole nie dostaniesz wtedy punktów, a pozostali przesuną się w górę. Kto opuści zbyt wiele stołów, wypada z sezonu. Jeśli inaczej się nie da, użyj najpierw `/liga zapytaj`.
question-robot = { $by } pyta: czy robot ma grać dalej za gracza { $who }?
question-person = { $by } pyta: czy { $new } ma grać dalej za gracza { $who }?
question-robot-consent = { $by } pyta: czy robot ma grać dalej za gracza { $who }? { $who } mieści się w czasie, więc musi się zgodzić, tak samo jak większość pozostałych.
question-person-consent = { $by } pyta: czy { $new } ma grać dalej za gracza { $who }? { $who } mieści się w czasie, więc musi się zgodzić, tak samo jak większość pozostałych.
question-offer = { $new }, czy chcesz grać dalej za gracza { $who }? Gdy odpowiesz „tak”, miejsce będzie twoje i zacznie biec twój czas.
question-give-away = { $by } chce przejąć miejsce, które zajmuje { $who }. Czeka ono na kogoś, kto może jeszcze wrócić. Czy je oddać? Wystarczy zgoda tej osoby albo większości przy stole.

## Zrobione
done-replace = { $player } już nie gra; miejsce ma ktoś inny: { $match }.
done-replace-robot = Za gracza { $player } gra teraz robot: { $match }.
done-replace-asked = Pytamy wszystkich, których to dotyczy: { $match }.
done-replace-offered = Pytamy osobę, która ma grać dalej; dopóki się nie zgodzi, miejsce należy do gracza { $player }: { $match }.
done-substitute-asked = To miejsce na kogoś czeka. Pytamy wszystkich, których to dotyczy, czy może być twoje: { $match }.
done-return = Witaj z powrotem! Masz znów swoje miejsce: { $match }.
done-substitute = Masz miejsce: { $match }.
done-resign = Rezygnujesz: { $match }. Na twoim miejscu gra dalej robot.

## Czego nie można
refusal-sits-already = { $player } ma już miejsce w tej partii.
refusal-knows-another-seat = { $player } siedzi lub siedział w tej partii na innym miejscu, zna jego tajemnice i dlatego nie może zająć tego.
refusal-no-seat-to-be-had = W tej partii nie ma wolnego miejsca: nikt nie zrezygnował i nikt nie szuka zastępcy.
refusal-given-up = To miejsce zostało przez ciebie oddane i nie możesz go znów zająć.
refusal-yours-to-return = To miejsce czeka na ciebie: odzyskasz je przez `/gra dołącz`.
refusal-no-seat-kept = W tej partii nie czeka na ciebie żadne miejsce.
