### Mehr Zeit für andere.

## Was am Tisch geschah
told-more-time = { $host } gibt { $who } mehr Zeit: { $time }.
told-more-time-agreed = Alle haben zugestimmt: { $who } bekommt mehr Zeit ({ $time }).
told-more-time-refused = Nicht alle haben zugestimmt: { $who } bekommt nicht mehr Zeit.

## Befehle
command-more-time = mehr-zeit
    .description = Anderen für diesen Zug mehr Zeit geben; in gewerteten Partien müssen alle zustimmen

## Schaltflächen
button-more-time = Mehr Zeit geben
button-more-time-for = { $player }: { $time } mehr

## Nachrichten
more-time-choose = { $match }: Wer soll für diesen Zug mehr Zeit bekommen?
more-time-vote = Diese Partie wird gewertet oder gehört zu einer Liga. Deshalb müssen alle anderen zustimmen.

## Erledigt
done-more-time = { $match }: { $player } hat jetzt mehr Zeit ({ $time }).
done-more-time-asked = { $match }: Die anderen wurden gefragt, ob { $player } mehr Zeit bekommt.

## Fragen
question-more-time = { $by } möchte { $who } für diesen Zug mehr Zeit geben: { $time }. Stimmst du zu?

## Was nicht geht
refusal-more-time-oneself = Dir selbst kannst du keine Zeit geben. Bitte jemand anderen am Tisch darum.
refusal-more-time-nobody = Gerade kannst du niemandem mehr Zeit geben, weil sonst niemand am Zug ist.
refusal-more-time-not-awaited = Mehr Zeit kannst du nur jemandem geben, der am Zug ist.
refusal-more-time-full = Auf dieser Uhr ist schon die höchstmögliche Zeit.
refusal-more-time-run-out = Diese Zeit ist schon abgelaufen. Du kannst abstimmen, wie es weitergeht.
refusal-more-time-again = Für diesen Zug gibt es schon mehr Zeit. Das geht nur einmal pro Zug.
