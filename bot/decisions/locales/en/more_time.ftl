### More time for another player.

## Log entries
told-more-time = { $host } has given { $who } more time: { $time }.
told-more-time-agreed = Everyone agreed: { $who } gets more time ({ $time }).
told-more-time-refused = Not everyone agreed: { $who } gets no more time.

## Commands
command-more-time = more-time
    .description = Give another player more time for this turn; in rated matches, everyone must agree

## Buttons
button-more-time = Give more time
button-more-time-for = { $player }: { $time } more

## Messages
more-time-choose = Who should get more time for this turn in { $match }?
more-time-vote = This match is rated or part of a league, so all other players have to agree.

## Confirmations
done-more-time = You’ve given { $player } more time in { $match }: { $time }.
done-more-time-asked = I’ve asked the other players in { $match } to agree to more time for { $player }.

## Votes
question-more-time = { $by } would like to give { $who } more time for this turn: { $time }. Do you agree?

## Errors
refusal-more-time-oneself = You can’t give yourself more time. Ask another player to do it.
refusal-more-time-nobody = You can’t give anyone more time right now, because no other player has to move.
refusal-more-time-not-awaited = You can give more time only to a player who has to move.
refusal-more-time-full = This player’s clock is already at its maximum.
refusal-more-time-run-out = This player has already run out of time. You can vote on what happens next.
refusal-more-time-again = This player has already got extra time for this turn. You can give more time once per turn.
