### Pytania do graczy przy stole i co z nich wynika.

## Pytania
question-absent = Czas gracza { $who } się skończył. Co dalej? Dopóki to nie zostanie rozstrzygnięte, { $who } może jeszcze wykonać ruch.
question-wanted = Szukamy zastępcy dla gracza { $who }. Kto zajmie to miejsce, zobaczy to, co mógł widzieć { $who }. Do tego czasu { $who } może jeszcze wykonać ruch.
question-robot = { $by } pyta: czy robot ma grać dalej za gracza { $who }?
question-person = { $by } pyta: czy { $new } ma grać dalej za gracza { $who }?
question-undo = { $who } prosi o cofnięcie ostatniej tury wraz ze wszystkim, co było po niej. Czy się zgadzasz?
question-undo-uncovered = { $who } prosi o cofnięcie ostatniej tury wraz ze wszystkim, co było po niej. Od tego czasu coś odkryto, więc muszą zgodzić się wszyscy. Czy się zgadzasz?
question-undo-ruled = { $by } opiekuje się tym serwerem i chce cofnąć ruchy (powód: { $reason }). Coś przy tym odkryto, więc wszyscy muszą się zgodzić. Czy się zgadzasz?
question-abort = { $by } prosi o przerwanie tej partii bez wyniku. Muszą zgodzić się wszyscy. Czy się zgadzasz?
question-closes = Otwarte do { $absolute } ({ $relative }).
question-default-turn = Jeśli nikt nie zdecyduje, tę turę zagra robot.
question-default-seat = Jeśli nikt nie zdecyduje, miejsce zajmie robot, dopóki { $who } nie wróci.
question-default-wait = Jeśli nikt nie zdecyduje, stół czeka dalej.
question-default-no = Kto do tego czasu nie odpowie, ten się nie zgadza.
question-default-most = Stanie się to, czego do tego czasu chce większość.
question-missing = Brakuje jeszcze odpowiedzi: { $people }
question-counts = { $choice }: { $count }
button-vote-wait = Czekać
button-vote-turn = Robot gra tę turę
button-vote-seat = Robot zajmuje miejsce
button-vote-substitute = Szukać zastępcy
button-vote-yes = Tak
button-vote-no = Nie
button-substitute = Zajmij to miejsce
button-takeback = Cofnij moją turę
notice-last = { $person }, wszyscy inni już odpowiedzieli: { $match } czeka na twoją odpowiedź.

## Zrobione
done-vote = Twoja odpowiedź: { $choice }. Możesz ją zmienić, dopóki pytanie jest otwarte.
done-undo = Twoja ostatnia tura jest cofnięta: { $match }.
done-undo-asked = Od tego czasu ktoś wykonał ruch albo coś odkryto. Pytamy innych, czy się zgadzają: { $match }.
done-replace = { $player } już nie gra: { $match }.
done-replace-asked = Pytamy pozostałych: { $match }.
done-return = Witaj z powrotem! Masz znów swoje miejsce: { $match }.
done-substitute = Masz miejsce: { $match }.
done-abort = Partia przerwana: { $match }.
done-abort-asked = Pytamy pozostałych, czy się zgadzają: { $match }.

## Co się działo przy stole
told-reason = Powód: { $reason }
told-stands-in = Tę turę za gracza { $who } gra robot.
told-undo-refused = Nie wszyscy się zgadzają: ostatnia tura gracza { $who } zostaje.
told-replace-refused = Pozostali zdecydowali: { $who } zachowuje miejsce.
told-abort-refused = Nie wszyscy się zgadzają: partia trwa dalej.

## Czego nie można
refusal-asked-already = To pytanie jest już zadane.
refusal-question-closed = To pytanie jest zamknięte; co z niego wynikło, stoi na kanale.
refusal-question-unknown = To pytanie jest takiego rodzaju, którego nie znam. Czeka na wersję, która je zna.
refusal-not-asked = To pytanie jest do innych, nie do ciebie.
refusal-sits-already = { $player } ma już miejsce w tej partii.
refusal-knows-another-seat = { $player } siedzi lub siedział w tej partii na innym miejscu, zna jego tajemnice i dlatego nie może zająć tego.
refusal-no-seat-to-be-had = W tej partii nie ma miejsca do zajęcia: każde ma swojego gracza i dla żadnego nie szuka się zastępcy.
refusal-no-seat-kept = W tej partii nie czeka na ciebie żadne miejsce.
refusal-reason-needed = Podaj, proszę, powód; przeczytają go wszyscy.

## Polecenia
command-undo = cofnij
    .description = Cofnij moją ostatnią turę; pytamy tych, którzy od tego czasu wykonali ruch
command-replace = zamień
    .description = Niech za kogoś gra dalej robot albo ktoś inny; pytamy pozostałych
command-return = wróć
    .description = Odzyskaj moje miejsce od robota, który za mnie grał
command-substitute = zastępstwo
    .description = Zajmij miejsce kogoś, kto już nie gra
command-abort = przerwij
    .description = Przerwij partię, jeśli wszyscy się zgadzają
option-substitute = zastępca
    .description = Kto ma grać dalej; bez nazwy: robot
option-reason = powód
    .description = Dlaczego; przeczytają to wszyscy

## Pomoc
help-together = **Razem.** `/gra cofnij` cofa twoją ostatnią turę: od razu, dopóki nikt niczego nie wybrał, a potem pytamy tych, którzy wykonali ruch. Gdy komuś skończy się czas, pozostali decydują, co dalej; jeśli nikt nie zdecyduje, pomaga robot, a kto był nieobecny, wraca przez `/gra wróć`. `/gra zamień` prosi o innego gracza, `/gra zastępstwo` zajmuje opuszczone miejsce, `/gra przerwij` przerywa partię, jeśli wszyscy się zgadzają.
