### Clocks and notices.

## On cards and in lists
card-deadline = Time left until { $absolute } ({ $relative }).
card-paused = The clocks of this match rest.
mine-deadline = { $status }, { $relative }

## Notices
notice-ping = { $person }, it is your turn: { $match }.
notice-remind = { $person }, { $match } still waits for you.
notice-call = { $person }, your time in { $match } is about to run out.
notice-near = { $person }, your turn in { $match } is near.
button-snooze = Not for { $hours } hours
button-mute = Mute this match
done-mute = I’ll tell you nothing more of { $match }. `/mute` with the option `again` turns that round.
done-snooze = { $hours ->
    [one] For an hour I’ll tell you nothing of { $match }.
   *[other] For { $hours } hours I’ll tell you nothing of { $match }.
}
done-unmute = I’ll tell you of { $match } again.

## What happened at the table
told-timed-out = { $who }’s time has run out.
told-voted = The others have decided: a robot, { $new }, plays on for { $who }.
told-absent = Nobody decided otherwise: a robot, { $new }, plays on for { $who }.
told-substitute = { $new } takes the seat of { $who }.
told-returned = { $new } is back and takes the seat over from { $who }.
told-undone-own = { $who } takes back the last turn.
told-undone-agreed = All who had moved since agree: { $who } takes back the last turn.
told-undone-ruled = { $host } has taken moves back. Reason: { $reason }
told-paused = { $host } has stopped the clocks. Reason: { $reason }
told-resumed = { $host } has let the clocks go on.
told-extended = { $hours ->
    [one] { $who } gets { $hours } more hour from { $host }. Reason: { $reason }
   *[other] { $who } gets { $hours } more hours from { $host }. Reason: { $reason }
}
told-waits = The others have decided to wait for { $who }.
told-wanted = The others look for a substitute for { $who }.
told-aborted = The match is called off by agreement.
told-closed = { $host } has closed the match. Reason: { $reason }
told-deserted = Nobody has moved for a long time: the match is closed. Its log stays.
told-unknown = Something was decided here that I don’t know how to tell.
told-reposted = { $host } has had the board posted again.
told-repaired = { $host } has had the match checked and put in order.

## What can't be done
refusal-unknown-pace = I don’t know a pace “{ $pace }”.
refusal-pace-numbers = By these numbers nobody could play: the bank must be more than nothing, the cap no less than bank and increment, and no more than { $most } days.
