### Eine Partie abbrechen.

## Was am Tisch geschah
told-aborted = Alle, die spielen, waren einverstanden: Die Partie ist abgebrochen.
told-abort-refused = Nicht alle sind einverstanden: Die Partie geht weiter.

## Erledigt
done-abort-asked = Die anderen werden gefragt, ob sie einverstanden sind: { $match }.

## Befehle

## Fragen
question-abort = { $by } möchte diese Partie ohne Ergebnis abbrechen. Alle müssen einverstanden sein. Bist du es?
question-default-abort = Wer bis dahin nicht antwortet, ist nicht einverstanden; wem ein Roboter den Platz freihält, ist es.
