### Eine Ligapartie verschieben.

## Abstimmung
question-postpone = { $by } möchte diese Partie um { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
} verschieben. Dann stehen alle Uhren, die Termine der Saison bleiben aber gleich. Das geht nur, wenn alle zustimmen. Stimmst du zu?
told-match-postponed = Alle haben zugestimmt: Die Partie ist um { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
} verschoben, und alle Uhren stehen.
told-match-continued = Die Partie geht weiter, die Uhren laufen wieder.
told-postpone-refused = Die Partie wird nicht verschoben.

## Erledigt
done-league-postpone-asked = Die anderen wurden gefragt, ob sie die Partie verschieben möchten.
done-league-postpone = Die Partie wird verschoben.
slip-league-postpone-where = Verwende den Befehl im Thread der Partie oder wähle einen Tisch aus.

## Fehler
refusal-league-not-league-match = Nur Ligapartien können verschoben werden.
refusal-league-postponed = Diese Partie ist schon verschoben.
refusal-league-postpone-days = Eine Partie kann um 1 bis { $most } Tage verschoben werden.
refusal-league-postpone-waits = Diese Partie kann nicht verschoben werden, weil manche ihre nächste Partie erst danach beginnen können.
refusal-league-postpone-late = { $count ->
    [0] Diese Partie kann nicht mehr verschoben werden: Zum Spielen müssen mindestens { $days } Tage übrig bleiben.
    [one] Diese Partie kann höchstens um { $count } Tag verschoben werden: Zum Spielen müssen mindestens { $days } Tage übrig bleiben.
   *[other] Diese Partie kann höchstens um { $count } Tage verschoben werden: Zum Spielen müssen mindestens { $days } Tage übrig bleiben.
}

## Befehle
command-league-postpone = verschieben
    .description = Vorschlagen, eine Partie zu verschieben; wenn alle zustimmen, stehen die Uhren
