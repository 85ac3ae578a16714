### The match panel.

## Commands
command-match = match
    .description = Show everything you can do in a match right now

## Buttons
button-match = More…
button-panel-back = Back

## Status
match-open = This table is open: { $taken } of { $seats } seats are taken.
match-running = In progress.
match-your-turn = It’s your turn.
match-answered = You have answered.
match-waiting = Waiting for { $who }.
match-damaged = This match’s saved data can’t be read at the moment.
match-on-hold = This match is on hold, because its game can’t be loaded at the moment.
match-finished = Finished.
match-cancelled = Cancelled.

## Role of the user in the match
match-free = You’re not playing in this match, but there is a free seat.
match-eliminated = You’re out of the game.
match-no-seat = You’re not playing in this match.
match-kept = A robot is playing for you. You can return to your seat.
match-opener = You’re the table owner.
