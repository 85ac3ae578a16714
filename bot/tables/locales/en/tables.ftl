### Opening, joining, starting and cancelling tables.

## Commands
command-game = game
    .description = Open a table, join, leave or start a match, and more
command-open = open
    .description = Open a table in this channel or in a new thread
command-join = join
    .description = Take a seat at an open table, take over a free seat, or return to your own
command-leave = leave
    .description = Leave the table before the match begins
command-start = start
    .description = Start the match with the players at the table
command-cancel = cancel
    .description = Cancel your open table, or end a running match without a result if everyone agrees
command-robot = robot
    .description = Add a robot to a free seat
menu-invite = Invite to this table
command-invite = invite
    .description = Invite a player to this channel’s table
command-handover = transfer
    .description = Transfer ownership of your table to another player
command-host-handover = transfer
    .description = Transfer ownership of a table to another player or yourself
command-options = options
    .description = See or change the game options of this channel’s table

## Options
option-seats = seats
    .description = Number of seats
option-robots = robots
    .description = Number of seats filled by robots
option-preset = preset
    .description = One of this server’s presets; your other choices override it
option-begins = begins
    .description = Who goes first
option-who = access
    .description = Who may join
option-where = where
    .description = Where the match is played
option-name = name
    .description = Name of the table or its thread
option-player1 = player1
    .description = First player to invite
option-player2 = player2
    .description = Second player to invite
option-player3 = player3
    .description = Third player to invite
option-player4 = player4
    .description = Fourth player to invite
option-player5 = player5
    .description = Fifth player to invite
option-player6 = player6
    .description = Sixth player to invite
option-player7 = player7
    .description = Seventh player to invite
option-level = level
    .description = Robot level
option-to = to
    .description = New table owner
option-opener = to
    .description = New table owner (default: you)
option-time-control = time-control
    .description = How much time each player gets
option-bank = bank
    .description = Custom time control: initial time in hours
option-increment = increment
    .description = Custom time control: increment per turn in hours
option-cap = cap
    .description = Custom time control: maximum time on the clock in hours
option-options = options
    .description = Game options, for example length=short (separate multiple options with commas)
option-rated = rated
    .description = Count the result towards ratings on this server (no robots at the start)
option-hints = hints
    .description = Let players ask a robot for hints (not in rated matches)

## Option choices
choice-random = chosen at random
choice-me = me
choice-anybody = anyone
choice-invited = invited players only
choice-here = in this channel
choice-thread = in a new thread
choice-private = in a new private thread
choice-forum = as a post in the table forum
choice-blitz = blitz: 2 hours, plus 30 minutes per turn, 3 hours maximum
choice-daily = daily: 3 days, plus 1 day per turn, 5 days maximum
choice-relaxed = relaxed: 10 days, plus 3 days per turn, 14 days maximum
choice-none = no clock

## Help
help-opening = **Opening a table.** `/game open` opens a table in this channel or in its own thread. Other players join by pressing *Join*, and robots can fill empty seats. *Start* begins the match with the players at the table. Some games have options: choose them when you open a table, or change them with `/game options` until another player takes a seat.

## Matches
thread-name = { $game } table

## The status card
invitation = { $person }, you’ve been invited to join { $match }.
robot-levels-heading = Add a robot: { $match }
options-heading = { $match }: options
options-rule = You can change these until another player takes a seat. By joining, players agree to the options shown on the match’s card.
options-rule-alone = You can change these until the match starts.
options-fixed = The table owner can change these options until another player takes a seat or the match starts.

## Buttons
button-join = Join
button-leave = Leave
button-robot = Add robot
button-robot-away = Remove robot
button-start = { $players ->
    [0] Start
   *[other] Start with { $players } players
}
button-cancel = Cancel match
sure-cancel-running = Ask the other players to cancel { $match }? If everyone agrees, it ends without a result.
sure-cancel-alone = Cancel { $match }? All other players are robots, so it will end immediately, without a result.
button-cancel-sure = Yes, cancel
button-keep-table = Keep the table
cancel-sure = { $count ->
    [0] Cancel this table? This can’t be undone.
    [one] Another player has a seat at this table. Cancel it for everyone? This can’t be undone.
   *[other] { $count } other players have a seat at this table. Cancel it for everyone? This can’t be undone.
}
button-options = Options

## Confirmations
done-open = { $match } is open.
done-join = You’ve joined { $match }.{ $options }{ $company }
done-join-started = You took the last seat, so { $match } is starting.{ $options }
done-leave = You’ve left { $match }.
done-robot = A robot has joined { $match }.
done-robot-started = A robot took the last seat, so { $match } is starting.
done-robot-away = A robot has been removed from { $match }.
done-start = { $match } is starting.
done-cancel = { $match } has been cancelled.
told-cancelled = { $host } has cancelled the match.
done-invite = { $player } has been invited to { $match }.
done-handover = { $player } is now the table owner of { $match }.

