### Taking a turn.

## Commands
command-play = play
    .description = Choose in your turn, from a list of what is possible

## Options
option-option = option
    .description = What you choose; possible choices appear as you type

## Help
help-playing = **Playing.** *Take my turn* on the status card shows your side of the table and your choices, to you alone. *Undo* goes back one step, *Start over* all of them; others see your turn only once you *Confirm* it, or end it with a button that says so. A turn without a choice is taken for you. `/play` offers the same choices as you type.

## Buttons
button-turn = Take my turn
button-undo = Undo
button-over = Start over
button-confirm = Confirm
button-reveal = Yes, uncover it
button-back = Back
button-next-match = Next: { $match }

## The panel
panel-chosen = **Your turn so far**
panel-may-confirm = Go on, or confirm and end your turn here.
panel-complete = Your turn is complete. Confirm it, or take something back.
panel-waiting = { $count ->
    [one] It is { $who }’s turn.
   *[other] Waiting for { $who }.
}
panel-more-in-words = … `/text` tells all of it.
panel-over = The match is over.
panel-reveals = **{ $option }** uncovers something hidden. After that, your turn up to here can’t be taken back. Are you sure?

## What can't be done
slip-unknown-option = “{ $option }” can’t be chosen now. Choose from the list that appears while you type.
refusal-not-your-turn = { $count ->
    [one] It is { $who }’s turn.
   *[other] Waiting for { $who }.
}
refusal-turn-complete = Your turn is complete: confirm it, or take something back.
refusal-turn-unfinished = Your turn is not complete yet.
