### Analysen von Partien, die vorbei sind.

## Help
help-analysis = **Analyse.** Wenn eine Partie vorbei ist, geht `/analyse` sie Zug für Zug durch: wer wann mit einem Vorsprung rechnen konnte, welche Züge am meisten gekostet haben und was besser gewesen wäre, und was Glück war. Jeder Zug wird nach dem beurteilt, was sein Platz damals sah. Beim ersten Mal dauert das etwa eine Minute.

## Commands
command-analyse = analyse
    .description = Eine Partie durchgehen, die vorbei ist: wer wann vorn lag und was Züge gekostet haben

## Buttons
button-analyse = Analyse
button-back-to-analysis = Zurück zur Analyse

## What is told
analysis-heading = { $match }: Analyse
analysis-whose = Was der Roboter „{ $robot }“ Zug für Zug erwartete, nach dem, was jeder Platz damals sah. Die Zahlen sind Punkte, mit denen man am Ende vor dem Besten der anderen läge.
analysis-course = **Erwarteter Vorsprung, Runde für Runde und am Ende**
analysis-course-of = { $who }: { $values }
analysis-portions = **Glück, und was eigene Züge gekostet haben**
analysis-portions-no-luck = **Was eigene Züge gekostet haben**
analysis-portion = { $who }: Glück { $luck }, eigene Züge { $lost }
analysis-portion-no-luck = { $who }: { $lost }
analysis-costly = **Züge, die am meisten gekostet haben**
analysis-none-costly = Kein Zug hat jemanden viel gekostet.
analysis-turn = Zug { $turn }, { $who }: { $played }. Besser: { $better }. Er kostete { $loss }.
analysis-turn-heading = { $match }: vor Zug { $turn }
analysis-option = { $number }: Zug { $turn }, { $who }
analysis-menu = Einen Zug ansehen
analysis-small-print = Glück ist, was etwas Aufgedecktes brachte, weniger dem, was davon im Schnitt zu erwarten war. Ein Roboter kann sich in alldem irren.
analysis-chart = { $game }: wer einen Vorsprung erwartete
analysis-chart-above = Erwarteter Vorsprung vor dem Besten der anderen, nach Runden

## What can't be done
refusal-analysis-failed = Die Analyse konnte nicht beendet werden. Was fertig ist, bleibt; versuch es später noch einmal.
