### Wcześniejsze zakończenie partii: propozycje remisu i poddanie przez drużynę.

## Log entries
told-move-resign = { $who } poddaje partię.
told-move-agree-draw = Gracze zgadzają się na remis.
told-draw-offered = { $who } proponuje remis.
told-draw-refused = Propozycja remisu ({ $who }) została odrzucona.
told-concession-refused = Drużyna gracza { $who } gra dalej.

## Commands
command-draw = remis
    .description = Zaproponuj pozostałym remis w grach, które go przewidują

## Buttons
button-draw = Zaproponuj remis

## Confirmations
done-draw-offered = Proponujesz remis w partii { $match }. Wykonanie ruchu oznacza odmowę.

## Votes
question-draw = { $by } proponuje remis. Wszyscy muszą się zgodzić. Przyjmujesz?
question-default-draw = Brak odpowiedzi w terminie lub wykonanie ruchu oznacza odmowę.
question-concede = { $by } chce poddać partię. Wszyscy w drużynie muszą się zgodzić. Zgadzasz się?

## Errors
refusal-no-draws = W tej grze nie można umówić się na remis.
refusal-draw-with-robots = Roboty nie przyjmują remisu.
refusal-draw-offered-already = Remis możesz zaproponować raz na turę. Najpierw wykonaj ruch.
