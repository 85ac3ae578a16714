### Ending a match early: draw offers, and conceding as a team.

## Log entries
told-move-resign = { $who } resigns.
told-move-agree-draw = The players agree to a draw.
told-draw-offered = { $who } offers a draw.
told-draw-refused = The draw that { $who } offered was declined.
told-concession-refused = The team of { $who } plays on.

## Commands
command-draw = draw
    .description = Offer the other players a draw, in games that have draws

## Buttons
button-draw = Offer a draw

## Confirmations
done-draw-offered = You’ve offered a draw in { $match }. Making a move declines it.

## Votes
question-draw = { $by } offers a draw. Everyone has to agree. Do you accept?
question-default-draw = Not answering by the deadline, or making a move, declines the draw.
question-concede = { $by } would like to concede the match. Everyone in the team has to agree. Do you agree?

## Errors
refusal-no-draws = This game has no draws by agreement.
refusal-draw-with-robots = Robots don’t accept draws.
refusal-draw-offered-already = You can offer a draw once per turn. Make a move first.
