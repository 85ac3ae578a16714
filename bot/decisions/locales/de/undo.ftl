### Züge zurücknehmen.

## Was am Tisch geschah
told-undone-own = Der letzte Zug von { $who } wurde zurückgenommen.
told-undone-agreed = Alle Gefragten haben zugestimmt: Der letzte Zug von { $who } wurde zurückgenommen.
told-undone-ruled = { $host } hat Züge zurückgenommen. Grund: { $reason }
told-undo-refused = Nicht alle haben zugestimmt: Der letzte Zug von { $who } bleibt bestehen.

## Erledigt
done-ruled-undo = { $match }: Die Züge wurden zurückgenommen.
done-ruled-undo-asked = { $match }: Seitdem wurden verdeckte Informationen aufgedeckt. Deshalb wurden alle am Tisch um Zustimmung gebeten.
done-undo = { $match }: Dein letzter Zug wurde zurückgenommen.
done-undo-revealed = { $match }: Alle anderen wurden um Zustimmung gebeten, weil seit deinem Zug verdeckte Informationen aufgedeckt wurden.
done-undo-moved = { $match }: Alle, die seit deinem Zug gezogen haben, wurden um Zustimmung gebeten.
done-undo-choosing = { $match }: Die Person, die gerade am Zug ist, wurde um Zustimmung gebeten, weil sie ihren Zug schon begonnen hat.
done-undo-often = { $match }: Alle anderen wurden um Zustimmung gebeten, weil du in dieser Runde schon zwei Züge zurückgenommen hast.

## Prüfung
turn-choice = { $number } · { $player } · { $words }
turn-unreadable = ungültig

## Was nicht geht
slip-unknown-turn = Ich finde keinen Zug zu „{ $given }“. Wähle einen aus der Liste, die beim Tippen erscheint.

## Befehle
command-host-undo = zurücknehmen
    .description = Einen Zug und alle späteren zurücknehmen
option-turn = zug
    .description = Dieser Zug und alle späteren werden zurückgenommen
command-undo = zurücknehmen
    .description = Deinen letzten Zug zurücknehmen; wenn nötig, werden die anderen gefragt

## Fragen
button-takeback = Meinen Zug zurücknehmen
question-undo = { $who } möchte den letzten eigenen Zug zurücknehmen und damit auch alles, was danach passiert ist. Stimmst du zu?
question-undo-uncovered = { $who } möchte den letzten eigenen Zug zurücknehmen und damit auch alles, was danach passiert ist. Inzwischen wurden verdeckte Informationen aufgedeckt, deshalb müssen alle zustimmen. Stimmst du zu?
question-undo-often = { $who } möchte den letzten eigenen Zug zurücknehmen, hat in dieser Runde aber schon zwei Züge zurückgenommen. Deshalb müssen alle zustimmen. Stimmst du zu?
question-undo-ruled = { $by } gehört zur Spielleitung und möchte Züge zurücknehmen (Grund: { $reason }). In diesen Zügen wurden verdeckte Informationen aufgedeckt, deshalb müssen alle zustimmen. Stimmst du zu?
question-undo-turn = Dieser Zug würde zurückgenommen:
question-undo-also = Ebenso alles, was danach kam:
question-undo-before = Der Spielplan davor:
question-undo-more = { $count ->
    [one] … und { $count } weitere Zeile
   *[other] … und { $count } weitere Zeilen
}
refusal-undo-window = Deine letzte Aktion war eine Antwort, die schon aufgedeckt ist. Du kannst sie nicht zurücknehmen.
refusal-undo-window-often = Du kannst deine Antwort in dieser Runde nicht noch einmal ändern.
