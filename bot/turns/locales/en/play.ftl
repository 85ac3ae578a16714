### Taking a turn.

## Commands
command-play = play
    .description = Take your turn by choosing from a list of options

## Options
option-option = option
    .description = Your choice; options appear as you type

## Help
help-playing = **Playing.** *Take my turn* below the latest message of the match shows your options and your side of the table. Only you can see them. *Undo* takes back one step, and *Start over* takes back all of them. The other players see your turn only when you press *Confirm* or another button that ends it. Forced moves are made for you. With `/play`, you can search the same options by typing.

## Buttons
button-turn = Take my turn
button-refresh = Refresh
button-undo = Undo
button-over = Start over
button-confirm = Confirm
button-number = Enter a number…
button-reveal = Yes, reveal it
button-back = Back
button-next-match = Next: { $match }

## The panel
panel-chosen = **Your turn so far**
panel-may-confirm = Continue, or confirm to end your turn here.
panel-complete = Your turn is complete. Confirm it, or take something back.
panel-answered = You have answered. All answers will be revealed together.
panel-waiting = { $count ->
    [one] It’s { $who }’s turn.
   *[other] Waiting for { $who }.
}
panel-more-in-words = See `/text` for everything.
panel-review-later = After the match, *Analysis* shows you how good your turns were.
panel-over = The match is over.
panel-reveals = This reveals hidden information: **{ $option }**. After that, you can’t take back anything you’ve done so far this turn. Are you sure?

## Errors
slip-unknown-option = “{ $option }” isn’t available right now. Choose from the list that appears as you type.
refusal-not-your-turn = { $count ->
    [one] It’s { $who }’s turn.
   *[other] Waiting for { $who }.
}
refusal-turn-complete = Your turn is complete. Confirm it, or take something back.
refusal-turn-unfinished = Your turn is not complete yet.
refusal-partly-chosen = { $count ->
    [one] One selected option isn’t possible together with the others and was left out.
   *[other] { $count } selected options aren’t possible together with the others and were left out.
}

## Entering a number
number-form = Enter a number
number-form-range = Number from { $minimum } to { $maximum }
number-form-steps = In steps of { $step }: { $first }, { $second }, …
slip-number-empty = You didn’t enter a number. Enter a number from { $minimum } to { $maximum }.
slip-number-digits = `{ $entered }` isn’t a whole number. Use digits only, without spaces, commas or periods. Enter a number from { $minimum } to { $maximum }.
slip-number-range = `{ $entered }` isn’t possible. Enter a number from { $minimum } to { $maximum }.
slip-number-step = `{ $entered }` isn’t possible. The closest numbers you can choose are { $below } and { $above }.
