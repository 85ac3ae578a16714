### The bot's words in English.
### Names of commands and options are lower case, without blanks; `.description` is what Discord shows beside them.

## Lists
list-separator = ,{" "}
list-last = { $front } and { $last }

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
ping = { $person }, it is your turn: { $match }.

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
done-join = You have a seat: { $match }.
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

## What can't be done: asked of the bot
slip-unknown-button = I don’t know this button. It may come from another version of me; `/play` and `/board` show the present state.
slip-unreadable-command = I can’t read this command. Discord may still show an old form of it: restart your client and try again.
slip-no-match-here = There is no match in this channel. `/game open` opens one, `/games` lists yours.
slip-unknown-match = I don’t know a match “{ $given }”. Choose one from the list that appears while you type.
slip-unknown-option = “{ $option }” can’t be chosen now. Choose from the list that appears while you type.
slip-missing-permissions = { $count ->
    [one] I need one more permission here before a match can be played: { $permissions }.
   *[other] I need more permissions here before a match can be played: { $permissions }.
}
slip-no-bots = { $player } is a bot; robots of my own sit down with `/game robot`.
slip-not-here = { $player } is not in this server.
slip-not-seated = That person has no seat in this match.
slip-managers-only = Only those who may manage the server can choose its language.
slip-which-game = There are several games: name the one you want with the option `game`. I have { $games }.
slip-no-threads-here = No thread can be made here. Open the table in an ordinary text channel, or in this channel itself.
slip-thread-failed = Discord would not make a thread just now. Nothing was opened; try again, or open the table in this channel.

## What can't be done: refused by the table
refusal-stale = The board has moved on; this is how it stands now.
refusal-reveals = This uncovers something hidden and can’t be taken back.
refusal-damaged = What is stored of match { NUMBER($match, useGrouping: 0) } can’t be read. It rests until whoever runs the bot has looked at it; all other matches go on.
refusal-unknown-match = There is no such match.
refusal-unknown-game = I don’t know a game “{ $game }”.
refusal-unknown-robot = There is no robot “{ $level }” in this game.
refusal-old-rules = Match { NUMBER($match, useGrouping: 0) } was begun under rules this version no longer plays.
refusal-begun = This match has begun already.
refusal-finished = This match is over.
refusal-cancelled = This match was cancelled.
refusal-not-started = This match has not begun yet.
refusal-not-finished = This match is not over yet; its secrets are revealed at the end.
refusal-no-picture = That picture could not be drawn. /board and /text show the match.
refusal-no-chapter = There is nothing to tell of this part of the match.
refusal-channel-busy = There is a match in this channel already. Finish or cancel it first, or open yours in a thread.
refusal-seats = This game is for { $least } to { $most } players.
refusal-too-many-robots = { $most ->
    [one] At most { $most } robot can play here.
   *[other] At most { $most } robots can play here.
}
refusal-edition = This edition can’t be played with: { $detail }
refusal-title-too-long = The name is too long: { $most } letters at most.
refusal-already-seated = You have a seat already.
refusal-invited-only = Only those who are invited may join this table.
refusal-not-in-match = You have no seat in this match.
refusal-no-robots = This game has no robots.
refusal-no-robot-here = No robot sits at this table.
refusal-resign-instead = The match is being played. To leave it, resign with `/game resign`: a robot takes your seat.
refusal-too-few = { $taken ->
    [one] Only { $taken } seat is taken; the game needs { $least }. Add a robot, or wait for others.
   *[other] Only { $taken } seats are taken; the game needs { $least }. Add a robot, or wait for others.
}
refusal-opener-only = Only whoever opened the table can do that.
refusal-admin-only = Only those who may manage the server can do that now.
refusal-no-person-there = No person sits there.
refusal-not-your-turn = It is { $who }’s turn.
refusal-turn-complete = Your turn is complete: confirm it, or take something back.
refusal-turn-unfinished = Your turn is not complete yet.
refusal-no-option = That can’t be chosen now.
refusal-not-offered = That can’t be chosen now.
refusal-malformed-move = I can’t read that move: { $detail }
refusal-nothing-to-undo = There is nothing to take back.

