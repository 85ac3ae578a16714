### The match panel.

## Commands
command-match = match
    .description = All that you can do with a match now

## Buttons
button-match = More …

## How it stands
match-open = An open table: { $taken } of { $seats } seats are taken.
match-running = It is being played.
match-your-turn = It is your turn.
match-waiting = Waiting for { $who }.
match-damaged = It can’t be read just now.
match-finished = It is over.
match-cancelled = It was cancelled.

## What somebody is there
match-free = You have no seat here yet; one is free.
match-no-seat = You have no seat here.
match-kept = A robot keeps your seat for you.
match-opener = You opened this table.
