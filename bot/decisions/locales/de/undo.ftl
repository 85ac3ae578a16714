### Züge zurücknehmen.

## Was am Tisch geschah
told-undone-own = { $who } nimmt den letzten Zug zurück.
told-undone-agreed = Alle Gefragten haben zugestimmt: { $who } nimmt den letzten Zug zurück.
told-undone-ruled = { $host } hat Züge zurückgenommen. Grund: { $reason }
told-undo-refused = Nicht alle haben zugestimmt: Der letzte Zug von { $who } bleibt.

## Erledigt
done-ruled-undo = { $match }: Die Züge sind zurückgenommen.
done-ruled-undo-asked = { $match }: Inzwischen wurde etwas aufgedeckt. Deshalb werden alle am Tisch gefragt, ob sie zustimmen.
done-undo = { $match }: Dein letzter Zug ist zurückgenommen.
done-undo-asked = { $match }: Andere haben inzwischen gezogen, etwas wurde aufgedeckt, oder du hast in dieser Runde schon zwei Züge zurückgenommen. Deshalb werden die anderen gefragt, ob sie zustimmen.

## Prüfung
turn-choice = { $number } · { $player } · { $words }
turn-unreadable = passt nicht zu den Regeln

## Was nicht geht
slip-unknown-turn = Ich kenne keinen Zug „{ $given }“. Wähle einen aus der Liste, die beim Tippen erscheint.

## Befehle
command-host-undo = zurücknehmen
    .description = Einen Zug und alle späteren zurücknehmen
option-turn = zug
    .description = Dieser Zug und alle späteren werden zurückgenommen
command-undo = zurücknehmen
    .description = Deinen letzten Zug zurücknehmen; wenn nötig, werden die anderen gefragt

## Fragen
button-takeback = Meinen Zug zurücknehmen
question-undo = { $who } möchte den letzten Zug zurücknehmen, mit allem, was danach kam. Stimmst du zu?
question-undo-uncovered = { $who } möchte den letzten Zug zurücknehmen, mit allem, was danach kam. Inzwischen wurde etwas aufgedeckt, deshalb müssen alle zustimmen. Stimmst du zu?
question-undo-often = { $who } möchte den letzten Zug zurücknehmen, schon den dritten in dieser Runde. Deshalb müssen alle zustimmen. Stimmst du zu?
question-undo-ruled = { $by } aus der Spielleitung möchte Züge zurücknehmen (Grund: { $reason }). Dabei wurde etwas aufgedeckt, deshalb müssen alle zustimmen. Stimmst du zu?
