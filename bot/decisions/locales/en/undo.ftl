### Taking moves back.

## Log entries
told-undone-own = { $who } takes back their last turn.
told-undone-agreed = Everyone who was asked agreed: { $who } takes back their last turn.
told-undone-ruled = { $host } has taken moves back. Reason: { $reason }
told-undo-refused = Not everyone agreed: { $who } can’t take back their last turn.

## Confirmations
done-ruled-undo = The moves in { $match } have been taken back.
done-ruled-undo-asked = Hidden information has been revealed since then, so I’ve asked all players in { $match } to agree.
done-undo = Your last turn in { $match } has been taken back.
done-undo-revealed = I’ve asked the other players in { $match } to agree, because hidden information has been revealed since your turn.
done-undo-moved = I’ve asked the other players in { $match } to agree, because someone has moved since your turn.
done-undo-choosing = I’ve asked the other players in { $match } to agree, because the next player has already started choosing.
done-undo-often = I’ve asked the other players in { $match } to agree, because you have already taken back two turns this round.

## Repair
turn-choice = { $number } · { $player } · { $words }
turn-unreadable = invalid

## Errors
slip-unknown-turn = I can’t find a turn matching “{ $given }”. Choose one from the list that appears as you type.

## Commands
command-host-undo = undo
    .description = Take back a turn and everything after it
option-turn = turn
    .description = First turn to take back; all later turns are taken back too
command-undo = undo
    .description = Take back your last turn; players who have moved since must agree

## Votes
button-takeback = Take back my turn
question-undo = { $who } would like to take back their last turn and everything after it. Do you agree?
question-undo-uncovered = { $who } would like to take back their last turn and everything after it. Hidden information has been revealed since then, so everyone has to agree. Do you agree?
question-undo-often = { $who } would like to take back their last turn and has already taken back two turns this round, so everyone has to agree. Do you agree?
question-undo-ruled = { $by }, a host of this server, would like to take back moves (reason: { $reason }). These moves revealed hidden information, so everyone has to agree. Do you agree?
question-undo-turn = This turn would be taken back:
question-undo-also = So would everything after it:
question-undo-before = The board before that:
question-undo-more = { $count ->
    [one] … and { $count } more line
   *[other] … and { $count } more lines
}
refusal-undo-window = Your last action was an answer that is already revealed, so you can’t take it back.
refusal-undo-window-often = You can’t change your answer again in this round.
