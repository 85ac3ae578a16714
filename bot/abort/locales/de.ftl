### Eine Partie abbrechen.

## Was am Tisch geschah
told-aborted = Die Partie ist im Einvernehmen abgebrochen.
told-abort-refused = Nicht alle sind einverstanden: Die Partie geht weiter.

## Erledigt
done-abort = { $match } ist abgebrochen.
done-abort-asked = Die anderen werden gefragt, ob sie einverstanden sind: { $match }.

## Befehle
command-abort = gemeinsam-abbrechen
    .description = Die Partie abbrechen, wenn alle einverstanden sind

## Fragen
question-abort = { $by } möchte diese Partie abbrechen, ohne Ergebnis. Alle müssen einverstanden sein. Bist du es?
