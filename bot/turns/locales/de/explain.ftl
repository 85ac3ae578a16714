### Evaluations and explanations by robots.

## Help
help-why = **Hinweise und Erklärungen.** Wenn du am Zug bist, zeigen dir *Hinweis* in deiner Übersicht oder `/hinweis` die Züge, die ein Roboter spielen würde, den besten zuerst; *So spielen* oder *Nr. 1 spielen* übernimmt einen davon. Hinweise gibt es, wenn du allein mit Robotern spielst oder der Tisch mit `/spiel eröffnen` und der Option `hinweise` eröffnet wurde, aber nie in gewerteten Partien. `/warum` erklärt in einer laufenden Partie den letzten Zug eines Roboters, wenn er dabei nicht mehr sah als alle anderen, und nach der Partie jeden Zug. Wo es Hinweise gibt, bewertet *Wie gut war mein Zug?* den Zug, den du gerade gemacht hast. *Details* ergänzt den erwarteten Vorsprung, die Gründe und die wahrscheinliche Antwort.

## Commands
menu-why = Warum dieser Zug?
command-hint = hinweis
    .description = Zeigen, was ein Roboter spielen würde (nur in Partien mit Hinweisen)
command-why = warum
    .description = Zeigen, wie ein Roboter einen Zug einschätzt und warum
option-of-turn = zug
    .description = Nummer des Zugs, ab 1 (während der Partie nur eigene Züge)

## Buttons
button-why = Warum dieser Zug?
button-review = Wie gut war mein Zug?
button-hint = Hinweis
button-details = Details
button-why-back = Zurück
button-play-hint = So spielen
button-play-hint-number = Nr. { $number } spielen
button-stop-thinking = Abbrechen

## Messages
why-thinking = Ein Roboter denkt nach. Das dauert ein paar Sekunden oder länger, wenn auch andere warten.
why-thinking-long = Ein Roboter geht die Partie Zug für Zug durch. Das dauert etwa eine Minute oder länger, wenn auch andere warten. Das Ergebnis wird gespeichert: Beim nächsten Mal ist es sofort da.
why-own = { $match }: Hinweis für deinen Zug ({ $who })
why-taken = { $match }: Zug { $turn } ({ $who })
why-whose-common = Zug von { $who } aus Sicht des Roboters „{ $robot }“. Zahlen: erwartetes gemeinsames Ergebnis, in Punkten.
why-whose = Zug von { $who } aus Sicht des Roboters „{ $robot }“. Zahlen: erwarteter Vorsprung von { $who } auf die stärkste Konkurrenz am Ende, in Punkten.
why-whose-result = Zug von { $who } aus Sicht des Roboters „{ $robot }“. Zahlen: erwartetes Ergebnis, von −{ $win } (sicher verloren) bis +{ $win } (sicher gewonnen).
why-advantages = Vorteil: { $terms }
why-better-result = der erste Zug dieser Liste ist besser
why-much-better-result = der erste Zug dieser Liste ist viel besser
why-about-equal = etwa gleich gut
why-better = { $points ->
    [one] der erste Zug dieser Liste ist um etwa { $points } Punkt besser
   *[other] der erste Zug dieser Liste ist um etwa { $points } Punkte besser
}
why-much-better = { $points ->
    [one] der erste Zug dieser Liste ist viel besser, um etwa { $points } Punkt
   *[other] der erste Zug dieser Liste ist viel besser, um etwa { $points } Punkte
}
why-only = der einzige Zug, den der Roboter für gut hält
why-more-actions = { $count ->
    [one] noch ein Schritt
   *[other] noch { $count } Schritte
}
why-more-in-details = { $count ->
    [one] ein weiterer Schritt (siehe *Details*)
   *[other] { $count } weitere Schritte (siehe *Details*)
}
why-a-robot = Roboter
why-lead-common = Erwartetes Ergebnis: { $lead }.
why-lead = Erwarteter Vorsprung: { $lead }.
why-lead-about-common = Erwartetes Ergebnis: { $lead } ± { $spread }.
why-lead-about = Erwarteter Vorsprung: { $lead } ± { $spread }.
why-played = (gespielt)
why-reasons = **Vorteil gegenüber dem zweitbesten Zug, nachdem alle noch einmal am Zug waren:** { $terms }. Die Zahlen oben gelten für das Ende der Partie und können davon abweichen.
why-others = Nachteile für die anderen { $points }
why-no-reasons = Der beste und der zweitbeste Zug sind für den Roboter gleichwertig.
why-answer = **Erwartete Antwort von { $who }:** { $turn }
why-spread = ± { $spread }: Um etwa so viel können Glück und die Entscheidungen anderer das Ergebnis verändern. Beim ersten Zug liegt es meist zwischen { $low } und { $high }.
why-small-print = Der Roboter kennt nur, was { $who } sehen kann oder konnte. Er kann sich irren.

