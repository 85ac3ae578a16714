### Die Probe.

## Hilfe
help-thinking = **Ausprobieren.** `/probe` oder *Ausprobieren* öffnet eine private Kopie der Partie. Dort kannst du Züge für alle Plätze ausprobieren, solange sie nicht von verdeckten Informationen abhängen. Solange du nicht am Zug bist, wählst du mit *Vorausplanen*, was du als Nächstes tun willst, zum Beispiel etwas bis zu einem bestimmten Preis kaufen. Mit *Schritt für Schritt* probierst du den Zug aus und speicherst ihn als Plan. Mit `/plan passen` passt du im Voraus.

## Befehle
command-sandbox = probe
    .description = Züge in einer privaten Kopie der Partie ausprobieren

## Schaltflächen
button-sandbox = Ausprobieren
button-plan-ahead = Vorausplanen
button-plan-steps = Schritt für Schritt
button-plan = Als Plan speichern
button-plan-else = Als Alternative speichern
button-play-tried = So spielen
button-sandbox-back = Zurück
button-throw-away = Probe verwerfen

sandbox-heading = { $match }: Probe
sandbox-private = Nur du siehst das. Die Partie selbst ändert sich nicht.
sandbox-about = Spiel durch, was passieren könnte: Mach erst die Züge der anderen und dann deinen eigenen. *Als Plan speichern* speichert nur deine eigenen Schritte.
sandbox-tried = **Bisher ausprobiert**
sandbox-line = { $who }: { $option }
sandbox-asked = Für { $who }: { $prompt }
sandbox-hidden = Der nächste Schritt hängt von verdeckten Informationen ab. Deshalb kannst du ab hier nichts mehr ausprobieren.
sandbox-over = Hier wäre die Partie vorbei.
sandbox-may-play = Mit *So spielen* machst du deinen Zug genau so, wie du ihn hier ausprobiert hast. Was du danach ausprobiert hast, wird nicht gespielt. Bevor etwas aufgedeckt wird, wirst du gefragt.
sandbox-moved-on = Die Partie ist weitergegangen. Deine Probe beginnt jetzt beim neuen Stand. Alle Schritte, die noch möglich sind, bleiben erhalten.
sandbox-thrown-away = Deine Probe ist wieder leer. An der Partie hat sich nichts geändert.

## Was nicht geht
refusal-plan-nothing = Probier zuerst deinen eigenen nächsten Zug aus. Dann kannst du ihn als Plan speichern.
refusal-sandbox-full = Beim Ausprobieren sind höchstens { $most } Entscheidungen möglich. Nimm einige zurück oder fang von vorn an.
refusal-sandbox-unfinished = Probier zuerst deinen eigenen Zug bis zum Ende aus. Dann kannst du ihn so spielen.
