### Fragen an die Leute am Tisch, und was daraus wird.

## Fragen
question-default-no = Wer nicht abstimmt, stimmt automatisch mit Nein.
question-default-yes = Wer nicht abstimmt, stimmt automatisch mit Ja.
question-default-most = Am Ende gewinnt die Möglichkeit mit den meisten Stimmen.
question-missing = Es fehlen noch Stimmen von: { $people }
question-departed = { $count ->
    [one] { $people } hat den Server verlassen. Diese Stimme wird nicht gebraucht, kann aber nach einer Rückkehr noch abgegeben werden.
   *[other] { $people } haben den Server verlassen. Diese Stimmen werden nicht gebraucht, können aber nach einer Rückkehr noch abgegeben werden.
}
question-counts = { $choice }: { $count }
button-vote-wait = Warten
button-vote-turn = Roboter spielt diesen Zug
button-vote-seat = Roboter übernimmt den Platz
button-vote-substitute = Ersatz suchen
button-vote-yes = Ja
button-vote-no = Nein
question-closes = Die Abstimmung endet { $relative } ({ $absolute }).
question-direct = Im Kanal von { $match } kann ich nicht schreiben, deshalb kannst du hier abstimmen.
vote-pending = 🗳️ Deine Stimme fehlt noch: { $match } (die Abstimmung endet { $closes })
button-vote-show = Abstimmen: { $match }
question-cancelled = Eine Abstimmung wurde abgebrochen, weil ich sie nicht posten konnte.
question-cancelled-asked = { $person }, deine Abstimmung wurde abgebrochen, weil ich sie nicht posten konnte. Du kannst es noch einmal versuchen, am besten mit einer anderen Begründung.

## Erledigt
done-vote = Deine Stimme: { $choice }. Du kannst sie ändern, solange die Abstimmung läuft.
done-vote-decided = Deine Stimme: { $choice }. Die Abstimmung ist damit beendet.

## Was nicht geht
refusal-asked-already = Diese Abstimmung läuft schon.
refusal-question-closed = Diese Abstimmung ist vorbei. Das Ergebnis steht im Kanal.
refusal-question-unknown = Diese Version des Bots unterstützt diese Abstimmung nicht. Die Abstimmung bleibt offen, bis der Bot aktualisiert wird.
refusal-not-asked = Du bist bei dieser Abstimmung nicht stimmberechtigt.
refusal-own-question = Du hast diese Abstimmung gestartet und musst nicht abstimmen. Die anderen entscheiden.
refusal-asked-too-often = Du hast in den letzten 24 Stunden schon { $most } Abstimmungen gestartet. Bitte warte etwas, bevor du die nächste startest.

## Hilfe
help-together = **Zusammen spielen.** `/spiel zurücknehmen` nimmt deinen letzten Zug zurück. Wenn andere seitdem schon gezogen haben, müssen sie zustimmen. Wenn jemandem die Zeit abläuft, stimmen die anderen ab, wie es weitergeht. Ohne Entscheidung übernimmt ein Roboter. Mit `/spiel mitspielen` holst du deinen Platz zurück oder übernimmst einen verlassenen. Mit `/spiel ersetzen` schlägst du vor, dass jemand anderes weiterspielt. `/spiel abbrechen` beendet die Partie, wenn alle zustimmen.

## Nachrichten
notice-last = { $person }, alle anderen haben schon abgestimmt: In { $match } fehlt nur noch deine Stimme.
notice-unanswered = { $person }, in { $match } fehlt noch deine Stimme.
