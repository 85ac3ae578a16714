### Evaluations and explanations by robots.

## Help
help-why = **Why?** `/why` shows which options a robot prefers, and how much better they are; *Details* adds the expected leads, the reasons and the expected reply. During a match, it explains the last turn of a robot, if that robot saw no more than everyone else; after a match, it explains any turn. *Hint* in your panel advises you on your own turn when you play alone with robots, or when the table was opened with `/game open` and the option `hints`; never in rated matches.

## Commands
menu-why = Why this turn?
command-why = why
    .description = Show a robot’s evaluation of a turn and its reasons
option-of-turn = turn
    .description = Turn number, starting from 1 (finished matches only)

## Buttons
button-why = Why?
button-hint = Hint
button-details = Details
button-why-back = Back
button-play-hint = Play this
button-stop-thinking = Stop

## Messages
why-thinking = A robot is thinking. This takes a few seconds, or longer if others are waiting.
why-thinking-long = A robot is analysing the match turn by turn. This takes about a minute, or longer if others are waiting. The result is saved, so next time it appears immediately.
why-own = { $match }: hint for your turn
why-taken = { $match }: turn { $turn }
why-whose-common = { $who }’s turn as the { $robot } sees it. Numbers: the expected common result, in points.
why-whose = { $who }’s turn as the { $robot } sees it. Numbers: { $who }’s expected final lead over the best opponent, in points.
why-advantages = advantage: { $terms }
why-about-equal = about equal
why-better = option 1 is better
why-much-better = option 1 is much better
why-a-robot = robot
why-lead-common = Expected result: { $lead }.
why-lead = Expected lead: { $lead }.
why-lead-about-common = Expected result: { $lead } ± { $spread }.
why-lead-about = Expected lead: { $lead } ± { $spread }.
why-played = (played)
why-reasons = **Best option vs. second best, after each player’s next turn:** { $terms }. The expected leads above cover the rest of the match, so they may differ from these numbers.
why-others = setbacks for opponents { $points }
why-no-reasons = The robot sees no difference between the two best options.
why-answer = **Expected reply by { $who }:** { $turn }
why-small-print = The robot knows only what { $who } can or could see. It can be wrong.

## Confirmations
why-stopped = The robot’s analysis was interrupted.
why-nothing-to-stop = There is nothing to stop.

## Errors
slip-one-thought = A robot is already working on your last request. Wait for it to finish, or stop it first.
slip-thought-stopped = Stopped.
refusal-why-turn-complete = You have no choices left this turn. Confirm it, or take something back first.
refusal-why-no-hints = Hints are not available in this match. You get them when you play alone with robots or at tables opened with the option `hints`, but never in rated matches.
refusal-why-not-your-choice = You can only get hints for your own decisions, and you have none to make right now.
refusal-why-rated = Explanations are not available while a rated match is in progress. Ask again once it’s over.
refusal-why-no-turn = There is no robot turn to explain yet.
refusal-why-hidden = This game has hidden information, so robot turns can only be explained after the match.
refusal-why-no-such-turn = { $most ->
    [one] This match had only one turn: enter 1.
   *[other] This match had { $most } turns: enter a number from 1 to { $most }.
}
refusal-why-no-answer = The robot did not respond. Try again in a moment.
refusal-rated-without-hints = Rated matches can’t have hints. Choose either `rated` or `hints`.
