### Pytania do graczy przy stole i co z nich wynika.

## Pytania
question-default-no = Kto do tego czasu nie odpowie, ten się nie zgadza.
question-default-yes = Kto do tego czasu nie odpowie, ten się zgadza.
question-default-most = Stanie się to, czego do tego czasu chce większość.
question-missing = Brakuje jeszcze odpowiedzi: { $people }
question-counts = { $choice }: { $count }
button-vote-wait = Czekać
button-vote-turn = Robot gra tę turę
button-vote-seat = Robot zajmuje miejsce
button-vote-substitute = Szukać zastępcy
button-vote-yes = Tak
button-vote-no = Nie
question-closes = Otwarte do { $absolute } ({ $relative }).

## Zrobione
done-vote = Twoja odpowiedź: { $choice }. Możesz ją zmienić, dopóki pytanie jest otwarte.

## Czego nie można
refusal-asked-already = To pytanie jest już zadane.
refusal-question-closed = To pytanie jest zamknięte; co z niego wynikło, stoi na kanale.
refusal-question-unknown = To pytanie jest takiego rodzaju, którego nie znam. Czeka na wersję, która je zna.
refusal-not-asked = To pytanie jest do innych, nie do ciebie.
refusal-asked-too-often = W ciągu doby pytasz pozostałych najwyżej { $most } razy; daj im chwilę odpocząć.

## Pomoc
help-together = **Razem.** `/gra cofnij` cofa twoją ostatnią turę: od razu, dopóki nikt niczego nie wybrał, a potem pytamy tych, którzy wykonali ruch. Gdy komuś skończy się czas, pozostali decydują, co dalej; jeśli nikt nie zdecyduje, pomaga robot, a kto był nieobecny, wraca przez `/gra wróć`. `/gra zamień` prosi o innego gracza, `/gra zastępstwo` zajmuje opuszczone miejsce, `/gra przerwij` przerywa partię, jeśli wszyscy się zgadzają.

## Powiadomienia
notice-last = { $person }, wszyscy inni już odpowiedzieli: { $match } czeka na twoją odpowiedź.
notice-unanswered = { $person }, w { $match } czeka na ciebie pytanie.
