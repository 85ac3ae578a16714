### The life of a table.

## Commands
command-game = game
    .description = Open a table, join, leave, start and everything else about a match
command-open = open
    .description = Open a table in this channel or in a new thread
command-join = join
    .description = Take a seat: at an open table, one that has become free, or your own again
command-leave = leave
    .description = Leave the table before the match begins
command-start = start
    .description = Begin with those who have a seat
command-cancel = cancel
    .description = End a match without a result: an open table of yours, or one being played if all agree
command-robot = robot
    .description = Let a robot take a free seat
command-invite = invite
    .description = Invite somebody to this channel’s table
command-handover = handover
    .description = Pass your rights as opener of the table to somebody else
command-host-handover = handover
    .description = Give the rights of whoever opened the table to somebody else, or to yourself
command-options = options
    .description = See or choose what this channel’s table plays with

## Options
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
option-player4 = player4
    .description = A fourth person to invite
option-player5 = player5
    .description = A fifth person to invite
option-player6 = player6
    .description = A sixth person to invite
option-player7 = player7
    .description = A seventh person to invite
option-level = level
    .description = How well the robot plays
option-to = to
    .description = To whom
option-opener = to
    .description = To whom; without a name, to yourself
option-time-control = time-control
    .description = How much time everybody has
option-bank = bank
    .description = A time control of your own: hours to begin with
option-increment = increment
    .description = A time control of your own: hours more each turn
option-cap = cap
    .description = A time control of your own: hours that can be saved up at most
option-options = options
    .description = What the table chooses, such as length=short; several with commas
option-rated = rated
    .description = The result changes the ratings of this server; people alone may play
option-hints = hints
    .description = A robot may give hints to those who play; not in rated matches

## Choices of options
choice-random = drawn by lot
choice-me = me
choice-anybody = anybody
choice-invited = those I invite
choice-here = in this channel
choice-thread = in a new thread
choice-private = in a new private thread
choice-blitz = blitz: 2 hours, 30 minutes more each turn, 3 hours at most
choice-daily = daily: 3 days, 1 day more each turn, 5 days at most
choice-relaxed = relaxed: 10 days, 3 days more each turn, 14 days at most
choice-none = no clock

## Help
help-opening = **Opening a table.** `/game open` opens one in this channel or in a thread of its own. Others join by the button, robots fill empty seats, and *Start* begins with those who are there. Some games have options: they are asked for then, and `/game options` changes them until somebody else has a seat.

## Matches
thread-name = { $game } table

## The status card
invitation = { $person }, there is a seat for you: { $match }.
options-heading = { $match }: options
options-rule = You can change this until somebody else has a seat. Whoever sits down agrees to it; the card tells it.
options-rule-alone = You can change this until you begin.
options-fixed = Whoever opened the table can change this before the match begins, until somebody else takes a seat.

## Buttons
button-join = Join
button-leave = Leave
button-robot = Add robot
button-robot-away = Remove robot
button-start = Start
button-cancel = Cancel
sure-cancel-running = { $match } ends without a result if all agree. Do you want to ask the others?
sure-cancel-alone = You play { $match } with nobody but robots: it ends at once, without a result. Do you want that?
button-cancel-sure = Yes, cancel
cancel-sure = { $count ->
    [one] Somebody else sits
   *[other] { $count } others sit
} at this table. Cancel it for everybody? That can’t be undone.
button-options = Options

## Done
done-open = { $match } is open.
done-join = You have a seat: { $match }.{ $options }{ $company }
done-join-started = You took the last seat, and { $match } begins.{ $options }
done-leave = You left the table: { $match }.
done-robot = A robot takes a seat: { $match }.
done-robot-started = A robot takes the last seat, and { $match } begins.
done-robot-away = A robot has left the table: { $match }.
done-start = { $match } begins.
done-cancel = { $match } is cancelled.
told-cancelled = { $host } has cancelled the match.
done-invite = { $player } is invited: { $match }.
done-handover = { $player } now has the opener’s rights: { $match }.

## What can't be done
slip-no-threads-here = No thread can be made here. Open the table in an ordinary text channel, or in this channel itself.
slip-host-cancel = As a host you can cancel this match, with a reason that everybody reads: `/host cancel`.
slip-thread-failed = Discord would not make a thread just now. Nothing was opened; try again, or open the table in this channel.
slip-no-such-option = There is no option “{ $given }” here. There is: { $options }.
slip-no-options = In this game there is nothing to choose.
refusal-unknown-robot = There is no robot “{ $level }” in this game.
refusal-begun = This match has begun already.
refusal-channel-busy = There is a match in this channel already. Finish or cancel it first, or open yours in a thread.
refusal-seats = { $most ->
    [1] This game is for one alone.
   *[other] This game is for { $counts } players.
}
seats-range = { $least } to { $most }
seats-either = { $counts }
seats-count = { $count }
refusal-too-many-robots = { $most ->
    [0] No robot can take a seat here beside you.
    [one] At most { $most } robot can play here.
   *[other] At most { $most } robots can play here.
}
refusal-edition = This edition can’t be played: { $detail }
refusal-edition-unlike-book = This edition is not as the book prints it: { $differences }. If that is meant, its file says so with `house_rules = true` as its first line.
refusal-option = This match can’t be played like that: { $detail }
refusal-options-settled = Somebody else has a seat already and has agreed to the options as they are. You can change them while you are the only person at the table.
refusal-title-too-long = The name is too long: { $most } letters at most.
refusal-full = There is no free seat at this table.
refusal-already-seated = You have a seat already.
refusal-already-invited = That person is already invited to this table.
refusal-too-often-open = You have opened { $most } matches within an hour. Please wait an hour before the next one.
refusal-too-often-thread = I have made { $most } threads for you within an hour. Please open the match in a channel, or wait an hour.
refusal-too-often-invite = You can invite { $most } people within an hour. Please wait a little; anybody can also join an open table by themselves.
refusal-too-often-same = You have invited the same person { $most } times within an hour. Please wait an hour.
refusal-invited-only = Only those who are invited may join this table.
refusal-no-robots = This game has no robots.
refusal-no-robot-here = No robot sits at this table.
refusal-resign-instead = The match is being played. To leave it, resign with `/game resign`: a robot takes your seat.
refusal-too-few = { $taken ->
    [one] Only { $taken } seat is taken; the game needs { $least }. Add a robot, or wait for others.
   *[other] Only { $taken } seats are taken; the game needs { $least }. Add a robot, or wait for others.
}
refusal-opener-only = Only whoever opened the table can do that.
slip-not-in-this-channel = In this server matches are opened in { $channels }.
slip-not-your-role = In this server matches are opened by { $role }. You can join any table that is open to you.
refusal-bank-needed = For a time control of your own I need the bank, in hours; increment and cap are up to you.
refusal-time-control-not-allowed = This server does not play with that time control. Choose another one, or leave it out.
refusal-too-many-matches = { $most ->
    [one] In this server you can have { $most } match at a time for now, and you have it already.
   *[other] In this server you can have { $most } matches at a time for now, and you have them already.
} { $more ->
    [0] As soon as one is finished there is room again.
   *[other] As soon as one is finished there is room again, and with each finished one there is more.
}
refusal-rated-needs-people = Only matches among people are rated, without robots from the start.
