### Replacing players.

## Log entries
told-substitute = { $new } takes over { $who }’s seat.
told-returned = { $new } is back and has taken over { $who }’s seat.
told-replace-refused = { $who } keeps their seat.
told-seat-declined = The offer to take over { $who }’s seat was not accepted.
told-resigned = { $who } resigns. A robot takes over.
told-dismissed = { $who } has been replaced by a robot.

## Commands
command-host-replace = replace
    .description = Immediately replace a player with a robot or another player
command-replace = replace
    .description = Start a vote to replace a player with a robot or another player
option-substitute = substitute
    .description = Player who takes over (default: a robot)
command-resign = resign
    .description = Resign and let a robot take over your seat

## Votes
button-substitute = Take over this seat
button-return = Return to my seat
button-resign-ask = Resign
button-resign = Yes, resign
resign-sure = Resign from { $match }? A robot will take over your seat immediately. You can return once, within a day, by using `/game join`, unless another player has taken the seat.
resign-sure-again = Resign from { $match } again? A robot will take over your seat immediately. You have already returned once, so you can’t return again.
resign-sure-last = Resign from { $match }? Only robots would be left, and they would finish the match immediately. This can’t be undone.
resign-sure-eliminated = Resign from { $match }? You’ll be out of the game, and the others play on without you.
resign-sure-ended = Resign from { $match }? The match ends at once, and you lose.
resign-sure-team = Concede { $match }? The match ends at once if everyone in your team agrees.
resign-league = This is a league match: you’ll get no points for it, and the players behind you will move up. Players who abandon too many matches are disqualified from the season. If something is keeping you from playing, contact the hosts with `/league ask` first.
question-robot = { $by } suggests replacing { $who } with a robot. Do you agree?
question-person = { $by } suggests replacing { $who } with { $new }. Do you agree?
question-robot-consent = { $by } suggests replacing { $who } with a robot. { $who } has not run out of time, so both { $who } and a majority of the other players have to agree. Do you agree?
question-person-consent = { $by } suggests replacing { $who } with { $new }. { $who } has not run out of time, so both { $who } and a majority of the other players have to agree. Do you agree?
question-offer = { $new }, would you like to take over for { $who }? If you say yes, the seat is yours and your clock starts.
question-give-away = { $by } would like to take over { $who }’s seat, which is reserved for a player who may still return. Do you agree? Either that player or a majority of the other players has to agree.

## Confirmations
done-replace = { $player } has been replaced in { $match }.
done-replace-robot = A robot has taken over for { $player } in { $match }.
done-replace-asked = I’ve asked the players in { $match } to vote on this.
done-replace-offered = I’ve asked the substitute. Until they accept, { $player } keeps their seat in { $match }.
done-substitute-asked = This seat in { $match } is reserved for another player. I’ve asked them and the other players whether you can take it.
done-return = Welcome back! You’ve returned to your seat in { $match }.
done-substitute = You’ve taken over a seat in { $match }.
done-resign-eliminated = You have resigned from { $match }. The others play on without you.
done-resign-ended = You have resigned from { $match }. The match is over.
done-resign-team = I’ve asked your team whether to concede { $match }.
refusal-eliminated = You’re out of the game, so you can’t do that.
done-resign = You have resigned from { $match }. A robot will take over your seat.

## Errors
refusal-sits-already = { $player } already has a seat in this match.
refusal-knows-another-seat = { $player } has played a different seat in this match and knows that seat’s hidden information, so they can’t take over this one.
refusal-no-seat-to-be-had = There is no free seat in this match: no one has resigned, and no substitute is needed.
refusal-given-up = You gave up this seat, so you can’t take it again.
refusal-yours-to-return = This seat is reserved for you. Return to it with `/game join`.
refusal-no-seat-kept = No seat is reserved for you in this match.
