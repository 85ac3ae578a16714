### Rematches.

## Buttons
button-rematch = Rematch

## Done
rematch-opened = { $match } is open for a rematch, with the seats turned by one. { $count ->
    [0] {""}
   *[other] Invited: { $people }. They take their seats with *Rematch* or *Join*.
}{ $gone }
rematch-gone = { $count ->
    [one] { $people } is not in this server any more: that seat is free for a robot, or for somebody you invite.
   *[other] { $people } are not in this server any more: their seats are free for robots, or for people you invite.
}
rematch-joined = You have a seat in the rematch: { $match }.
rematch-there = The rematch is here: { $match }

## What can't be done
slip-rematch-in-private = A rematch is opened in its server: press *Rematch* there, below the final result.
slip-rematch-busy = Another match is going on here: { $match }. Press *Rematch* again when it is over, or open a table in a thread with `/game open`.
refusal-rematch-not-over = This match is not over yet.
refusal-rematch-players-only = Only those who played this match to its end can ask for a rematch.
refusal-rematch-time-control = This server no longer plays with the time control of that match. `/game open` opens a table with another one.
