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

## Zrobione
done-vote = Twoja odpowiedź: { $choice }. Możesz ją zmienić, dopóki pytanie jest otwarte.

## Czego nie można
refusal-asked-already = To pytanie jest już zadane.
refusal-question-closed = To pytanie jest zamknięte; co z niego wynikło, stoi na kanale.
refusal-question-unknown = To pytanie jest takiego rodzaju, którego nie znam. Czeka na wersję, która je zna.
refusal-not-asked = To pytanie jest do innych, nie do ciebie.

## Pomoc
help-together = **Razem.** `/gra cofnij` cofa twoją ostatnią turę: od razu, dopóki nikt niczego nie wybrał, a potem pytamy tych, którzy wykonali ruch. Gdy komuś skończy się czas, pozostali decydują, co dalej; jeśli nikt nie zdecyduje, pomaga robot, a kto był nieobecny, wraca przez `/gra wróć`. `/gra zamień` prosi o innego gracza, `/gra zastępstwo` zajmuje opuszczone miejsce, `/gra przerwij` przerywa partię, jeśli wszyscy się zgadzają.
