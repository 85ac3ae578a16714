### Votes of a table.

## Votes
question-default-no = Not voting by the deadline counts as a no.
question-default-yes = Not voting by the deadline counts as a yes.
question-default-most = At the deadline, the option with the most votes wins.
question-missing = Waiting for votes from: { $people }
question-departed = { $count ->
    [one] { $people } has left the server. Their vote isn’t needed, but they can still return and vote.
   *[other] { $people } have left the server. Their votes aren’t needed, but they can still return and vote.
}
question-counts = { $choice }: { $count }
button-vote-wait = Wait
button-vote-turn = Robot plays this turn
button-vote-seat = Robot takes over
button-vote-substitute = Find a substitute
button-vote-yes = Yes
button-vote-no = No
question-closes = Voting ends { $relative } ({ $absolute }).
question-direct = I can’t send messages in the channel for { $match }, so you can vote here instead.
vote-pending = 🗳️ Your vote is needed: { $match } (voting ends { $closes })
button-vote-show = Vote: { $match }
question-cancelled = A vote was cancelled because I couldn’t post its message.
question-cancelled-asked = { $person }, your vote was cancelled because I couldn’t post its message. You can ask again; rewording the reason may help.

## Confirmations
done-vote = Your vote: { $choice }. You can change it until voting ends.
done-vote-decided = Your vote: { $choice }. The vote is now closed.

## Errors
refusal-asked-already = A vote on this is already in progress.
refusal-question-closed = This vote is over. See the channel for the result.
refusal-question-unknown = This version of the bot doesn’t support this vote. It’s on hold until the bot is updated.
refusal-not-asked = You can’t vote on this because you’re not one of the players who were asked.
refusal-own-question = You asked for this vote, so you don’t need to vote. The other players decide.
refusal-asked-too-often = You can start at most { $most } votes per day. Please try again later.

## Help
help-together = **Playing together.** `/game undo` takes back your last turn. If other players have moved since then, they have to agree. When a player runs out of time, the others vote on what happens next. If there is no decision, a robot takes over, and the player can return with `/game join`. The same command lets you take over an abandoned seat. `/game replace` asks the other players to replace someone, and `/game cancel` ends the match if everyone agrees.

## Notifications
notice-last = { $person }, everyone else in { $match } has voted. Only your vote is missing.
notice-unanswered = { $person }, your vote is needed in { $match }.
