### What several features say about a match.

## On cards and in lists
card-deadline = Time left until { $absolute } ({ $relative }).
mine-deadline = { $status }, time until { $absolute }
mine-left = { $status }, { $left } left
mine-run-out = { $status }, time is up
mine-ended = ended { $ended }
mine-won = ended { $ended }, { $count ->
    [one] won by { $who }
   *[other] won together by { $who }
}

## What happened at the table
told-timed-out = { $who }’s time has run out.
told-started-alone = The match begins.
told-started = The match begins. { $who } is the start player.
told-reason = Reason: { $reason }
told-unknown = Something was decided here that I don’t know how to put into words.

## Matches
match-title = { $game } · { $title }
link-commitment = sealed secret
link-transcript = list of players
match-choice = #{ $number } { $name } ({ $status })
status-open = open
status-running = running
status-finished = finished
status-cancelled = cancelled

## The panel
panel-option = { $option }: { $detail }
panel-option-ends = { $option } and end the turn
panel-option-goes-on = { $option }, then go on
panel-choose = Choose …
panel-part = { $title } ({ $part } of { $parts })

## Looking
board-waiting = { $count ->
    [one] It is { $who }’s turn.
   *[other] Waiting for { $who }.
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

## What can't be done
slip-no-match-here = There is no match in this channel. `/game open` opens one, `/games` lists yours.
slip-unknown-match = I don’t know the match “{ $given }”. Choose one from the list that appears while you type.
slip-missing-permissions = { $count ->
    [one] I need one more permission here before a match can be played: { $permissions }.
   *[other] I need more permissions here before a match can be played: { $permissions }.
}
slip-no-bots = { $player } is a bot; my own robots take a seat with `/game robot`.
slip-not-here = { $player } is not in this server.
slip-not-seated = That person has no seat in this match.
slip-which-game = There are several games: say which one you want with the option `game`. I have { $games }.
refusal-stale = The board has moved on; this is how it stands now.
refusal-reveals = This uncovers something hidden and can’t be taken back.
refusal-damaged = What I have stored of match { NUMBER($match, useGrouping: 0) } can’t be read. It waits until whoever runs the bot has looked at it; all other matches go on.
refusal-unknown-match = There is no such match.
refusal-unknown-game = I don’t know the game “{ $game }”.
refusal-old-rules = Match { NUMBER($match, useGrouping: 0) } was begun under rules this version no longer plays.
refusal-finished = This match is over.
refusal-cancelled = This match was cancelled.
refusal-not-started = This match has not begun yet.
refusal-not-finished = This match is not over yet; its secrets are revealed at the end.
refusal-not-in-match = You have no seat in this match.
refusal-admin-only = Only hosts of this server can do that now.
refusal-no-person-there = No person sits there.
refusal-no-option = That can’t be chosen now.
refusal-nothing-to-undo = There is nothing to take back.

## Permissions, as Discord's settings call them
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-manage-roles = Manage Roles

## How reliably people have played
figure-kept = { $percent } % of turns in time
figure-finished = { $count } finished
figure-left = { $count } left early
figure-new = new

## Plans
told-planned = As planned:
told-forced = No choice:

## Rounds
jump-to = Go to …
jump-round = Round { $round }

## What a table chose
options-line = Options: { $options }
option-chosen = { $name }: { $value }
options-help = {"**"}What a table may choose**, the usual choice first:
