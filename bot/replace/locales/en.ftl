### Seats that change hands.

## What happened at the table
told-substitute = { $new } takes the seat of { $who }.
told-returned = { $new } is back and takes the seat over from { $who }.
told-replace-refused = The others have decided: { $who } keeps the seat.

## Commands
command-host-replace = replace
    .description = Let a robot or somebody else play on for a player, at once
command-replace = replace
    .description = Let a robot or somebody else play on for a player; the others are asked
command-return = return
    .description = Have my seat back from the robot that played for me
command-substitute = substitute
    .description = Take the seat of somebody who plays no more
option-substitute = substitute
    .description = Who is to play on; without a name, a robot

## Questions
button-substitute = Take this seat

## Done
done-replace = { $player } is replaced: { $match }.
done-replace-asked = The others are asked: { $match }.
done-return = Welcome back! You have your seat again: { $match }.
done-substitute = You have a seat: { $match }.

## What can't be done
refusal-sits-already = { $player } has a seat in this match already.
refusal-knows-another-seat = { $player } has had another seat in this match and knows its secrets, and so can’t take this one.
refusal-no-seat-to-be-had = No seat of this match is to be had: none is without its player, and for none a substitute is wanted.
refusal-no-seat-kept = No seat is kept for you in this match.
