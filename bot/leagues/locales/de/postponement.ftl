### Eine Ligapartie verschieben.

## Abstimmung
question-postpone = { $by } möchte diese Partie um { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
} verschieben. Alle Uhren würden stehen, die Termine der Saison blieben gleich. Das geht nur, wenn alle zustimmen. Stimmst du zu?
told-match-postponed = Alle haben zugestimmt: Die Partie ist um { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
} verschoben, alle Uhren stehen.
told-match-continued = Die Partie geht weiter, die Uhren laufen wieder.
told-postpone-refused = Die Partie wird nicht verschoben.

## Erledigt
done-league-postpone-asked = Die anderen wurden gefragt, ob sie die Partie verschieben möchten.
done-league-postpone = Die Partie wird verschoben.
slip-league-postpone-where = Verwende den Befehl im Thread der Partie, oder wähle einen Tisch aus.

## Fehler
refusal-league-not-league-match = Nur Ligapartien lassen sich verschieben.
refusal-league-postponed = Diese Partie ist schon verschoben.
refusal-league-postpone-days = Eine Partie lässt sich um 1 bis { $most } Tage verschieben.
refusal-league-postpone-waits = Weitere Tische der Beteiligten öffnen erst nach dieser Partie, deshalb lässt sie sich nicht verschieben.
refusal-league-postpone-late = { $count ->
    [0] Diese Partie lässt sich nicht mehr verschieben: Zum Spielen müssen { $days } Tage bleiben.
    [one] Diese Partie lässt sich höchstens um { $count } Tag verschieben: Zum Spielen müssen { $days } Tage bleiben.
   *[other] Diese Partie lässt sich höchstens um { $count } Tage verschieben: Zum Spielen müssen { $days } Tage bleiben.
}

## Befehle
command-league-postpone = verschieben
    .description = Die anderen bitten, eine Partie zu verschieben; stimmen alle zu, stehen die Uhren
