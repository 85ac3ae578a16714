### Pytania do graczy przy stole i co z nich wynika.

## Pytania
question-default-no = Brak odpowiedzi w terminie oznacza brak zgody.
question-default-yes = Brak odpowiedzi w terminie oznacza zgodę.
question-default-most = Potem decyduje większość oddanych głosów.
question-missing = Brakuje jeszcze odpowiedzi: { $people }
question-counts = { $choice }: { $count }
button-vote-wait = Poczekajmy
button-vote-turn = Robot gra tę turę
button-vote-seat = Robot zajmuje miejsce
button-vote-substitute = Poszukajmy zastępcy
button-vote-yes = Tak
button-vote-no = Nie
question-closes = Otwarte do { $absolute } ({ $relative }).
question-direct = Nie mogę pisać na kanale partii { $match }, więc możesz zagłosować tutaj.
question-cancelled = Głosowanie zostało anulowane, ponieważ Discord odmawia jego wyświetlenia.
question-cancelled-asked = { $person }, twoje głosowanie zostało anulowane, ponieważ Discord odmawia jego wyświetlenia. Możesz spróbować jeszcze raz, na przykład z innym uzasadnieniem.

## Zrobione
done-vote = Twoja odpowiedź: { $choice }. Możesz ją zmienić, dopóki pytanie jest otwarte.

## Czego nie można
refusal-asked-already = To pytanie zostało już zadane.
refusal-question-closed = To pytanie jest zamknięte; wynik widać na kanale.
refusal-question-unknown = Nie znam tego pytania. Czeka na wersję bota, która je obsługuje.
refusal-not-asked = To pytanie jest do innych, nie do ciebie.
refusal-asked-too-often = Pozostałych można pytać najwyżej { $most } razy na dobę. Poczekaj, proszę, do jutra.

## Pomoc
help-together = **Razem.** `/gra cofnij` cofa twoją ostatnią turę: od razu, jeśli nikt jeszcze niczego nie wybrał; w przeciwnym razie pytamy osoby, które wykonały ruch. Gdy komuś skończy się czas, pozostali decydują, co dalej; jeśli nikt nie zdecyduje, pomaga robot. Po nieobecności odzyskasz miejsce przez `/gra dołącz`; tak samo zajmuje się opuszczone miejsce. `/gra zamień` prosi o zastąpienie gracza, a `/gra odwołaj` kończy partię, jeśli wszyscy się zgadzają.

## Powiadomienia
notice-last = { $person }, wszyscy inni już odpowiedzieli: partia { $match } czeka na twoją odpowiedź.
notice-unanswered = { $person }, w partii { $match } czeka na ciebie pytanie.
