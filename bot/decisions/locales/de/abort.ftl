### Eine Partie abbrechen.

## Was am Tisch geschah
told-aborted = Alle haben zugestimmt: Die Partie wurde abgebrochen.
told-abort-refused = Nicht alle haben zugestimmt: Die Partie geht weiter.

## Erledigt
done-abort-asked = { $match }: Die anderen wurden um Zustimmung gebeten.

## Befehle

## Fragen
question-abort = { $by } möchte diese Partie ohne Ergebnis abbrechen. Das geht nur, wenn alle zustimmen. Stimmst du zu?
question-default-abort = Wer nicht abstimmt, stimmt automatisch mit Nein. Nur bei Abwesenden, für die ein Roboter spielt, zählt eine fehlende Stimme als Ja.
