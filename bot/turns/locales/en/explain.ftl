### Evaluations and explanations by robots.

## Help
help-why = **Hints and explanations.** On your turn, *Hint* in your panel or `/hint` shows the turns that a robot would play, best first; *Play this* or *Play no. 1* chooses one. Hints are on when you play alone with robots, or when the table was opened with `/game open` and the option `hints`; never in rated matches. `/why` explains a robot’s last turn during a match, if that robot saw no more than everyone else, and any turn afterwards. Where hints are on, *How good was my turn?* judges the turn that you have just taken. *Details* adds the expected leads, the reasons and the expected reply.

## Commands
menu-why = Why this turn?
command-hint = hint
    .description = Show which turns a robot would play (only if hints are on)
command-why = why
    .description = Show a robot’s evaluation of a turn and its reasons
option-of-turn = turn
    .description = Turn number, starting from 1 (during a match, only your own turns)

## Buttons
button-why = Why this turn?
button-review = How good was my turn?
button-hint = Hint
button-details = Details
button-why-back = Back
button-play-hint = Play this
button-play-hint-number = Play no. { $number }
button-stop-thinking = Stop

## Messages
why-thinking = A robot is thinking. This takes a few seconds, or longer if others are waiting.
why-thinking-long = A robot is analysing the match turn by turn. This takes about a minute, or longer if others are waiting. The result is saved, so next time it appears immediately.
why-own = { $match }: hint for your turn ({ $who })
why-taken = { $match }: { $who }’s turn (turn { $turn })
why-whose-common = { $who }’s turn as the { $robot } sees it. Numbers: the team’s expected result, in points.
why-whose = { $who }’s turn as the { $robot } sees it. Numbers: { $who }’s expected final lead over the best opponent, in points.
why-whose-result = { $who }’s turn as the { $robot } sees it. Numbers: the expected result, from −{ $win } (certain loss) to +{ $win } (certain win).
why-advantages = advantage in { $terms }
why-better-result = the first turn in this list is better
why-much-better-result = the first turn in this list is much better
why-about-equal = about equal
why-better = { $points ->
    [one] the first turn in this list is better by about { $points } point
   *[other] the first turn in this list is better by about { $points } points
}
why-much-better = { $points ->
    [one] the first turn in this list is much better, by about { $points } point
   *[other] the first turn in this list is much better, by about { $points } points
}
why-only = the only turn the robot considers good
why-more-actions = { $count ->
    [one] one more step
   *[other] { $count } more steps
}
why-more-in-details = { $count ->
    [one] one more step (see *Details*)
   *[other] { $count } more steps (see *Details*)
}
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
why-spread = ± { $spread }: luck and the choices of others can move the result by about this much. For the first turn, it usually ends up between { $low } and { $high }.
why-small-print = The robot knows only what { $who } can or could see. It can be wrong.

## Advice: clauses of a turn, and of its reasons
advice-steps = { $first }, then { $second }
advice-reasons = { $first }, and { $second }
advice-equal = about as good
advice-worse = { $points ->
    [one] about { $points } point worse
   *[other] about { $points } points worse
}
advice-worse-result = worse
advice-much-worse-result = much worse

## Confirmations
why-stopped = The robot’s analysis was interrupted.
why-nothing-to-stop = There is nothing to stop.

## Errors
slip-one-thought = A robot is already working on your last request. Wait for it to finish, or stop it first.
slip-thought-stopped = Stopped.
refusal-why-turn-complete = You have no choices left this turn. Confirm it, or take something back first.
refusal-why-no-hints = Hints are off in this match. Only the table owner can turn them on, and only when opening the table: `/game open` with the option `hints`. When you play alone with robots, they are always on. After this match, `/why` explains any of its turns.
refusal-why-no-hints-rated = Hints are always off in rated matches. After this match, `/why` explains any of its turns. For hints while you play, open a casual table with `/game open` and the option `hints`, or play alone with robots.
refusal-why-match-over = This match is over, so you can’t get any more hints. `/why` explains any of its turns.
refusal-why-not-your-choice = You have nothing to decide right now. Hints are on in this match, so you can use *Hint* in your panel when it’s your turn.
refusal-why-rated = Explanations are not available while a rated match is in progress. Ask again once it’s over.
refusal-why-no-turn = There is no robot turn to explain yet.
refusal-why-no-turn-or-hints = There is no robot turn to explain yet, and hints are off in this match. Only the table owner can turn them on, and only when opening the table: `/game open` with the option `hints`. When you play alone with robots, they are always on. After this match, `/why` explains any of its turns.
refusal-why-no-own-turn = You haven’t taken a turn in this match yet.
refusal-why-own-later = Hints are off in this match, so your turns can only be judged after it. Then `/why` and *Analysis* show you how good they were.
refusal-why-hidden = This game has hidden information, so robot turns can only be explained after the match.
refusal-why-no-such-turn = { $most ->
    [one] This match had only one turn: enter 1.
   *[other] This match had { $most } turns: enter a number from 1 to { $most }.
}
refusal-why-no-answer = The robot did not respond. Try again in a moment.
refusal-rated-without-hints = Rated matches can’t have hints. Choose either `rated` or `hints`.
