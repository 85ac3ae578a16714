### Der eigene Zug.

## Befehle
command-play = zug
    .description = Im eigenen Zug aus dem wählen, was möglich ist

## Optionen
option-option = wahl
    .description = Was du wählst; beim Tippen erscheint, was möglich ist

## Hilfe
help-playing = **Spielen.** *Meinen Zug machen* auf der Statuskarte zeigt nur dir deine Seite des Tisches und was du tun kannst. *Zurück* geht einen Schritt zurück, *Von vorn* alle; die anderen sehen deinen Zug erst, wenn du ihn *bestätigst* oder mit einem Knopf beendest, der das sagt. Einen Zug ohne Wahl macht der Bot für dich. `/zug` bietet beim Tippen dieselbe Wahl.

## Schaltflächen
button-turn = Meinen Zug machen
button-undo = Zurück
button-over = Von vorn
button-confirm = Bestätigen
button-reveal = Ja, aufdecken
button-back = Doch nicht
button-next-match = Weiter: { $match }

panel-chosen = **Dein Zug bisher**
panel-may-confirm = Spiele weiter, oder bestätige und beende damit deinen Zug.
panel-complete = Dein Zug ist vollständig. Bestätige ihn oder nimm etwas zurück.
panel-waiting = { $count ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}
panel-more-in-words = … `/in-worten` erzählt alles.
panel-over = Die Partie ist zu Ende.
panel-reveals = **{ $option }** deckt Verborgenes auf. Danach lässt sich dein Zug bis hierher nicht mehr zurücknehmen. Bist du sicher?

## Was nicht geht
slip-unknown-option = „{ $option }“ steht jetzt nicht zur Wahl. Wähle aus der Liste, die beim Tippen erscheint.
refusal-not-your-turn = { $count ->
    [one] { $who } ist am Zug.
   *[other] { $who } sind am Zug.
}
refusal-turn-complete = Dein Zug ist vollständig: Bestätige ihn oder nimm etwas zurück.
refusal-turn-unfinished = Dein Zug ist noch nicht vollständig.
