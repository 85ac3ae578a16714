### The sandbox.

## Help
help-thinking = **Thinking ahead.** `/sandbox` or *Try it out* opens a private copy of the match. You can try out moves for every seat there, as long as they don’t depend on hidden information. While you wait for your turn, *Plan ahead* lets you choose what to do next, for example buy something up to a certain price. With *Step by step*, you try out the turn and save it as your plan. Use `/plan pass` to pass turns in advance.

## Commands
command-sandbox = sandbox
    .description = Try out moves on a private copy of the match

## Buttons
button-sandbox = Try it out
button-plan-ahead = Plan ahead
button-plan-steps = Step by step
button-plan = Save as plan
button-plan-else = Add as alternative
button-play-tried = Play this
button-sandbox-back = Back
button-throw-away = Discard sandbox

sandbox-heading = { $match }: sandbox
sandbox-private = Only you can see this. The match itself does not change.
sandbox-about = Play through what might happen: first make the other players’ moves, then take your own turn. *Save as plan* saves only your own moves.
sandbox-tried = **Tried so far**
sandbox-line = { $who }: { $option }
sandbox-asked = For { $who }: { $prompt }
sandbox-hidden = The next step depends on hidden information, so you can’t try out anything further.
sandbox-over = The match would be over here.
sandbox-may-play = *Play this* plays your own turn exactly as you tried it out here, but nothing beyond that. You’ll be asked before anything is revealed.
sandbox-moved-on = The match has moved on, so the sandbox now starts from the current position. Moves that are still possible have been kept.
sandbox-thrown-away = The sandbox has been cleared. The match itself has not changed.

## Errors
refusal-plan-nothing = Try out your own next turn first. Then you can save it as your plan.
refusal-sandbox-full = A sandbox can have at most { $most } choices. Take some back, or start over.
refusal-sandbox-unfinished = Try out your whole turn first. Then you can play it.
