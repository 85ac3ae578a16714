### Questions to the people at a table, and what comes of them.

## Questions
question-default-no = Who has not answered by then has not agreed.
question-default-yes = Who has not answered by then has agreed.
question-default-most = What most want by then is done.
question-missing = Still to answer: { $people }
question-counts = { $choice }: { $count }
button-vote-wait = Wait
button-vote-turn = Robot plays this turn
button-vote-seat = Robot takes the seat
button-vote-substitute = Look for a substitute
button-vote-yes = Yes
button-vote-no = No
question-closes = Open until { $absolute } ({ $relative }).

## Done
done-vote = Your answer: { $choice }. You can change it as long as the question is open.

## What can't be done
refusal-asked-already = The same is being asked already.
refusal-question-closed = This question is closed; what came of it stands in the channel.
refusal-question-unknown = This question is of a kind that I don’t know. It waits for a version of me that does.
refusal-not-asked = Others are asked this, not you.
refusal-asked-too-often = You have asked the others { $most } times within a day; please give them some rest.

## Help
help-together = **Together.** `/game undo` takes back your last turn: at once while nobody has chosen anything since, else those who have moved are asked. When somebody’s time runs out the others decide what is to happen; if nobody decides, a robot helps out, and whoever was away comes back with `/game return`. `/game replace` asks for another player, `/game substitute` takes a seat nobody plays, `/game abort` calls the match off if all agree.

## Notices
notice-last = { $person }, all others have answered: { $match } waits for your answer.
notice-unanswered = { $person }, you are asked something in { $match }.