## Slips of others
error-ours = Something went wrong on my side. Nothing of your match is lost. Whoever runs the bot finds it in the log as { $number }.
error-database = My log book can’t be written at the moment, so nothing was done. Please try again in a moment.

## Permissions, as Discord's settings call them
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads

## Help
help-heading = Board games, played over days
help-opening = **Opening a table.** `/game open` opens one in this channel or in a thread of its own. Others join by the button, robots fill empty seats, and *Start* begins with those who are there.
help-playing = **Playing.** *Take my turn* on the status card shows your side of the table and your choices, to you alone. *Undo* goes back one step, *Start over* all of them; others see your turn only once you *Confirm* it. `/play` offers the same choices as you type.
help-looking = **Looking.** `/board` shows the picture, `/text` the same in words, `/log` what happened. `/games` lists your matches and whose turn it is. `/game verify` checks a finished match, `/game export` hands out its record. `/game share` makes a card of a finished match, `/game film` a moving picture of any.
help-settings = **Settings.** `/settings me` sets the language I speak with you, `/settings server` that of public posts. If somebody stops playing, an admin lets a robot play on with `/game dismiss`.
help-games = **Rules.** `/help` with the option `game` tells the rules in short, and which printed figures had to be reconstructed:
help-figures = The printed figures of { $game } as they are played here.

## Commands
command-game = game
    .description = Open a table, join, leave, start and everything else about a match
command-open = open
    .description = Open a table in this channel or in a new thread
command-join = join
    .description = Take a seat at this channel’s table
command-leave = leave
    .description = Leave the table before the match begins
command-start = start
    .description = Begin with those who have a seat
command-cancel = cancel
    .description = End the match without a result
command-robot = robot
    .description = Let a robot take a free seat
command-robot-away = robot-away
    .description = Let the robot that came last get up again
command-invite = invite
    .description = Invite somebody to this channel’s table
command-resign = resign
    .description = Give up your seat; a robot plays on
command-dismiss = dismiss
    .description = Let a robot play on for somebody who no longer plays (for admins)
command-handover = handover
    .description = Pass the opener’s rights to somebody else
command-verify = verify
    .description = Check the shuffles, moves and result of a finished match
command-export = export
    .description = Get the record of a match as a file
command-share = share
    .description = Get a finished match as a card to pass on
command-film = film
    .description = Get the whole match as a moving picture
command-play = play
    .description = Choose in your turn, from a list of what is possible
command-board = board
    .description = Show the board as a picture
command-text = text
    .description = Show the board in words
command-log = log
    .description = Show what happened
command-games = games
    .description = List my matches and whose turn it is in each
command-help = help
    .description = What to do here
command-settings = settings
    .description = Languages
command-settings-me = me
    .description = The language I read
command-settings-server = server
    .description = The language of public posts in this server (for managers)

## Options
option-game = game
    .description = Which game
option-seats = seats
    .description = How many play
option-robots = robots
    .description = How many of the seats robots take
option-begins = begins
    .description = Who begins
option-who = who
    .description = Who may join
option-where = where
    .description = Where the match is played
option-name = name
    .description = A name for the table or its thread
option-player1 = player1
    .description = Somebody to invite
option-player2 = player2
    .description = Somebody else to invite
option-player3 = player3
    .description = A third person to invite
option-option = option
    .description = What you choose; possible choices appear as you type
option-match = match
    .description = Another match than this channel’s
option-page = page
    .description = Which page; the latest without a number
option-level = level
    .description = How well the robot plays
option-player = player
    .description = Whom
option-to = to
    .description = To whom; without a name, to yourself
option-language = language
    .description = Which language

## Choices of options
choice-random = drawn by lot
choice-me = me
choice-anybody = anybody
choice-invited = those I invite
choice-here = in this channel
choice-thread = in a new thread
choice-private = in a new private thread
choice-auto = as Discord says
