### Learning to play.

## Help
help-learning = **Learning to play.** `/learn` plays a short guided match with you, in private and step by step, in about ten minutes. You may leave it at any time and take it up again.

## Commands
command-learn = learn
    .description = Play a short guided match, in private and step by step

## Buttons
button-learn = Learn to play
button-learn-next = Go on
button-learn-back = Back
button-learn-show = Show me
button-learn-again = Try again
button-learn-over = Start over
button-learn-others = All lessons

learn-heading = Learning to play
learn-about = A guided match takes about ten minutes. Nobody else sees it, nothing can go wrong in it, and you may leave it at any time: it waits for you where you were.
learn-choose = Which game would you like to learn?
learn-none = None of the games here has a lesson. `/rules` tells how they are played.
learn-not-begun = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
learn-done = You have been through it; it begins anew
learn-step = Step { $step } of { $steps }
learn-page-heading = Learning { $game }
learn-private = Only you see this.
learn-chosen = You chose: { $option }
learn-played = { $who }: { $option }
learn-finished-heading = Well done: you know { $game } now
learn-finished = You have been through the whole lesson. To play, open a table with `/game open`, or join one that is open; `/help` shows what there is. If nobody else has time yet, put robots on the free seats: the weakest of them is a kind partner for a first match.

    In a match you can take everything back until you confirm, and `/rules` is always one click away.

## What can't be done
refusal-no-lesson = { $game } has no lesson yet. `/rules` tells how it is played.
refusal-unknown-lesson = There is no such lesson any more. Begin it with `/learn`.
