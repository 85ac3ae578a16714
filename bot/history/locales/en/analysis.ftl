### Analyses of matches that are over.

## Help
help-analysis = **Analysis.** When a match is over, `/analyse` goes through it turn by turn: who expected to be ahead when, which turns cost most and what would have been better, and what was luck. Each turn is judged by what its seat saw then. The first time that takes about a minute.

## Commands
command-analyse = analyse
    .description = Go through a match that is over: who was ahead when, and what turns have cost

## Buttons
button-analyse = Analysis
button-back-to-analysis = Back to the analysis

## What is told
analysis-heading = { $match }: analysis
analysis-whose = What the { $robot } expected, turn by turn, by what each seat saw then. Figures are points by which one would end ahead of the best of the others.
analysis-course = **Expected lead, round by round, and in the end**
analysis-course-of = { $who }: { $values }
analysis-portions = **Luck, and what own turns have cost**
analysis-portions-no-luck = **What own turns have cost**
analysis-portion = { $who }: luck { $luck }, own turns { $lost }
analysis-portion-no-luck = { $who }: { $lost }
analysis-costly = **Turns that cost most**
analysis-none-costly = No turn has cost anybody much.
analysis-turn = Turn { $turn }, { $who }: { $played }. Better: { $better }. It cost { $loss }.
analysis-turn-heading = { $match }: before turn { $turn }
analysis-option = { $number }: turn { $turn }, { $who }
analysis-menu = Look at a turn
analysis-small-print = Luck is what came of something uncovered, less what was to be expected of it on average. A robot may be wrong about all of this.
analysis-chart = { $game }: who expected to be ahead
analysis-chart-above = Expected lead over the best of the others, by rounds

## What can't be done
refusal-analysis-failed = The analysis could not be finished. What is done is kept; try again later.
