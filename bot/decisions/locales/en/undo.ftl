### Taking moves back.

## What happened at the table
told-undone-own = { $who } takes back the last turn.
told-undone-agreed = Everybody who was asked agrees: { $who } takes back the last turn.
told-undone-ruled = { $host } has taken moves back. Reason: { $reason }
told-undo-refused = Not all agree: the last turn of { $who } stands.

## Done
done-ruled-undo = The moves are taken back: { $match }.
done-ruled-undo-asked = Something has been uncovered since. Everybody at the table is asked whether they agree: { $match }.
done-undo = Your last turn is taken back: { $match }.
done-undo-asked = Others have moved since, something was uncovered, or you have taken turns back twice in this round. The others are asked whether they agree: { $match }.

## Repair
turn-choice = { $number } · { $player } · { $words }
turn-unreadable = does not fit the rules

## What can't be done
slip-unknown-turn = I don’t know the turn “{ $given }”. Choose one from the list that appears while you type.

## Commands
command-host-undo = undo
    .description = Take moves back, from a certain turn on
option-turn = turn
    .description = The first turn to be taken back; all after it go too
command-undo = undo
    .description = Take back my last turn; those who have moved since are asked

## Questions
button-takeback = Take back my turn
question-undo = { $who } asks to take back the last turn, with all that came after it. Do you agree?
question-undo-uncovered = { $who } asks to take back the last turn, with all that came after it. Something has been uncovered since, so everybody has to agree. Do you?
question-undo-often = { $who } asks to take back the last turn, after two in this round, so everybody has to agree. Do you?
question-undo-ruled = { $by }, who looks after this server, wants to take moves back (reason: { $reason }). Something has been uncovered by them, so everybody has to agree. Do you?
