### Analyses of finished matches.

## Help
help-analysis = **Analysis.** `/analyse` goes through a finished match turn by turn: who was expected to be ahead at each point, which turns were the costliest and what would have been better, and how much was luck. Each turn is judged only by what the player could see at the time. The first analysis of a match takes about a minute.

## Commands
command-analyse = analyse
    .description = Analyse a finished match: expected leads, costly turns and luck

## Buttons
button-analyse = Analysis
button-back-to-analysis = Back to the analysis

## Messages
analysis-heading = { $match }: analysis
analysis-whose-common = Evaluation by the { $robot }, based on what each player could see at the time. Numbers: the team’s expected result, in points.
analysis-whose = Evaluation by the { $robot }, based on what each player could see at the time. Numbers: expected final lead over the best opponent, in points.
analysis-whose-result = Evaluation by the { $robot }, based on what each player could see at the time. Numbers: expected result, from −{ $win } (certain loss) to +{ $win } (certain win).
analysis-course-common = **Expected result after each round and at the end**
analysis-course = **Expected lead after each round and at the end**
analysis-course-of = { $who }: { $values }
analysis-portions = **Luck, and points lost through mistakes**
analysis-portions-no-luck = **Points lost through mistakes**
analysis-portions-result = **Luck, and what mistakes cost**
analysis-portions-no-luck-result = **What mistakes cost**
analysis-cut = This match is long, so only its first turns were analysed.
analysis-portion = { $who }: luck { $luck }, mistakes { $lost }
analysis-portion-no-luck = { $who }: { $lost }
analysis-costly = **Costliest turns**
analysis-none-costly = There were no costly turns.
analysis-turn = Turn { $turn }, { $who }: { $played }. Better: { $better }. Cost: { $loss }.
analysis-turn-reasons = Turn { $turn }, { $who }: { $played }. Better: { $better } – { $reasons }. Cost: { $loss }.
analysis-turn-heading = { $match }: before turn { $turn }
analysis-option = { $number }: turn { $turn }, { $who }
analysis-menu = View a turn
analysis-small-print = Luck: the result of each reveal minus its expected value. The robot’s evaluation can be wrong.
analysis-chart-common = { $game }: expected result
analysis-chart = { $game }: expected lead
analysis-chart-above-common = The team’s expected result, by round
analysis-chart-above = Expected lead over the best opponent, by round

## Errors
refusal-analysis-failed = The analysis could not be completed. Try again later, and it will pick up where it left off.
