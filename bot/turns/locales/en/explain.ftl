### What a robot expects, and why.

## Help
help-why = **Why?** `/why` tells what a robot expects of a turn: the three best, by how much one would end ahead, what speaks for the first, and the answer to it. While a match is played that is a robot’s last turn, where it saw no more than everybody; afterwards any turn. As a hint for your own turn it is there when you play alone with robots, or when the table was opened with `/game open` and the option `hints`; never in rated matches.

## Commands
command-why = why
    .description = What a robot expects of a turn, and why
option-of-turn = turn
    .description = After a match: the number of a turn, counted from 1

## Buttons
button-why = Why?
button-hint = Hint
button-stop-thinking = Stop

## What is told
why-thinking = A robot is thinking about it. That takes a few seconds, or longer while others wait, too.
why-thinking-long = A robot goes through the match turn by turn. That takes about a minute, or longer while others wait, too. What is done is kept: who asks again gets it at once.
why-own = { $match }: a hint for your turn
why-taken = { $match }: turn { $turn }
why-whose = Turn of { $who }, as the { $robot } expects it. Figures are points by which { $who } would end ahead of the best of the others.
why-a-robot = robot
why-lead = The robot expects { $lead }.
why-lead-about = The robot expects { $lead }, give or take { $spread }.
why-played = (played)
why-reasons = **The first beside the second, once everybody has had a turn:** { $terms }. The figures above look further, to the end, and may weigh otherwise.
why-others = less for the others { $points }
why-no-reasons = In the terms by which the robot weighs a position, the first and the second are equal.
why-answer = **Expected answer of { $who }:** { $turn }
why-small-print = What a robot expects by what { $who } sees, or saw. It may be wrong, and knows of nothing hidden.

## Done
why-stopped = It is no longer thought about.
why-nothing-to-stop = Nothing is being thought about for you.

## What can't be done
slip-one-thought = A robot is already thinking about something for you. Wait for it, or stop it first.
slip-thought-stopped = Stopped.
refusal-why-turn-complete = There is nothing left to choose in your turn: confirm it, or take something back first.
refusal-why-no-hints = There are no hints in this match. They are there when you play alone with robots, or when the table was opened with them; never in rated matches.
refusal-why-not-your-choice = A hint is for a choice of your own, and none is open here.
refusal-why-rated = Nothing is explained while a rated match is being played. Ask again when it is over.
refusal-why-no-turn = No robot has had a turn yet that could be explained.
refusal-why-hidden = In this game players hold something hidden, so a robot’s turns are explained when the match is over.
refusal-why-no-such-turn = { $most ->
    [one] This match had one turn.
   *[other] This match had { $most } turns.
} Give the number of one of them.
refusal-why-no-answer = The robot gave no answer. Try again in a moment.
refusal-rated-without-hints = A rated match has no hints. Open it without one or the other.
