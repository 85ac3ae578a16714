### Der eigene Zug.

## Befehle
command-play = zug
    .description = Deinen Zug machen

## Optionen
option-option = wahl
    .description = Deine Wahl; beim Tippen erscheinen alle Möglichkeiten

## Hilfe
help-playing = **Spielen.** *Meinen Zug machen* unter der neuesten Nachricht der Partie zeigt nur dir deine Seite des Tisches und deine Möglichkeiten. *Zurück* nimmt einen Schritt zurück, *Von vorn* alle. Die anderen sehen deinen Zug erst, wenn du ihn mit *Bestätigen* oder einem Knopf wie „… und Zug beenden“ abschließt. Gibt es nur eine Möglichkeit, macht der Bot den Zug für dich. Mit `/zug` kannst du auch per Befehl ziehen.

## Schaltflächen
button-turn = Meinen Zug machen
button-refresh = Aktualisieren
button-undo = Zurück
button-over = Von vorn
button-confirm = Bestätigen
button-number = Zahl eingeben…
button-reveal = Ja, aufdecken
button-back = Doch nicht
button-next-match = Weiter: { $match }

panel-chosen = **Dein Zug bisher**
panel-may-confirm = Spiel weiter oder beende deinen Zug mit *Bestätigen*.
panel-complete = Dein Zug ist vollständig. Bestätige ihn oder nimm etwas zurück.
panel-answered = Du hast geantwortet. Alle Antworten werden gleichzeitig aufgedeckt.
panel-waiting = { $count ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}
panel-more-in-words = … Alles Weitere zeigt `/als-text`.
panel-review-later = Nach der Partie siehst du unter *Analyse*, wie gut deine Züge waren.
panel-over = Die Partie ist zu Ende.
panel-reveals = Das deckt verdeckte Informationen auf: **{ $option }**. Danach kannst du deinen Zug bis hierher nicht mehr zurücknehmen. Bist du sicher?

## Was nicht geht
slip-unknown-option = „{ $option }“ ist gerade nicht möglich. Wähle aus der Liste, die beim Tippen erscheint.
refusal-not-your-turn = { $count ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}
refusal-turn-complete = Dein Zug ist vollständig: Bestätige ihn oder nimm etwas zurück.
refusal-turn-unfinished = Dein Zug ist noch nicht vollständig.
refusal-partly-chosen = { $count ->
    [one] Eine ausgewählte Möglichkeit passt nicht mit den anderen zusammen und wurde ausgelassen.
   *[other] { $count } ausgewählte Möglichkeiten passen nicht mit den anderen zusammen und wurden ausgelassen.
}

## Eine Zahl eingeben
number-form = Zahl eingeben
number-form-range = Zahl von { $minimum } bis { $maximum }
number-form-steps = In Schritten von { $step }: { $first }, { $second }, …
slip-number-empty = Du hast keine Zahl eingegeben. Gib eine Zahl von { $minimum } bis { $maximum } ein.
slip-number-digits = `{ $entered }` ist keine ganze Zahl. Gib nur Ziffern ein, ohne Leerzeichen, Kommas und Punkte. Möglich sind Zahlen von { $minimum } bis { $maximum }.
slip-number-range = `{ $entered }` ist nicht möglich. Gib eine Zahl von { $minimum } bis { $maximum } ein.
slip-number-step = `{ $entered }` ist nicht möglich. Die nächsten möglichen Zahlen sind { $below } und { $above }.