## Errors
slip-open-in-private = You can only open a table on a server, in the channel where you want to play.
slip-no-threads-here = I can’t create threads here. Open the table in a regular text channel, or play in this channel without a thread.
slip-no-private-threads-here = Announcement channels have no private threads. Open the table in a public thread, or in a normal text channel.
slip-host-cancel = As a host, you can cancel this match with `/host cancel`. Everyone can read your reason.
slip-thread-failed = Discord couldn’t create the thread, so no table was opened. Try again, or open the table in this channel.
slip-post-failed = Discord couldn’t create the post, so no table was opened. Try again, or open the table in this channel.
slip-title-refused = This server’s filters block the title “{ $title }”, so no table was opened. Choose a different title.
slip-channel-open-table = There is already an open table in this channel: { $match }. You can:{ $ways }
slip-channel-busy = This channel already has a match: { $match }. You can:{ $ways }
busy-cancel = cancel it with `/game cancel`
busy-ask = finish it, or ask the other players to cancel it with `/game cancel`
busy-host = cancel it as a host with `/host cancel`
busy-thread = open your table in a thread, with the button below
busy-elsewhere = open your table in another channel
busy-list = join another table: `/games open` lists them
slip-no-such-option = This game has no option called “{ $given }”. Available: { $options }.
slip-no-options = This game has no options.
refusal-unknown-robot = This game has no robot called “{ $level }”.
refusal-begun = This match has already started.
refusal-channel-busy = This channel already has a match or an open table. Use another channel or a thread, or finish or cancel that match first.
refusal-seats = { $most ->
    [1] This game is for one player.
   *[other] This game is for { $counts } players.
}
seats-range = { $least } to { $most }
seats-either = { $counts }
seats-count = { $count }
refusal-too-many-robots = { $most ->
    [0] There is no room for robots at this table.
    [one] At most { $most } robot can play at this table.
   *[other] At most { $most } robots can play at this table.
}
refusal-edition = This edition can’t be played: { $detail }
refusal-edition-unlike-book = This edition differs from the printed rules: { $differences }. If this is intended, put `house_rules = true` on the first line of its file.
refusal-option = The match can’t be played with these options: { $detail }
refusal-options-settled = Another player has already taken a seat and agreed to these options. You can change options only while no one else has a seat.
refusal-title-too-long = The name is too long (maximum: { $most } characters).
refusal-full = There is no free seat at this table.
refusal-already-seated = You already have a seat.
refusal-already-invited = That player has already been invited to this table.
refusal-invited-self = You can’t invite yourself.
refusal-invited-seated = That player already has a seat at this table.
refusal-too-often-open = You have opened { $most } matches in the past hour. Please try again later.
refusal-too-often-thread = You have created { $most } threads in the past hour. Please open the match in a channel, or try again later.
refusal-too-often-invite = You can invite at most { $most } players per hour. Please try again later. Players can also join an open table without an invitation.
refusal-too-often-same = You have invited this player { $most } times in the past hour. Please try again later.
refusal-invited-only = Only invited players can join this table.
refusal-no-robots = This game has no robots.
refusal-no-robot-here = There is no robot at this table.
refusal-resign-instead = The match is in progress. To leave it, resign with `/game resign`: a robot takes over your seat.
refusal-too-few = { $taken ->
    [one] Only { $taken } seat is taken, but this game needs at least { $least }. Add a robot, or wait for other players.
   *[other] Only { $taken } seats are taken, but this game needs at least { $least }. Add a robot, or wait for other players.
}
refusal-opener-only = Only the table owner can do that.
slip-not-in-this-channel = On this server, matches can only be opened in { $channels }.
slip-not-your-role = On this server, only members with the role { $role } can open matches. You can still join open tables.
refusal-bank-needed = A custom time control needs a time bank (in hours). The increment and cap are optional.
refusal-time-control-not-allowed = This server doesn’t allow that time control. Choose a different one, or use the default.
refusal-too-many-matches = { $most ->
    [one] You have reached your limit on this server: { $most } match at a time.
   *[other] You have reached your limit on this server: { $most } matches at a time.
} { $more ->
    [0] Finish one before you join another.
   *[other] Finish one before you join another. Each finished match raises your limit.
}
refusal-rated-cooperative = Cooperative matches can’t be rated, because all players win or lose together.
refusal-rated-needs-people = Rated matches can’t start with robots.

## The form for opening a table
form-heading = Open a table
form-intro = Please choose a game and press *Open table*.
form-intro-presets = Use one of this server’s presets, or choose a game and press *Open table*.
form-preset = Use a preset…
form-preset-chosen = Preset
form-options = Game option
form-bank = Initial time
form-increment = Time per turn
form-cap = Maximum time
form-rating-minimum = Minimum rating
form-rating-maximum = Maximum rating
form-extras = Your other choices
form-level = Robot level
button-form-thread = Open in a thread
form-game = Game
form-seats = Seats
form-robots = Robots
form-time-control = Time control
form-begins = Who goes first?
form-access = Who can join?
form-place = Where?
form-kind = Rating and hints
form-kind-casual = casual
form-kind-rated = rated
form-kind-hints = casual, with robot hints
button-form-open = Open table
button-form-more = More options
button-form-less = Fewer options
form-details = Open a table: players and conditions
form-players = Players to invite
form-reliability = Minimum reliability
form-reliability-none = no requirement
form-reliability-least = at least { $percent }% of turns on time
form-rating = Rating
form-rating-none = any rating
form-rating-least = { $least } or higher
form-rating-most = { $most } or lower
form-rating-range = { $least } to { $most }
form-clock = Custom time control
form-clock-none = as chosen in the form
form-clock-numbers = { $bank } + { $increment }/turn, max. { $cap }
form-name = Table name
button-form-details = Players and conditions…
