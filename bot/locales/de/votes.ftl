### Fragen an die Leute am Tisch, und was daraus wird.

## Fragen
question-absent = Die Zeit von { $who } ist abgelaufen. Was soll geschehen? Bis das entschieden ist, kann { $who } noch ziehen.
question-wanted = Ersatz für { $who } wird gesucht. Wer den Platz übernimmt, sieht, was { $who } sehen konnte. Bis dahin kann { $who } noch ziehen.
question-robot = { $by } fragt: Soll ein Roboter für { $who } weiterspielen?
question-person = { $by } fragt: Soll { $new } für { $who } weiterspielen?
question-undo = { $who } möchte den letzten Zug zurücknehmen, mit allem, was danach kam. Bist du einverstanden?
question-undo-uncovered = { $who } möchte den letzten Zug zurücknehmen, mit allem, was danach kam. Seitdem wurde etwas aufgedeckt, darum müssen alle einverstanden sein. Bist du es?
question-undo-ruled = { $by }, verantwortlich für diesen Server, möchte Züge zurücknehmen (Grund: { $reason }). Dabei wurde etwas aufgedeckt, deshalb müssen alle einverstanden sein. Bist du es?
question-abort = { $by } möchte diese Partie abbrechen, ohne Ergebnis. Alle müssen einverstanden sein. Bist du es?
question-closes = Offen bis { $absolute } ({ $relative }).
question-default-turn = Entscheidet niemand, spielt ein Roboter diesen Zug.
question-default-seat = Entscheidet niemand, übernimmt ein Roboter den Platz, bis { $who } zurückkehrt.
question-default-wait = Entscheidet niemand, wartet der Tisch weiter.
question-default-no = Wer bis dahin nicht antwortet, ist nicht einverstanden.
question-default-most = Was bis dahin die meisten wollen, geschieht.
question-missing = Es fehlen noch: { $people }
question-counts = { $choice }: { $count }
button-vote-wait = Warten
button-vote-turn = Roboter spielt diesen Zug
button-vote-seat = Roboter übernimmt den Platz
button-vote-substitute = Ersatz suchen
button-vote-yes = Ja
button-vote-no = Nein
button-substitute = Diesen Platz übernehmen
button-takeback = Meinen Zug zurücknehmen
notice-last = { $person }, alle anderen haben geantwortet: { $match } wartet auf deine Antwort.

## Erledigt
done-vote = Deine Antwort: { $choice }. Du kannst sie ändern, solange die Frage offen ist.
done-undo = Dein letzter Zug ist zurückgenommen: { $match }.
done-undo-asked = Andere haben seitdem gezogen, oder etwas wurde aufgedeckt. Sie werden gefragt, ob sie einverstanden sind: { $match }.
done-replace = { $player } ist abgelöst: { $match }.
done-replace-asked = Die anderen werden gefragt: { $match }.
done-return = Willkommen zurück! Du hast deinen Platz wieder: { $match }.
done-substitute = Du hast einen Platz: { $match }.
done-abort = { $match } ist abgebrochen.
done-abort-asked = Die anderen werden gefragt, ob sie einverstanden sind: { $match }.

## Was am Tisch geschah
told-reason = Grund: { $reason }
told-stands-in = Ein Roboter spielt diesen Zug für { $who }.
told-undo-refused = Nicht alle sind einverstanden: Der letzte Zug von { $who } bleibt.
told-replace-refused = Die anderen haben entschieden: { $who } behält den Platz.
told-abort-refused = Nicht alle sind einverstanden: Die Partie geht weiter.

## Was nicht geht
refusal-asked-already = Das wird schon gefragt.
refusal-question-closed = Diese Frage ist geschlossen; was daraus wurde, steht im Kanal.
refusal-question-unknown = Diese Frage ist von einer Art, die ich nicht kenne. Sie wartet auf eine Fassung von mir, die sie kennt.
refusal-not-asked = Das werden andere gefragt, nicht du.
refusal-sits-already = { $player } hat schon einen Platz in dieser Partie.
refusal-knows-another-seat = { $player } hatte in dieser Partie einen anderen Platz, kennt dessen Geheimnisse und kann diesen darum nicht übernehmen.
refusal-no-seat-to-be-had = In dieser Partie ist kein Platz zu haben: Keinem fehlt sein Spieler, und für keinen wird Ersatz gesucht.
refusal-no-seat-kept = In dieser Partie wird dir kein Platz freigehalten.
refusal-reason-needed = Nenne bitte einen Grund; alle werden ihn lesen.

## Befehle
command-undo = zurücknehmen
    .description = Meinen letzten Zug zurücknehmen; wer seitdem gezogen hat, wird gefragt
command-replace = ersetzen
    .description = Einen Roboter oder jemand anderen für jemanden weiterspielen lassen; die anderen werden gefragt
command-return = zurückkehren
    .description = Meinen Platz von dem Roboter zurückbekommen, der für mich gespielt hat
command-substitute = einspringen
    .description = Den Platz von jemandem übernehmen, der nicht mehr spielt
command-abort = gemeinsam-abbrechen
    .description = Die Partie abbrechen, wenn alle einverstanden sind
option-substitute = ersatz
    .description = Wer weiterspielen soll; ohne Namen ein Roboter
option-reason = grund
    .description = Warum; alle werden es lesen

## Hilfe
help-together = **Gemeinsam.** `/spiel zurücknehmen` nimmt deinen letzten Zug zurück: sofort, solange seitdem niemand etwas gewählt hat, sonst werden die gefragt, die gezogen haben. Läuft jemandem die Zeit ab, entscheiden die anderen, was geschieht; entscheidet niemand, hilft ein Roboter aus, und wer weg war, kommt mit `/spiel zurückkehren` zurück. `/spiel ersetzen` bittet um eine andere Besetzung, `/spiel einspringen` übernimmt einen verlassenen Platz, `/spiel gemeinsam-abbrechen` bricht die Partie ab, wenn alle einverstanden sind.
