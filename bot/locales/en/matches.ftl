### Matches: cards, panels, posts.

## Matches
language = English
match-title = { $game } · { $title }
match-choice = #{ $number } { $name } ({ $status })
status-open = open
status-running = running
status-finished = finished
status-cancelled = cancelled
thread-name = { $game } table

## The status card
card-open = Seats taken: { $taken } of { $seats }.
card-free-seat = *free*
card-public = { $count ->
    [0] Anybody may join.
   *[other] Anybody may join. Invited: { $people }.
}
card-invited = { $count ->
    [0] Only those who are invited may join; nobody is yet.
   *[other] Only those who are invited may join: { $people }.
}
card-begins-random = The order of play is drawn by lot.
card-begins-opener = Whoever opened the table begins.
card-waiting = Waiting for { $who }; the turn began { $since }.
card-commitment = Fairness: SHA-256 of seed and salt is `{ $hash }`; both are revealed at the end.
card-finished = This match is over.
card-cancelled = This match was cancelled.
card-damaged = What is stored of this match can't be read. Its players were not forgotten; please tell whoever runs the bot.
invitation = { $person }, there is a seat for you: { $match }.

## Buttons
button-turn = Take my turn
button-board = Board
button-log = Log
button-join = Join
button-leave = Leave
button-robot = Add robot
button-start = Start
button-cancel = Cancel
button-undo = Undo
button-over = Start over
button-confirm = Confirm
button-reveal = Yes, uncover it
button-back = Back
button-earlier = ◀ Earlier
button-later = Later ▶

## The panel
panel-option = { $option }: { $detail }
panel-chosen = **Your turn so far**
panel-choose = Choose …
panel-part = { $title } ({ $part } of { $parts })
panel-may-confirm = Go on, or confirm to end your turn with this.
panel-complete = Your turn is complete. Confirm it, or take something back.
panel-waiting = It is { $who }’s turn.
panel-more-in-words = … `/text` tells all of it.
panel-over = The match is over.
panel-reveals = **{ $option }** uncovers something hidden. After that, your turn up to here can’t be taken back. Are you sure?

## Looking
board-waiting = It is { $who }’s turn.
log-heading = { $match }: log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
mine-none = You sit at no table. `/game open` opens one.
mine-heading = { $count ->
    [one] Your match
   *[other] Your { $count } matches
}{ $waiting ->
    [0] {""}
   *[other] , { $waiting } waiting for you
}
mine-more = { $count ->
    [one] … and { $count } more.
   *[other] … and { $count } more.
}
mine-open = open, { $taken } of { $seats } seats taken
mine-your-turn = **your turn**
mine-waiting = waiting for { $who }
mine-over = over
mine-damaged = match { NUMBER($match, useGrouping: 0) } can’t be read

## What happened at the table
told-started = The match begins. { $who } is the start player.
told-resigned = { $who } resigns; a robot plays on.
told-dismissed = { $who } no longer plays; a robot takes the seat.

## The end
final-heading = { $match }: the end
final-rank = { $place }. { $who }: { $points } VP
final-scoring = Scoring
final-points = { $who } { $points }
final-secrets = Seed `{ $seed }`, salt `{ $salt }`. SHA-256 of `seed:salt` is `{ $hash }`, as the status card has said since the table was opened. `/game verify` checks the rest again.
verify-heading = { $match }: verification
verify-commitment = Compare the hash with the one on the status card; it was posted before anybody could know a shuffle.
verify-order = The order of play follows from the seed.
verify-moves = The shuffles follow from the seed, and every move is legal.
verify-result = The result follows from the moves.
export-complete = The record of the match: every move, every shuffle, the result.
export-incomplete = The record of the match so far, with what you may know of it.

## Done
done-open = { $match } is open.
done-join = You have a seat: { $match }.{ $company }
done-join-started = You took the last seat, and { $match } begins.
done-leave = You left the table: { $match }.
done-robot = A robot takes a seat: { $match }.
done-robot-started = A robot takes the last seat, and { $match } begins.
done-robot-away = The robot that came last has got up: { $match }.
done-start = { $match } begins.
done-cancel = { $match } is cancelled.
done-invite = { $player } is invited: { $match }.
done-resign = You resigned: { $match }. A robot plays on in your seat.
done-dismiss = A robot plays on for { $player }: { $match }.
done-handover = { $player } now has the opener’s rights: { $match }.
done-language = I speak English with you now.
done-server-language = The language of public posts in this server: { $language }.
