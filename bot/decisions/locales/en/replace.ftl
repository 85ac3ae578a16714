### Seats that change hands.

## What happened at the table
told-substitute = { $new } takes the seat of { $who }.
told-returned = { $new } is back and takes over the seat from { $who }.
told-replace-refused = { $who } keeps the seat.
told-seat-declined = Nobody else takes the seat of { $who }.
told-resigned = { $who } resigns; a robot plays on.
told-dismissed = { $who } no longer plays; a robot takes the seat.

## Commands
command-host-replace = replace
    .description = Let a robot or somebody else play on for a player, at once
command-replace = replace
    .description = Let a robot or somebody else play on for a player; the others are asked
option-substitute = substitute
    .description = Who is to play on; without a name, a robot
command-resign = resign
    .description = Give up your seat; a robot plays on

## Questions
button-substitute = Take this seat
button-return = Have my seat back
button-resign-ask = Resign
button-resign = Yes, resign
resign-sure = Do you want to resign from { $match }? A robot takes your seat and plays on at once. For a day, as long as nobody else has the seat, `/game join` gives it back to you, once.
resign-sure-again = Do you want to resign again from { $match }? A robot takes your seat and plays on at once. You have come back once already; there is no second time.
resign-sure-last = Do you want to resign from { $match }? Nobody but robots would be left: they play the match to its end at once, and that can’t be undone.
resign-league = This match belongs to a season: at this table you get no points then, and the others close up. Whoever leaves too many tables is out of the season. If you can’t help it, `/league ask` first.
question-robot = { $by } asks: should a robot play on for { $who }?
question-person = { $by } asks: should { $new } play on for { $who }?
question-robot-consent = { $by } asks: should a robot play on for { $who }? { $who } is in time, so both { $who } and most of the others have to agree.
question-person-consent = { $by } asks: should { $new } play on for { $who }? { $who } is in time, so both { $who } and most of the others have to agree.
question-offer = { $new }, would you like to play on for { $who }? If you say yes, the seat is yours and your time begins.
question-give-away = { $by } would like to take the seat of { $who }, which is kept for somebody who may still come back. Should it be given away? That person’s yes is enough, or that of most at the table.

## Done
done-replace = { $player } has been replaced: { $match }.
done-replace-robot = A robot plays on for { $player }: { $match }.
done-replace-asked = Those concerned are asked: { $match }.
done-replace-offered = The substitute is asked; { $player } keeps the seat until they say yes: { $match }.
done-substitute-asked = This seat is kept for somebody. They and the others are asked whether you may have it: { $match }.
done-return = Welcome back! You have your seat again: { $match }.
done-substitute = You have a seat: { $match }.
done-resign = You resigned: { $match }. A robot plays on in your seat.

## What can't be done
refusal-sits-already = { $player } has a seat in this match already.
refusal-knows-another-seat = { $player } has had another seat in this match, knows its secrets, and so can’t take this one.
refusal-no-seat-to-be-had = There is no free seat in this match: nobody has given one up, and no substitute is wanted.
refusal-given-up = You gave up this seat, so you can’t take it again.
refusal-yours-to-return = This seat is kept for you: `/game join` gives it back to you.
refusal-no-seat-kept = No seat is kept for you in this match.
