### Pytania do graczy przy stole i co z nich wynika.

## Pytania
question-default-no = Brak odpowiedzi do tego czasu oznacza brak zgody.
question-default-yes = Brak odpowiedzi do tego czasu oznacza zgodę.
question-default-most = Wtedy stanie się to, co wybrała większość.
question-missing = Brakuje jeszcze odpowiedzi: { $people }
question-counts = { $choice }: { $count }
button-vote-wait = Poczekajmy
button-vote-turn = Robot gra tę turę
button-vote-seat = Robot zajmuje miejsce
button-vote-substitute = Poszukajmy zastępcy
button-vote-yes = Tak
button-vote-no = Nie
question-closes = Otwarte do { $absolute } ({ $relative }).

## Zrobione
done-vote = Twoja odpowiedź: { $choice }. Możesz ją zmienić, dopóki pytanie jest otwarte.

## Czego nie można
refusal-asked-already = To pytanie jest już zadane.
refusal-question-closed = To pytanie jest zamknięte; co z niego wynikło, widać na kanale.
refusal-question-unknown = Nie znam takiego pytania. Czeka ono na moją wersję, która je zna.
refusal-not-asked = To pytanie jest do innych, nie do ciebie.
refusal-asked-too-often = Pozostałych można pytać najwyżej { $most } razy na dobę; daj im chwilę odpocząć.

## Pomoc
help-together = **Razem.** `/gra cofnij` cofa twoją ostatnią turę: od razu, dopóki nikt niczego nie wybrał; w przeciwnym razie pytamy tych, którzy wykonali ruch. Gdy komuś skończy się czas, pozostali decydują, co dalej; jeśli nikt nie zdecyduje, pomaga robot, a kto był nieobecny, odzyska miejsce przez `/gra dołącz`. Tak samo zajmuje się opuszczone miejsce. `/gra zamień` prosi o innego gracza, a `/gra odwołaj` kończy partię, jeśli wszyscy się zgadzają.

## Powiadomienia
notice-last = { $person }, wszyscy inni już odpowiedzieli: { $match } czeka na twoją odpowiedź.
notice-unanswered = { $person }, w { $match } czeka na ciebie pytanie.
