### Analyses of finished matches.

## Help
help-analysis = **Analyse.** `/analyse` geht eine beendete Partie Zug für Zug durch: wer wann vorn lag, welche Züge am meisten gekostet haben, was besser gewesen wäre und was Glück war. Bei jedem Zug zählt nur, was die Person damals sehen konnte. Die erste Analyse einer Partie dauert etwa eine Minute.

## Commands
command-analyse = analyse
    .description = Eine beendete Partie analysieren: wer wann vorn lag und welche Züge teuer waren

## Buttons
button-analyse = Analyse
button-back-to-analysis = Zurück zur Analyse

## Messages
analysis-heading = { $match }: Analyse
analysis-whose-common = Einschätzung des Roboters „{ $robot }“. Bei jedem Zug zählt nur, was die Person damals sehen konnte. Zahlen: erwartetes gemeinsames Ergebnis, in Punkten.
analysis-whose = Einschätzung des Roboters „{ $robot }“. Bei jedem Zug zählt nur, was die Person damals sehen konnte. Zahlen: erwarteter Vorsprung auf die stärkste Konkurrenz am Ende, in Punkten.
analysis-whose-result = Einschätzung des Roboters „{ $robot }“. Bei jedem Zug zählt nur, was die Person damals sehen konnte. Zahlen: erwartetes Ergebnis, von −{ $win } (sicher verloren) bis +{ $win } (sicher gewonnen).
analysis-course-common = **Erwartetes Ergebnis je Runde und am Ende**
analysis-course = **Erwarteter Vorsprung je Runde und am Ende**
analysis-course-of = { $who }: { $values }
analysis-portions = **Glück und Punktverlust durch Fehler**
analysis-portions-no-luck = **Punktverlust durch Fehler**
analysis-portions-result = **Glück, und was Fehler gekostet haben**
analysis-portions-no-luck-result = **Was Fehler gekostet haben**
analysis-cut = Diese Partie ist lang. Daher wurden nur die ersten Züge analysiert.
analysis-portion = { $who }: Glück { $luck }, Fehler { $lost }
analysis-portion-no-luck = { $who }: { $lost }
analysis-costly = **Die teuersten Fehler**
analysis-none-costly = Niemand hat einen teuren Fehler gemacht.
analysis-turn = Zug { $turn }, { $who }: { $played }. Besser: { $better }. Verlust: { $loss }.
analysis-turn-reasons = Zug { $turn }, { $who }: { $played }. Besser: { $better } – { $reasons }. Verlust: { $loss }.
analysis-turn-heading = { $match }: vor Zug { $turn }
analysis-option = { $number }: Zug { $turn }, { $who }
analysis-menu = Zug ansehen
analysis-small-print = Glück: was das Aufdecken gebracht hat, verglichen mit dem Durchschnitt. Die Einschätzung des Roboters kann falsch sein.
analysis-chart-common = { $game }: erwartetes Ergebnis
analysis-chart = { $game }: erwarteter Vorsprung
analysis-chart-above-common = Erwartetes gemeinsames Ergebnis, nach Runden
analysis-chart-above = Erwarteter Vorsprung auf die stärkste Konkurrenz, nach Runden

## Errors
refusal-analysis-failed = Die Analyse konnte nicht abgeschlossen werden. Der fertige Teil bleibt gespeichert. Versuch es später noch einmal.
