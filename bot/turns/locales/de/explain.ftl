### Was ein Roboter erwartet und warum.

## Help
help-why = **Warum?** `/warum` sagt, was ein Roboter von einem Zug erwartet: die drei besten, mit welchem Vorsprung man am Ende rechnen kann, was für den ersten spricht und die Antwort darauf. Solange eine Partie läuft, gilt das dem letzten Zug eines Roboters, wenn er nicht mehr sah als alle; danach jedem Zug. Als Hinweis für deinen eigenen Zug gibt es das, wenn du allein mit Robotern spielst oder der Tisch mit `/spiel eröffnen` und der Option `hinweise` eröffnet wurde; nie in gewerteten Partien.

## Commands
command-why = warum
    .description = Was ein Roboter von einem Zug erwartet und warum
option-of-turn = zug
    .description = Nach einer Partie: die Nummer eines Zugs, gezählt ab 1

## Buttons
button-why = Warum?
button-hint = Hinweis
button-stop-thinking = Abbrechen

## What is told
why-thinking = Ein Roboter denkt darüber nach. Das dauert einige Sekunden, oder länger, wenn auch andere warten.
why-thinking-long = Ein Roboter geht die Partie Zug für Zug durch. Das dauert etwa eine Minute, oder länger, wenn auch andere warten. Was fertig ist, bleibt: Wer noch einmal fragt, bekommt es sofort.
why-own = { $match }: ein Hinweis für deinen Zug
why-taken = { $match }: Zug { $turn }
why-whose = Zug von { $who }, wie ihn der Roboter „{ $robot }“ erwartet. Die Zahlen sind Punkte, mit denen { $who } am Ende vor dem Besten der anderen läge.
why-a-robot = Roboter
why-lead = Der Roboter erwartet { $lead }.
why-lead-about = Der Roboter erwartet { $lead }, plus oder minus { $spread }.
why-played = (gespielt)
why-reasons = **Der erste neben dem zweiten, sobald jeder einmal am Zug war:** { $terms }. Die Zahlen oben blicken weiter, bis ans Ende, und können anders ausfallen.
why-others = weniger für die anderen { $points }
why-no-reasons = Nach dem, woran der Roboter eine Stellung misst, sind der erste und der zweite gleich.
why-answer = **Erwartete Antwort von { $who }:** { $turn }
why-small-print = Was ein Roboter nach dem erwartet, was { $who } sieht oder sah. Er kann sich irren und weiß von nichts Verdecktem.

## Done
why-stopped = Darüber wird nicht mehr nachgedacht.
why-nothing-to-stop = Für dich wird gerade über nichts nachgedacht.

## What can't be done
slip-one-thought = Ein Roboter denkt schon über etwas für dich nach. Warte darauf oder brich es zuerst ab.
slip-thought-stopped = Abgebrochen.
refusal-why-turn-complete = In deinem Zug ist nichts mehr zu wählen: Bestätige ihn oder nimm zuerst etwas zurück.
refusal-why-no-hints = In dieser Partie gibt es keine Hinweise. Es gibt sie, wenn du allein mit Robotern spielst oder der Tisch damit eröffnet wurde; nie in gewerteten Partien.
refusal-why-not-your-choice = Ein Hinweis gilt einer eigenen Wahl, und hier ist keine offen.
refusal-why-rated = Solange eine gewertete Partie läuft, wird nichts erklärt. Frag noch einmal, wenn sie vorbei ist.
refusal-why-no-turn = Noch kein Roboter hatte einen Zug, der erklärt werden könnte.
refusal-why-hidden = In diesem Spiel hat man Verdecktes in der Hand, darum werden Züge von Robotern erst nach der Partie erklärt.
refusal-why-no-such-turn = { $most ->
    [one] Diese Partie hatte einen Zug.
   *[other] Diese Partie hatte { $most } Züge.
} Gib die Nummer eines von ihnen an.
refusal-why-no-answer = Der Roboter hat nicht geantwortet. Versuch es gleich noch einmal.
refusal-rated-without-hints = Eine gewertete Partie hat keine Hinweise. Eröffne sie ohne das eine oder das andere.
