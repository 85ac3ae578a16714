### Cancelling a match by vote.

## Log entries
told-aborted = Everyone agreed: the match has been cancelled.
told-abort-refused = Not everyone agreed: the match continues.

## Confirmations
done-abort-asked = I’ve asked the other players to vote on cancelling { $match }.

## Commands

## Votes
question-abort = { $by } would like to cancel this match without a result. Everyone has to agree. Do you agree?
question-default-abort = Not voting by the deadline counts as a no. For absent players who have been replaced by robots, it counts as a yes.
