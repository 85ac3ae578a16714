### Die Probe.

## Hilfe
help-thinking = **Nachdenken.** `/probe` oder *Ausprobieren* öffnet eine private Kopie der Partie, auf der du Züge für alle Plätze ausprobierst, soweit dafür nichts Verdecktes nötig ist. Während du wartest, führt auch *Vorausplanen* dorthin: Was du für deinen nächsten Zug ausprobierst, kannst du planen. `/plan passen` passt im Voraus.

## Befehle
command-sandbox = probe
    .description = Züge auf einer privaten Kopie der Partie ausprobieren

## Schaltflächen
button-sandbox = Ausprobieren
button-plan-ahead = Vorausplanen
button-plan = Das planen
button-plan-else = Sonst das
button-play-tried = So spielen
button-throw-away = Verwerfen

sandbox-heading = { $match }: Probe
sandbox-private = Nur du siehst das, und nichts davon geschieht am Tisch.
sandbox-tried = **Bisher ausprobiert**
sandbox-line = { $who }: { $option }
sandbox-asked = Für { $who }: { $prompt }
sandbox-hidden = Weiter ließe sich nur mit etwas Verdecktem spielen: Bis hierher kann man vorausdenken.
sandbox-over = Hier wäre die Partie vorbei.
sandbox-may-play = *So spielen* bestätigt deinen eigenen Zug, wie du ihn hier ausprobiert hast, und nichts danach. Bevor etwas aufgedeckt wird, wirst du gefragt.
sandbox-moved-on = Die Partie ist weitergegangen. Du probierst jetzt vom neuen Stand aus; was von deinen Versuchen noch passt, ist erhalten.
sandbox-thrown-away = Deine Probe ist wieder leer. Nichts davon ist am Tisch geschehen.

## Was nicht geht
refusal-plan-nothing = Probiere zuerst deinen eigenen nächsten Zug aus: Den kannst du dann planen.
refusal-sandbox-full = Mehr als { $most } Entscheidungen fasst eine Probe nicht. Nimm welche zurück oder fang neu an.
refusal-sandbox-unfinished = Probiere zuerst deinen eigenen Zug bis zum Ende aus: Dann kannst du ihn so spielen.
