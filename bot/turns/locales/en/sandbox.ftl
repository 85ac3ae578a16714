### The sandbox.

## Help
help-thinking = **Thinking.** `/sandbox`, or *Try out*, opens a private copy of the match on which you try moves for every seat, as far as nothing hidden is needed. While you wait, *Plan ahead* leads there too: what you try for your next turn you can plan. `/plan pass` passes turns in advance.

## Commands
command-sandbox = sandbox
    .description = Try out moves on a private copy of the match

## Buttons
button-sandbox = Try out
button-plan-ahead = Plan ahead
button-plan = Plan this
button-plan-else = Else this
button-play-tried = Play this
button-throw-away = Throw away

sandbox-heading = { $match }: sandbox
sandbox-private = Only you see this, and none of it happens at the table.
sandbox-tried = **Tried so far**
sandbox-line = { $who }: { $option }
sandbox-asked = For { $who }: { $prompt }
sandbox-hidden = To go on, something hidden would have to be known: this is as far as one can think ahead.
sandbox-over = The match would be over here.
sandbox-may-play = *Play this* confirms your own turn as you tried it here, and nothing after it. You are asked before anything is uncovered.
sandbox-moved-on = The match has moved on. You now try moves from where it stands; whatever still fits of what you had tried is kept.
sandbox-thrown-away = Your sandbox is empty again. None of it has happened at the table.

## What can't be done
refusal-plan-nothing = Try out your own next turn first: that is what can be planned.
refusal-sandbox-full = A sandbox holds { $most } choices at most. Take some back, or start over.
refusal-sandbox-unfinished = Try out your own turn to its end first: then it can be played as it stands.