## Advice: clauses of a turn, and of its reasons
advice-steps = { $first }, dann { $second }
advice-reasons = { $first }, und { $second }
advice-equal = etwa gleich gut
advice-worse = { $points ->
    [one] etwa { $points } Punkt schlechter
   *[other] etwa { $points } Punkte schlechter
}
advice-worse-result = schlechter
advice-much-worse-result = viel schlechter

## Confirmations
why-stopped = Die Berechnung wurde abgebrochen.
why-nothing-to-stop = Für dich läuft gerade keine Berechnung.

## Errors
slip-one-thought = Für dich läuft schon eine Berechnung. Warte, bis sie fertig ist, oder brich sie ab.
slip-thought-stopped = Abgebrochen.
refusal-why-turn-complete = Dein Zug ist schon vollständig: Bestätige ihn oder nimm zuerst etwas zurück.
refusal-why-no-hints = In dieser Partie sind Hinweise aus. Sie lassen sich nur beim Eröffnen des Tisches einschalten: `/spiel eröffnen` mit der Option `hinweise`. Wenn du allein mit Robotern spielst, sind sie immer an. Nach der Partie erklärt `/warum` jeden Zug.
refusal-why-no-hints-rated = In gewerteten Partien sind Hinweise immer aus, und niemand kann sie einschalten. Nach der Partie erklärt `/warum` jeden Zug. Wenn du beim Spielen Hinweise möchtest, eröffne mit `/spiel eröffnen` und der Option `hinweise` einen Tisch ohne Wertung oder spiel allein mit Robotern.
refusal-why-match-over = Diese Partie ist zu Ende, daher gibt es keine Hinweise mehr. `/warum` erklärt jeden Zug.
refusal-why-not-your-choice = Du hast gerade nichts zu entscheiden. In dieser Partie gibt es Hinweise: Drück auf *Hinweis*, sobald du am Zug bist.
refusal-why-rated = In laufenden gewerteten Partien gibt es keine Erklärungen. Frag noch einmal, wenn die Partie zu Ende ist.
refusal-why-no-turn = Bisher hat kein Roboter einen Zug gemacht, der erklärt werden könnte.
refusal-why-no-turn-or-hints = Bisher hat kein Roboter einen Zug gemacht, der erklärt werden könnte, und in dieser Partie sind Hinweise aus. Sie lassen sich nur beim Eröffnen des Tisches einschalten: `/spiel eröffnen` mit der Option `hinweise`. Wenn du allein mit Robotern spielst, sind sie immer an. Nach der Partie erklärt `/warum` jeden Zug.
refusal-why-no-own-turn = Du hast in dieser Partie noch keinen Zug gemacht.
refusal-why-own-later = In dieser Partie sind Hinweise aus. Deshalb werden deine Züge erst nach der Partie bewertet: Dann zeigen dir `/warum` und *Analyse*, wie gut sie waren.
refusal-why-hidden = In diesem Spiel gibt es verdeckte Informationen. Deshalb werden Züge von Robotern erst nach der Partie erklärt.
refusal-why-no-such-turn = { $most ->
    [one] Diese Partie hatte nur einen Zug: Gib 1 an.
   *[other] Diese Partie hatte { $most } Züge: Gib eine Nummer von 1 bis { $most } an.
}
refusal-why-no-answer = Der Roboter hat nicht geantwortet. Versuch es gleich noch einmal.
refusal-rated-without-hints = In gewerteten Partien sind keine Hinweise möglich. Wähle entweder `gewertet` oder `hinweise`.
