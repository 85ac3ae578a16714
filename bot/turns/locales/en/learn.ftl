### Learning to play.

## Help
help-learning = **Learning to play.** `/learn` starts a short guided match, privately and step by step. It takes about ten minutes, and you can leave at any time and continue later.

## Commands
command-learn = learn
    .description = Play a short guided match, privately and step by step

## Buttons
button-learn = Learn to play
button-learn-next = Continue
button-learn-back = Back
button-learn-show = Show me
button-learn-again = Try again
button-learn-over = Start over
button-learn-play = Play now against a robot
button-learn-others = All lessons

learn-heading = Learning to play
learn-about = A guided match takes about ten minutes. Only you can see it, and you can’t break anything. You can leave at any time and continue later.
learn-choose = Choose a game…
learn-none = There are no lessons for the games here. Use `/rules` to see how to play.
learn-not-begun = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
learn-done = Completed (you can repeat it)
learn-step = Step { $step } of { $steps }
learn-page-heading = Learning { $game }
learn-private = Only you can see this.
learn-chosen = You chose: { $option }
learn-played = { $who }: { $option }
learn-press = 👉 Press **{ $button }**.
learn-select = 👉 In the menu **{ $menu }**, choose: **{ $option }**
learn-confirm = Confirm to end your turn. Until then, you can undo your choices.
learn-confirm-early = In a match, you could also continue your turn here. In this lesson, it ends now: confirm it. Until then, you can undo your choices.
learn-finished-heading = Well done! You now know how to play { $game }
learn-finished-dm = You have completed the lesson. To play, go to a server that has this bot, use `/game open` in a channel and add a robot; the weakest robot is the best first opponent. `/help` shows everything else.
learn-finished = You have completed the lesson. The best first opponent is the weakest robot: *Play now against a robot* starts a match in this channel, or in a new thread if the channel already has a match. To play with others, open a table with `/game open` or join an open one; see `/help` for more.

    In a match, you can take everything back until you press *Confirm* or a button that reveals something or ends your turn. After that, there is *Take back my turn*, but other players may have to agree. `/rules` is always available.

## Errors
refusal-no-lesson = { $game } has no lesson yet. Use `/rules` to see how to play.
refusal-unknown-lesson = This lesson is no longer available. Start again with `/learn`.
