### Calling a match off.

## What happened at the table
told-aborted = The match is called off by agreement.
told-abort-refused = Not all agree: the match goes on.

## Done
done-abort = { $match } is called off.
done-abort-asked = The others are asked whether they agree: { $match }.

## Commands
command-abort = abort
    .description = Call the match off, if all agree

## Questions
question-abort = { $by } asks to call this match off, without a result. All must agree. Do you?
