### Texts about matches used by several features.

## Cards and lists
card-deadline = Deadline: { $absolute } ({ $relative }).
mine-deadline = { $status }, deadline { $deadline }
mine-run-out = { $status }, out of time
mine-ended = ended { $ended }
mine-draw = finished { $ended }, draw
mine-all-won = finished { $ended }, won by everyone together
mine-all-lost = finished { $ended }, lost by everyone together
mine-won = finished { $ended }, { $count ->
    [one] won by { $who }
   *[other] won together by { $who }
}

## Log entries
told-timed-out = { $who } has run out of time.
player-nameless = Player { $seat }
told-started-alone = The match begins.
told-started = The match begins. { $who } goes first.
told-reason = Reason: { $reason }
told-unknown = This version of the bot can’t display what happened here.

## Matches
match-title = { $game } · { $title }
match-title-omitted = { $game } (title omitted)
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
panel-option-reveals-ends = { $option }, reveal and end the turn
panel-option-goes-on = { $option }, then continue
panel-choose = Choose…
panel-choose-goes-on = Choose and continue your turn…
panel-detail-ends = ends your turn
panel-detail-reveals-ends = reveals and ends your turn
panel-part = { $title } ({ $part } of { $parts })

## Views
board-waiting = { $count ->
    [one] It’s { $who }’s turn.
   *[other] Waiting for { $who }.
}
mine-more = { $count ->
    [one] …and { $count } more.
   *[other] …and { $count } more.
}
mine-open = open, { $taken } of { $seats } seats taken
mine-your-turn = **your turn**
mine-answered = you have answered
mine-waiting = waiting for { $who }
mine-over = finished
mine-lost = match #{ $number } – you can no longer see its channel
mine-damaged = match { NUMBER($match, useGrouping: 0) } can’t be read
mine-on-hold = match { NUMBER($match, useGrouping: 0) } is on hold, because its game can’t be loaded

## Errors
slip-no-match-here = There is no match in this channel. Open one with `/game open`, or see your matches with `/games mine`.
slip-choose-match = Choose a match with the option `match`. `/games mine` lists your matches.
slip-channel-lost = You can no longer see the channel of match #{ $number }.
slip-access-unknown = Discord isn’t telling me right now whether you can see this channel. Try again in a moment.
slip-not-my-message = Use this on one of my messages about a match.
slip-message-without-match = This message isn’t about a match.
slip-unknown-match = I can’t find a match called “{ $given }”. Choose one from the list that appears as you type.
slip-missing-permissions = { $count ->
    [one] To run a match in this channel, I still need this permission: { $permissions }.
   *[other] To run a match in this channel, I still need these permissions: { $permissions }.
}
slip-no-bots = { $player } is a bot. To add one of my own robots, use `/game robot`.
slip-not-here = { $player } is not on this server.
slip-not-seated = That user isn’t playing in this match.
slip-which-game = Please choose one of these games with the option `game`: { $games }.
refusal-stale = The match has moved on. This is the current position.
refusal-reveals = This reveals hidden information and can’t be undone.
refusal-damaged = The saved data of match { NUMBER($match, useGrouping: 0) } can’t be read, so the match is on hold. Please tell the bot operator. Other matches are not affected.
refusal-unknown-match = That match doesn’t exist.
refusal-unknown-game = There is no game called “{ $game }”.
refusal-game-missing = “{ $game }” can’t be loaded at the moment, so match { NUMBER($match, useGrouping: 0) } is on hold. Its clocks are stopped, and nothing is lost. The match will continue as soon as the game is available again.
refusal-old-rules = Match { NUMBER($match, useGrouping: 0) } uses rules that this version of the bot no longer supports, so it is on hold. Its clocks are stopped, and nothing is lost.
refusal-finished = This match is over.
refusal-cancelled = This match was cancelled.
refusal-not-started = This match has not started yet.
refusal-not-finished = This match is not over yet. Hidden information will be revealed at the end.
refusal-not-in-match = You’re not playing in this match.
refusal-admin-only = There are other players in this match, so only hosts of this server can do that.
refusal-no-person-there = There is no player in that seat.
refusal-no-option = That option isn’t available right now.
refusal-nothing-to-undo = There is nothing to take back.

## Permissions, named as in Discord's settings
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-posts = Create Posts
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-manage-roles = Manage Roles
permission-create-events = Create Events

## Reliability
figure-kept = { $percent }% of turns on time
figure-finished = { $count } finished
figure-left = { $count } left early
figure-new = new

## Plans
told-planned = As planned:
told-forced = Only option:

## Rounds
jump-to = Go to…
jump-round = Round { $round }

## Game options
options-line = Options – { $options }
option-chosen = { $name }: { $value }
options-help = {"**"}Game options**, default first:
