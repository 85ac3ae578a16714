### Die Probe.

## Hilfe
help-thinking = **Ausprobieren.** `/probe` oder *Ausprobieren* öffnet eine private Kopie der Partie. Darin kannst du Züge für alle Plätze ausprobieren, soweit dafür nichts Verdecktes nötig ist. Mit *Vorausplanen* probierst du deinen nächsten Zug aus und speicherst ihn als Plan, während du wartest. Mit `/plan passen` passt du im Voraus.

## Befehle
command-sandbox = probe
    .description = Züge in einer privaten Kopie der Partie ausprobieren

## Schaltflächen
button-sandbox = Ausprobieren
button-plan-ahead = Vorausplanen
button-plan = Als Plan speichern
button-plan-else = Als Ersatzplan
button-play-tried = So spielen
button-throw-away = Verwerfen

sandbox-heading = { $match }: Probe
sandbox-private = Nur du siehst das. Auf die Partie hat es keine Auswirkung.
sandbox-tried = **Bisher ausprobiert**
sandbox-line = { $who }: { $option }
sandbox-asked = Für { $who }: { $prompt }
sandbox-hidden = Ab hier ginge es nur mit verdeckten Informationen weiter. Weiter kannst du nicht vorausdenken.
sandbox-over = Hier wäre die Partie vorbei.
sandbox-may-play = *So spielen* bestätigt nur deinen eigenen ausprobierten Zug. Bevor etwas aufgedeckt wird, wirst du gefragt.
sandbox-moved-on = Die Partie ist weitergegangen. Deine Probe beginnt jetzt beim neuen Stand. Was von deinen Versuchen noch passt, ist erhalten.
sandbox-thrown-away = Deine Probe ist wieder leer. An der Partie hat sich nichts geändert.

## Was nicht geht
refusal-plan-nothing = Probier zuerst deinen eigenen nächsten Zug aus. Dann kannst du ihn planen.
refusal-sandbox-full = Eine Probe kann höchstens { $most } Entscheidungen enthalten. Nimm welche zurück oder fang neu an.
refusal-sandbox-unfinished = Probier zuerst deinen eigenen Zug bis zum Ende aus. Dann kannst du ihn so spielen.
