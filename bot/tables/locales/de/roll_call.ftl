### Roll calls: players of an old table confirm their seats before the match starts.

## Buttons
button-confirm-seat = Ich bin bereit

## The status card
card-roll-call = { $count ->
    [0] Alle sind bereit.
    [one] Alle Plätze sind besetzt. Bevor die Partie beginnt, muss { $people } bis { $until } ({ $relative }) auf *Ich bin bereit* drücken. Sonst wird der Platz wieder frei.
   *[other] Alle Plätze sind besetzt. Bevor die Partie beginnt, müssen { $people } bis { $until } ({ $relative }) auf *Ich bin bereit* drücken. Sonst werden ihre Plätze wieder frei.
}
card-roll-call-start = { $count ->
    [0] Alle sind bereit.
    [one] Die Partie soll beginnen, obwohl noch Plätze frei sind. Vorher muss { $people } bis { $until } ({ $relative }) auf *Ich bin bereit* drücken. Sonst wird der Platz wieder frei.
   *[other] Die Partie soll beginnen, obwohl noch Plätze frei sind. Vorher müssen { $people } bis { $until } ({ $relative }) auf *Ich bin bereit* drücken. Sonst werden ihre Plätze wieder frei.
}

## Messages
roll-call-ask = { $person }, alle Plätze in { $match } sind jetzt besetzt. Möchtest du noch mitspielen? Drücke bis { $until } ({ $relative }) auf *Ich bin bereit*, um deinen Platz zu behalten.
roll-call-ask-start = { $person }, { $match } soll beginnen, obwohl noch Plätze frei sind. Möchtest du noch mitspielen? Drücke bis { $until } ({ $relative }) auf *Ich bin bereit*, um deinen Platz zu behalten.
roll-call-missed = { $count ->
    [one] { $people } hat nicht rechtzeitig auf *Ich bin bereit* gedrückt. Der Platz in { $match } ist wieder frei.
   *[other] { $people } haben nicht rechtzeitig auf *Ich bin bereit* gedrückt. Die Plätze in { $match } sind wieder frei.
}

## Confirmations
done-confirm = Du bist bereit für { $match }. { $count ->
    [0] Es geht gleich los.
    [one] Eine weitere Bestätigung fehlt noch.
   *[other] { $count } weitere Bestätigungen fehlen noch.
}
done-confirm-early = Du bist bereit für { $match }. Die Partie beginnt, sobald alle Plätze besetzt sind.
done-confirm-started = Alle sind bereit: { $match } beginnt.
done-join-roll-call = Du hast den letzten freien Platz in { $match } genommen. Der Tisch ist seit mehr als einem Tag offen, daher müssen die anderen bis { $until } bestätigen, dass sie bereit sind.{ $options }
done-robot-roll-call = Ein Roboter hat den letzten freien Platz in { $match } genommen. Der Tisch ist seit mehr als einem Tag offen, daher müssen die anderen bis { $until } bestätigen, dass sie bereit sind.
done-start-roll-call = { $match } beginnt, sobald die anderen auf *Ich bin bereit* gedrückt haben. Der Tisch ist seit mehr als einem Tag offen, daher haben sie bis { $until } Zeit.

## Errors
refusal-no-roll-call = An diesem Tisch musst du deinen Platz nicht bestätigen.
refusal-roll-call-open = Die Partie beginnt, sobald alle auf *Ich bin bereit* gedrückt haben. Wer das nicht tut, verliert den Platz, und er wird wieder frei.
