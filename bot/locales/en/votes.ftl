### Questions to the people at a table, and what comes of them.

## Questions
question-absent = { $who }’s time has run out. What is to happen? { $who } may still move until that is decided.
question-wanted = A substitute for { $who } is wanted. Whoever takes the seat sees what { $who } could see. { $who } may still move until then.
question-robot = { $by } asks: is a robot to play on for { $who }?
question-person = { $by } asks: is { $new } to play on for { $who }?
question-undo = { $who } asks to take back the last turn, with all that came after it. Do you agree?
question-undo-uncovered = { $who } asks to take back the last turn, with all that came after it. Something has been uncovered since, so all must agree. Do you?
question-undo-ruled = { $by }, who looks after this server, wants to take moves back (reason: { $reason }). Something has been uncovered by them, so all must agree. Do you?
question-abort = { $by } asks to call this match off, without a result. All must agree. Do you?
question-closes = Open until { $absolute } ({ $relative }).
question-default-turn = If nobody decides it, a robot plays this turn.
question-default-seat = If nobody decides it, a robot takes the seat until { $who } returns.
question-default-wait = If nobody decides it, the table goes on waiting.
question-default-no = Who has not answered by then has not agreed.
question-default-most = What most want by then is done.
question-missing = Still to answer: { $people }
question-counts = { $choice }: { $count }
button-vote-wait = Wait
button-vote-turn = Robot plays this turn
button-vote-seat = Robot takes the seat
button-vote-substitute = Look for a substitute
button-vote-yes = Yes
button-vote-no = No
button-substitute = Take this seat
button-takeback = Take back my turn
notice-last = { $person }, all others have answered: { $match } waits for your answer.

## Done
done-vote = Your answer: { $choice }. You can change it as long as the question is open.
done-undo = Your last turn is taken back: { $match }.
done-undo-asked = Others have moved since, or something was uncovered. They are asked whether they agree: { $match }.
done-replace = { $player } is replaced: { $match }.
done-replace-asked = The others are asked: { $match }.
done-return = Welcome back! You have your seat again: { $match }.
done-substitute = You have a seat: { $match }.
done-abort = { $match } is called off.
done-abort-asked = The others are asked whether they agree: { $match }.

## What happened at the table
told-reason = Reason: { $reason }
told-stands-in = A robot plays this turn for { $who }.
told-undo-refused = Not all agree: the last turn of { $who } stands.
told-replace-refused = The others have decided: { $who } keeps the seat.
told-abort-refused = Not all agree: the match goes on.

## What can't be done
refusal-asked-already = The same is being asked already.
refusal-question-closed = This question is closed; what came of it stands in the channel.
refusal-question-unknown = This question is of a kind that I don’t know. It waits for a version of me that does.
refusal-not-asked = Others are asked this, not you.
refusal-sits-already = { $player } has a seat in this match already.
refusal-knows-another-seat = { $player } has had another seat in this match and knows its secrets, and so can’t take this one.
refusal-no-seat-to-be-had = No seat of this match is to be had: none is without its player, and for none a substitute is wanted.
refusal-no-seat-kept = No seat is kept for you in this match.
refusal-reason-needed = Please give a reason; everybody will read it.

## Commands
command-undo = undo
    .description = Take back my last turn; those who have moved since are asked
command-replace = replace
    .description = Let a robot or somebody else play on for a player; the others are asked
command-return = return
    .description = Have my seat back from the robot that played for me
command-substitute = substitute
    .description = Take the seat of somebody who plays no more
command-abort = abort
    .description = Call the match off, if all agree
option-substitute = substitute
    .description = Who is to play on; without a name, a robot
option-reason = reason
    .description = Why; everybody will read it

## Help
help-together = **Together.** `/game undo` takes back your last turn: at once while nobody has chosen anything since, else those who have moved are asked. When somebody’s time runs out the others decide what is to happen; if nobody decides, a robot helps out, and whoever was away comes back with `/game return`. `/game replace` asks for another player, `/game substitute` takes a seat nobody plays, `/game abort` calls the match off if all agree.
