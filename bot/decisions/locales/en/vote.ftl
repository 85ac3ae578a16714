### Questions to the people at a table, and what comes of them.

## Questions
question-default-no = No answer by then counts as no.
question-default-yes = No answer by then counts as yes.
question-default-most = Then whatever most have chosen is done.
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
refusal-asked-already = That question is being asked already.
refusal-question-closed = This question is closed; the channel says what came of it.
refusal-question-unknown = I don’t know this kind of question. It waits for a version of me that does.
refusal-not-asked = Others are asked this, not you.
refusal-asked-too-often = You have asked the others { $most } times within a day; please give them a rest.

## Help
help-together = **Together.** `/game undo` takes back your last turn: at once while nobody has chosen anything since, otherwise those who have moved are asked. When somebody’s time runs out the others decide what is to happen; if nobody decides, a robot helps out, and whoever was away gets the seat back with `/game join`. The same command takes a seat that nobody plays. `/game replace` asks for another player, `/game cancel` ends the match if all agree.

## Notices
notice-last = { $person }, all others have answered: { $match } waits for your answer.
notice-unanswered = { $person }, you are asked something in { $match }.
