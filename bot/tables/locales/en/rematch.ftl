### Rematches.

## Buttons
button-rematch = Rematch

## Confirmations
rematch-opened = The rematch is open: { $match }. The seats have been rotated by one. { $count ->
    [0] {""}
   *[other] Invited: { $people }. Take your seats with *Rematch* or *Join*.
}{ $gone }
rematch-gone = { $count ->
    [one] { $people } has left this server: add a robot to the free seat or invite another player.
   *[other] { $people } have left this server: add robots to the free seats or invite other players.
}
rematch-joined = You’ve joined the rematch, { $match }.
rematch-there = There’s already a rematch: { $match }

## Errors
slip-rematch-in-private = To open a rematch, go to the server where you played and press *Rematch* below the final result.
slip-rematch-busy = A different match is in progress in this channel: { $match }. Press *Rematch* again once it’s over, or open a table in a thread with `/game open`.
refusal-rematch-not-over = This match is not over yet.
refusal-rematch-players-only = Only players who finished this match can ask for a rematch.
refusal-rematch-time-control = This server no longer allows that match’s time control. Use `/game open` to open a table with a different time control.
