### Züge zurücknehmen.

## Was am Tisch geschah
told-undone-own = { $who } nimmt den letzten Zug zurück.
told-undone-agreed = Alle Gefragten sind einverstanden: { $who } nimmt den letzten Zug zurück.
told-undone-ruled = { $host } hat Züge zurückgenommen. Grund: { $reason }
told-undo-refused = Nicht alle sind einverstanden: Der letzte Zug von { $who } bleibt.

## Erledigt
done-ruled-undo = Die Züge sind zurückgenommen: { $match }.
done-ruled-undo-asked = Seitdem wurde etwas aufgedeckt. Alle am Tisch werden gefragt, ob sie einverstanden sind: { $match }.
done-undo = Dein letzter Zug ist zurückgenommen: { $match }.
done-undo-asked = Andere haben seitdem gezogen, etwas wurde aufgedeckt, oder du hast in dieser Runde schon zwei Züge zurückgenommen. Die anderen werden gefragt, ob sie einverstanden sind: { $match }.

## Prüfung
turn-choice = { $number } · { $player } · { $words }
turn-unreadable = passt nicht zu den Regeln

## Was nicht geht
slip-unknown-turn = Einen Zug „{ $given }“ kenne ich nicht. Wähle einen aus der Liste, die beim Tippen erscheint.

## Befehle
command-host-undo = zurücknehmen
    .description = Züge zurücknehmen, von einem bestimmten an
option-turn = zug
    .description = Der erste Zug, der zurückgenommen wird; alle danach gehen mit
command-undo = zurücknehmen
    .description = Meinen letzten Zug zurücknehmen; wer seitdem gezogen hat, wird gefragt

## Fragen
button-takeback = Meinen Zug zurücknehmen
question-undo = { $who } möchte den letzten Zug zurücknehmen, mit allem, was danach kam. Bist du einverstanden?
question-undo-uncovered = { $who } möchte den letzten Zug zurücknehmen, mit allem, was danach kam. Seitdem wurde etwas aufgedeckt, darum müssen alle einverstanden sein. Bist du es?
question-undo-often = { $who } möchte den letzten Zug zurücknehmen, den dritten in dieser Runde; darum müssen alle einverstanden sein. Bist du es?
question-undo-ruled = { $by } aus der Spielleitung möchte Züge zurücknehmen (Grund: { $reason }). Dabei wurde etwas aufgedeckt, deshalb müssen alle einverstanden sein. Bist du es?
