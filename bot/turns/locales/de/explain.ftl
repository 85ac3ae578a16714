### Was ein Roboter erwartet und warum.

## Help
help-why = **Warum?** `/warum` zeigt, welche Züge ein Roboter bevorzugt und wie viel besser sie sind; *Details* ergänzt den erwarteten Vorsprung, die Gründe und die wahrscheinliche Antwort. In einer laufenden Partie geht das nur für den letzten Zug eines Roboters und nur, wenn er dabei nicht mehr sah als alle anderen. Nach der Partie geht es für jeden Zug. Mit *Hinweis* bekommst du Rat für deinen eigenen Zug, wenn du allein mit Robotern spielst oder der Tisch mit der Option `hinweise` eröffnet wurde, aber nie in gewerteten Partien.

## Commands
menu-why = Warum dieser Zug?
command-why = warum
    .description = Zeigen, wie ein Roboter einen Zug einschätzt und warum
option-of-turn = zug
    .description = Nur nach der Partie: Nummer des Zugs (der erste ist 1)

## Buttons
button-why = Warum?
button-hint = Hinweis
button-details = Details
button-why-back = Zurück
button-play-hint = So spielen
button-stop-thinking = Abbrechen

## What is told
why-thinking = Ein Roboter denkt nach. Das dauert ein paar Sekunden oder länger, wenn auch andere warten.
why-thinking-long = Ein Roboter geht die Partie Zug für Zug durch. Das dauert etwa eine Minute oder länger, wenn auch andere warten. Das Ergebnis wird gespeichert: Beim nächsten Mal ist es sofort da.
why-own = { $match }: Hinweis für deinen Zug
why-taken = { $match }: Zug { $turn }
why-whose-common = Zug von { $who } aus Sicht des Roboters „{ $robot }“. Zahlen: erwartetes gemeinsames Ergebnis, in Punkten.
why-whose = Zug von { $who } aus Sicht des Roboters „{ $robot }“. Zahlen: erwarteter Vorsprung von { $who } auf die stärkste Konkurrenz am Ende, in Punkten.
why-advantages = Vorteil: { $terms }
why-about-equal = etwa gleich gut
why-better = Zug 1 ist besser
why-much-better = Zug 1 ist viel besser
why-a-robot = Roboter
why-lead-common = Erwartetes Ergebnis: { $lead }.
why-lead = Erwarteter Vorsprung: { $lead }.
why-lead-about-common = Erwartetes Ergebnis: { $lead } ± { $spread }.
why-lead-about = Erwarteter Vorsprung: { $lead } ± { $spread }.
why-played = (gespielt)
why-reasons = **Vorteil gegenüber dem zweitbesten Zug (eine Runde vorausberechnet):** { $terms }. Die Zahlen oben gelten für das Ende der Partie und können davon abweichen.
why-others = Nachteile für die anderen { $points }
why-no-reasons = Der beste und der zweitbeste Zug sind für den Roboter gleichwertig.
why-answer = **Erwartete Antwort von { $who }:** { $turn }
why-small-print = Der Roboter kennt nur, was { $who } sehen kann oder konnte. Er kann sich irren.

## Done
why-stopped = Die Berechnung wurde abgebrochen.
why-nothing-to-stop = Für dich läuft gerade keine Berechnung.

## What can't be done
slip-one-thought = Für dich läuft schon eine Berechnung. Warte, bis sie fertig ist, oder brich sie ab.
slip-thought-stopped = Abgebrochen.
refusal-why-turn-complete = Dein Zug ist schon vollständig: Bestätige ihn oder nimm zuerst etwas zurück.
refusal-why-no-hints = In dieser Partie gibt es keine Hinweise. Du bekommst sie, wenn du allein mit Robotern spielst oder der Tisch mit der Option `hinweise` eröffnet wurde, aber nie in gewerteten Partien.
refusal-why-not-your-choice = Hinweise bekommst du nur, wenn du selbst gerade etwas zu entscheiden hast.
refusal-why-rated = In laufenden gewerteten Partien gibt es keine Erklärungen. Frag noch einmal, wenn die Partie zu Ende ist.
refusal-why-no-turn = Bisher hat kein Roboter einen Zug gemacht, der erklärt werden könnte.
refusal-why-hidden = In diesem Spiel gibt es verdeckte Informationen. Deshalb werden Züge von Robotern erst nach der Partie erklärt.
refusal-why-no-such-turn = { $most ->
    [one] Diese Partie hatte { $most } Zug.
   *[other] Diese Partie hatte { $most } Züge.
} Gib eine gültige Nummer an.
refusal-why-no-answer = Der Roboter hat nicht geantwortet. Versuch es gleich noch einmal.
refusal-rated-without-hints = In gewerteten Partien sind keine Hinweise möglich. Wähle entweder `gewertet` oder `hinweise`.
