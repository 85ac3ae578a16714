### Votes of a table.

## Votes
question-default-no = If you don’t vote by the deadline, it counts as no.
question-default-yes = If you don’t vote by the deadline, it counts as yes.
question-default-most = At the deadline, the option with the most votes wins.
question-missing = Waiting for votes from: { $people }
question-counts = { $choice }: { $count }
button-vote-wait = Wait
button-vote-turn = Robot plays this turn
button-vote-seat = Robot takes over
button-vote-substitute = Look for a substitute
button-vote-yes = Yes
button-vote-no = No
question-closes = Voting ends { $relative } ({ $absolute }).
question-direct = I can’t write in the channel of { $match }, so you can vote here.
question-cancelled = A vote was cancelled because its message could not be posted.
question-cancelled-asked = { $person }, the vote you asked for was cancelled because its message could not be posted. You can ask again, for example with a different reason.

## Confirmations
done-vote = Your vote: { $choice }. You can change it until voting ends.
done-vote-decided = Your vote: { $choice }. The vote is now closed.

## Errors
refusal-asked-already = There is already a vote on this.
refusal-question-closed = This vote is over. See the channel for the result.
refusal-question-unknown = This version of the bot doesn’t support this vote. It’s on hold until the bot is updated.
refusal-not-asked = You’re not one of the players asked to vote on this.
refusal-asked-too-often = You can start at most { $most } votes a day. Please try again later.

## Help
help-together = **Playing together.** `/game undo` takes back your last turn: immediately if no one has moved since; otherwise, the players who have moved are asked. When a player runs out of time, the others vote on what happens. If there is no decision, a robot plays, and the player can return with `/game join`. You can also use that command to take over an abandoned seat. `/game replace` asks the others to replace a player, and `/game cancel` ends the match if everyone agrees.

## Notifications
notice-last = { $person }, everyone else has voted: { $match } is waiting for your vote.
notice-unanswered = { $person }, your vote is needed in { $match }.
