### Cancelling a match by vote.

## Log entries
told-aborted = Everyone agreed: the match has been cancelled.
told-abort-refused = Not everyone agreed: the match continues.

## Confirmations
done-abort-asked = The other players have been asked to vote: { $match }.

## Commands

## Votes
question-abort = { $by } would like to cancel this match without a result. Everyone has to agree. Do you agree?
question-default-abort = If you don’t vote by the deadline, it counts as a no. If an absent player has been replaced by a robot, it counts as a yes.
