### Fragen an die Leute am Tisch, und was daraus wird.

## Fragen
question-default-no = Keine Antwort zählt als Nein.
question-default-yes = Keine Antwort zählt als Ja.
question-default-most = Danach entscheidet die Mehrheit.
question-missing = Antwort fehlt noch: { $people }
question-counts = { $choice }: { $count }
button-vote-wait = Warten
button-vote-turn = Roboter spielt diesen Zug
button-vote-seat = Roboter übernimmt den Platz
button-vote-substitute = Ersatz suchen
button-vote-yes = Ja
button-vote-no = Nein
question-closes = Offen bis zum { $absolute } ({ $relative }).
question-direct = Im Kanal von { $match } kann ich nicht schreiben, deshalb kannst du hier abstimmen.
question-cancelled = Eine Abstimmung wurde abgebrochen, weil Discord es ablehnt, sie anzuzeigen.
question-cancelled-asked = { $person }, deine Abstimmung wurde abgebrochen, weil Discord es ablehnt, sie anzuzeigen. Du kannst es noch einmal versuchen, zum Beispiel mit einer anderen Begründung.

## Erledigt
done-vote = Deine Antwort: { $choice }. Du kannst sie ändern, solange die Frage offen ist.

## Was nicht geht
refusal-asked-already = Diese Abstimmung läuft schon.
refusal-question-closed = Diese Abstimmung ist vorbei. Das Ergebnis steht im Kanal.
refusal-question-unknown = Diese Art von Abstimmung kennt diese Version des Bots nicht. Sie wartet auf eine neuere Version.
refusal-not-asked = Du bist bei dieser Frage nicht stimmberechtigt.
refusal-asked-too-often = Du hast die anderen heute schon { $most }-mal gefragt. Bitte warte etwas, bevor du die nächste Abstimmung startest.

## Hilfe
help-together = **Gemeinsam.** `/spiel zurücknehmen` nimmt deinen letzten Zug zurück: sofort, solange danach niemand gezogen hat, sonst nach Zustimmung der Betroffenen. Wenn jemandem die Zeit abläuft, entscheiden die anderen, wie es weitergeht. Ohne Entscheidung hilft ein Roboter aus. Mit `/spiel mitspielen` holst du deinen Platz zurück oder übernimmst einen verlassenen. Mit `/spiel ersetzen` schlägst du vor, dass jemand anderes weiterspielt. `/spiel abbrechen` beendet die Partie, wenn alle zustimmen.

## Nachrichten
notice-last = { $person }, alle anderen haben geantwortet: { $match } wartet nur noch auf dich.
notice-unanswered = { $person }, in { $match } fehlt noch deine Antwort auf eine Frage.
