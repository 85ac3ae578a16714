### Calling a match off.

## What happened at the table
told-aborted = All who play agreed: the match is cancelled.
told-abort-refused = Not all agree: the match goes on.

## Done
done-abort-asked = The others are asked whether they agree: { $match }.

## Commands

## Questions
question-abort = { $by } would like to cancel this match, without a result. Everybody has to agree. Do you?
question-default-abort = No answer by then counts as no; from those for whom a robot keeps the seat, as yes.
