### What can't be done, and why.

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
slip-managers-only = Only those who may manage the server can change its settings.
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
refusal-admin-only = Only those who have the host’s tools in this server can do that now.
refusal-no-person-there = No person sits there.
refusal-not-your-turn = It is { $who }’s turn.
refusal-turn-complete = Your turn is complete: confirm it, or take something back.
refusal-turn-unfinished = Your turn is not complete yet.
refusal-no-option = That can’t be chosen now.
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
