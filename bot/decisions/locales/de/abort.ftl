### Eine Partie abbrechen.

## Was am Tisch geschah
told-aborted = Alle haben zugestimmt: Die Partie ist abgebrochen.
told-abort-refused = Nicht alle haben zugestimmt: Die Partie geht weiter.

## Erledigt
done-abort-asked = Die anderen werden gefragt, ob sie zustimmen: { $match }.

## Befehle

## Fragen
question-abort = { $by } möchte diese Partie ohne Ergebnis abbrechen. Das geht nur, wenn alle zustimmen. Bist du dafür?
question-default-abort = Keine Antwort zählt als Nein; bei Plätzen, die ein Roboter freihält, zählt sie als Ja.
