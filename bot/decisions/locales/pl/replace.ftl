### Miejsca, które zmieniają właściciela.

## Co się działo przy stole
told-substitute = { $new } przejmuje miejsce gracza { $who }.
told-returned = { $new } wraca na miejsce gracza { $who }.
told-replace-refused = { $who } zachowuje miejsce.
told-seat-declined = Nikt inny nie przejmuje miejsca gracza { $who }.
told-resigned = { $who } rezygnuje; dalej gra robot.
told-dismissed = { $who } już nie gra; miejsce zajmuje robot.

## Polecenia
command-host-replace = zamień
    .description = Zastąp gracza od razu robotem albo kimś innym
command-replace = zamień
    .description = Poproś o zastąpienie gracza robotem albo kimś innym; pytamy pozostałych
option-substitute = zastępca
    .description = Kto ma grać dalej (domyślnie robot)
command-resign = zrezygnuj
    .description = Oddaj swoje miejsce; dalej gra robot

## Pytania
button-substitute = Zajmij to miejsce
button-return = Odzyskaj moje miejsce
button-resign-ask = Zrezygnuj
button-resign = Tak, rezygnuję
resign-sure = Na pewno chcesz zrezygnować: { $match }? Robot przejmie twoje miejsce i od razu zagra dalej. Przez dobę możesz je raz odzyskać przez `/gra dołącz`, o ile nie zajmie go ktoś inny.
resign-sure-again = Na pewno chcesz znów zrezygnować: { $match }? Robot przejmie twoje miejsce i od razu zagra dalej. Tym razem nie możesz już wrócić.
resign-sure-last = Na pewno chcesz zrezygnować: { $match }? Zostaną same roboty: od razu dograją partię do końca i nie da się tego cofnąć.
resign-league = Ta partia należy do sezonu ligi: nie dostaniesz za nią punktów, a pozostali przesuną się w górę. Zbyt wiele opuszczonych stołów oznacza wykluczenie z sezonu. Jeśli masz ważny powód, użyj najpierw `/liga zapytaj`.
question-robot = { $by } pyta: czy za gracza { $who } ma grać dalej robot?
question-person = { $by } pyta: czy za gracza { $who } ma grać dalej { $new }?
question-robot-consent = { $by } pyta: czy za gracza { $who } ma grać dalej robot? { $who } mieści się w czasie, więc potrzebna jest zgoda tej osoby i większości pozostałych.
question-person-consent = { $by } pyta: czy za gracza { $who } ma grać dalej { $new }? { $who } mieści się w czasie, więc potrzebna jest zgoda tej osoby i większości pozostałych.
question-offer = { $new }, czy chcesz grać dalej za gracza { $who }? Jeśli odpowiesz „tak”, miejsce będzie twoje i zacznie biec twój czas.
question-give-away = { $by } chce przejąć miejsce gracza { $who }, który może jeszcze wrócić. Czy oddać to miejsce? Wystarczy zgoda tej osoby albo większości przy stole.

## Zrobione
done-replace = { $player } już nie gra; miejsce przejmuje ktoś inny: { $match }.
done-replace-robot = Za gracza { $player } gra teraz robot: { $match }.
done-replace-asked = Pytamy wszystkich zainteresowanych: { $match }.
done-replace-offered = Pytamy osobę, która ma grać dalej; dopóki się nie zgodzi, miejsce należy do gracza { $player }: { $match }.
done-substitute-asked = To miejsce na kogoś czeka. Pytamy zainteresowanych, czy możesz je przejąć: { $match }.
done-return = Witaj z powrotem! Odzyskujesz swoje miejsce: { $match }.
done-substitute = Masz miejsce: { $match }.
done-resign = Rezygnacja przyjęta: { $match }. Na twoim miejscu gra dalej robot.

## Czego nie można
refusal-sits-already = { $player } ma już miejsce w tej partii.
refusal-knows-another-seat = { $player } zna już tajemnice innego miejsca w tej partii, więc nie może zająć tego.
refusal-no-seat-to-be-had = W tej partii nie ma wolnego miejsca: nikt nie zrezygnował i nikt nie szuka zastępcy.
refusal-given-up = To miejsce jest już oddane i nie możesz go odzyskać.
refusal-yours-to-return = To miejsce czeka na ciebie: odzyskasz je przez `/gra dołącz`.
refusal-no-seat-kept = W tej partii nie czeka na ciebie żadne miejsce.
