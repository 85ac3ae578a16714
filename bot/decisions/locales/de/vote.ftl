### Fragen an die Leute am Tisch, und was daraus wird.

## Fragen
question-default-no = Wer bis dahin nicht antwortet, ist nicht einverstanden.
question-default-yes = Wer bis dahin nicht antwortet, ist einverstanden.
question-default-most = Dann geschieht, was die meisten gewählt haben.
question-missing = Noch nicht geantwortet: { $people }
question-counts = { $choice }: { $count }
button-vote-wait = Warten
button-vote-turn = Roboter spielt diesen Zug
button-vote-seat = Roboter übernimmt den Platz
button-vote-substitute = Ersatz suchen
button-vote-yes = Ja
button-vote-no = Nein
question-closes = Offen bis { $absolute } ({ $relative }).

## Erledigt
done-vote = Deine Antwort: { $choice }. Du kannst sie ändern, solange die Frage offen ist.

## Was nicht geht
refusal-asked-already = Diese Frage wird schon gestellt.
refusal-question-closed = Diese Frage ist erledigt; im Kanal steht, was daraus wurde.
refusal-question-unknown = Diese Frage ist von einer Art, die ich nicht kenne. Sie wartet auf eine Fassung von mir, die sie kennt.
refusal-not-asked = Diese Frage geht an andere, nicht an dich.
refusal-asked-too-often = Du hast die anderen innerhalb eines Tages { $most }-mal gefragt; bitte lass ihnen etwas Ruhe.

## Hilfe
help-together = **Gemeinsam.** `/spiel zurücknehmen` nimmt deinen letzten Zug zurück: sofort, solange seitdem niemand etwas gewählt hat, sonst werden die gefragt, die gezogen haben. Läuft jemandem die Zeit ab, entscheiden die anderen, was geschieht; entscheidet niemand, hilft ein Roboter aus, und wer weg war, bekommt den Platz mit `/spiel mitspielen` zurück. So übernimmst du auch einen verlassenen Platz. `/spiel ersetzen` bittet darum, dass jemand anderes weiterspielt, `/spiel abbrechen` beendet die Partie, wenn alle einverstanden sind.

## Nachrichten
notice-last = { $person }, alle anderen haben geantwortet: { $match } wartet auf deine Antwort.
notice-unanswered = { $person }, in { $match } wirst du etwas gefragt.
