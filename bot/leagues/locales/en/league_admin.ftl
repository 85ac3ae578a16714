### The hosts' tools for leagues.

## The panel
hosting-heading = { $league }: for hosts
hosting-new = There has been no season yet. Nobody sees anything of this league before you open the sign-up.
hosting-frozen = That season keeps the settings it began with. What you change here counts from the next one on.
hosting-resting = The league rests: no further season opens by itself.
hosting-bound = { $count ->
    [one] By these clocks all matches end within { $count } day, whatever people do with their time. Play can’t be shorter than that.
   *[other] By these clocks all matches end within { $count } days, whatever people do with their time. Play can’t be shorter than that.
}
hosting-hint = -# What you decide is told in the channel with your reason, and stands in the audit log. Tables are ruled on by `/league-host rule`. Where you play yourself, somebody else has to rule.
hosting-form-reason = Why? Everybody will read it.
hosting-form-days = How many days later?
hosting-preview-heading = { $season }: how a draw may come out
hosting-preview-line = **Division { $division }**, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: { $people }
hosting-preview-note = This is an example, drawn from other numbers. The real draw is bound already, and comes out once.
hosting-rulings-heading = { $season }: rulings
hosting-rulings-none = There is no ruling that counts.
hosting-rulings-hint = `/league-host reverse` takes one back, by its number: everything is then as if it had never been.
button-hosting-numbers-1 = People and tables …
button-hosting-numbers-2 = Days …
button-hosting-numbers-3 = Clocks …
button-hosting-numbers-4 = Points and rounds …
button-hosting-open = Open the sign-up
button-hosting-close = Close the sign-up now
button-hosting-draw = Draw now
button-hosting-redraw = Draw again
button-hosting-begin = Begin now
button-hosting-pause = Stop for now
button-hosting-resume = Go on
button-hosting-end = End play now
button-hosting-void = Cancel the season
button-hosting-rest = No further seasons
button-hosting-wake = Further seasons again
button-hosting-preview = Example of a draw
button-hosting-shift = All later …
setting-hosting-format = How a season is played
setting-hosting-format-divisions = Divisions, with people going up and down
setting-hosting-format-round-robin = Everybody meets everybody, in one group
setting-hosting-format-cup = A cup that begins when it is full
setting-hosting-format-swiss = Rounds of those who have as many points
setting-hosting-seats = How many sit at a table
setting-hosting-seats-count = Tables of { $count }
setting-hosting-size = People in a division
setting-hosting-each = Times in each seat
setting-hosting-load = Tables at a time at most (0: all)
setting-hosting-least = People at least (0: one table)
setting-hosting-most = People at most (0: any number)
setting-hosting-sign-up-days = Days of sign-up
setting-hosting-confirm-days = Days to confirm
setting-hosting-play-days = Days of play
setting-hosting-protest-days = Days to ask for rulings
setting-hosting-rest-days = Days until the next season
setting-hosting-bank = Clock: hours to begin with
setting-hosting-increment = Clock: hours more each turn
setting-hosting-cap = Clock: hours saved up at most
setting-hosting-hurry-bank = Near the end: hours to begin with
setting-hosting-hurry-increment = Near the end: hours more each turn
setting-hosting-points = Points by place, such as 10 6 3 1
setting-hosting-strikes = Tables left before one is struck
setting-hosting-rounds = Rounds
setting-hosting-hurry-days = Days before the end: faster clocks
setting-hosting-warn-days = Days before the end: warning

## Done
done-hosting-open = { $season }: sign-up is open, in { $channel }.
done-hosting-close = { $season }: sign-up is being closed.
done-hosting-draw = { $season } is being drawn.
done-hosting-redraw = The draw of { $season } is given up; it is made again in a day, or by `/league-host draw`.
done-hosting-begin = { $season } begins now: its tables are being opened.
done-hosting-pause = { $season } is stopped, with all its clocks.
done-hosting-resume = { $season } goes on.
done-hosting-end = The play of { $season } is being ended.
done-hosting-void = { $season } is cancelled.
done-hosting-shift = { $count ->
    [one] { $season }: all that is still to come is later by { $count } day.
   *[other] { $season }: all that is still to come is later by { $count } days.
}
done-hosting-rest = { $league } rests: no further season opens by itself.
done-hosting-wake = { $league } goes on: the next season opens by itself.
done-hosting-move = { $league } is in { $channel } from now on. Matches that are being played stay in their threads.
done-hosting-role-champion = Champions of { $league } get { $role } at the end of a season, and those before them lose it.
done-hosting-role-champion-none = Champions of { $league } get no role.
done-hosting-role-join = Only who has { $role } can join { $league }.
done-hosting-role-join-none = Everybody can join { $league }.
done-hosting-add = { $player } is signed up: { $season }.
done-hosting-remove = { $player } is signed off: { $season }.
done-hosting-seed = The strength of { $player } is noted for the draw: { $season }.
done-hosting-rule-places = { $season }: { $table } counts as you have ruled.
done-hosting-rule-void = { $season }: { $table } does not count.
done-hosting-rule-replay = { $season }: { $table } is played again.
done-hosting-excuse = { $player } is excused: { $season }.
done-hosting-strike = { $player } is struck: { $season }.
done-hosting-replace = { $newcomer } takes the seat of { $player }: { $season }.
done-hosting-reverse = { $season }: the ruling is taken back.

## What can't be done
slip-hosting-number = { $what }: I can’t read “{ $given }” as a number.
slip-hosting-days = Please write the days as a number from 1 to { $most }.
slip-hosting-places = Please write { $count } places, in the order of the seats: { $people }. Such as `1 2 2 -`, where `-` is whoever gets nothing.
slip-hosting-member = They are not among those of { $season }.
slip-hosting-channel = I can’t see the channel of this league.
slip-hosting-text-channel = A league needs an ordinary text channel, in which its tables become threads. Please use the command there.
slip-hosting-role-everybody = Everybody has that role. Choose another one.
slip-hosting-role-managed = { $role } belongs to an app or to boosting the server, so nobody can give it.
slip-hosting-role-bot = I lack the permission “{ $permission }”.
slip-hosting-role-high = { $role } is above my own role, or is my own, so I can’t give it. Move mine above it in the server’s settings.
slip-hosting-role-host = You may not give { $role } yourself: that takes the permission “{ $permission }” and a role above it.

## Help
help-league-host = **Leagues, for hosts.** `/league-host create` makes a league in a channel and shows its panel: everything that can be set, in sentences, with how long a season may last at most. *Open the sign-up* begins it; from then on all happens by itself, with a time for each step. `/league-host rule`, `excuse`, `strike` and `replace` decide what people ask for, with a reason that everybody reads; `/league-host reverse` takes a ruling back.

## Commands
command-league-host = league-host
    .description = Tools for those who look after leagues
command-league-create = create
    .description = Make a league in this channel
command-league-panel = panel
    .description = See and set everything about a league
command-league-open = open
    .description = Open the sign-up of a new season
command-league-rest = rest
    .description = Have no further seasons open by themselves, or have them do so again
command-league-move = move
    .description = Have a league’s posts stand in another channel
command-league-role = role
    .description = Set the role that champions get, or that is needed to join; no role: none any more
command-league-add = add
    .description = Sign somebody up for a season
command-league-remove = remove
    .description = Sign somebody off before the draw
command-league-seed = seed
    .description = Say how strong somebody is held to be in the draw
command-league-preview = preview
    .description = See an example of a draw
command-league-close = close
    .description = Close the sign-up earlier
command-league-draw = draw
    .description = Draw earlier
command-league-redraw = redraw
    .description = Give up a draw before play begins, and have it made again
command-league-begin = begin
    .description = Have play begin earlier
command-league-pause = pause
    .description = Stop a season with all its clocks
command-league-resume = resume
    .description = Let a season go on
command-league-shift = shift
    .description = Have all that is to come happen some days later
command-league-end = end
    .description = End play now; what is not over is adjudicated
command-league-void = void
    .description = Cancel a season
command-league-rule = rule
    .description = Decide how a table counts, that it does not, or that it is played again
command-league-excuse = excuse
    .description = Excuse somebody who has left a table
command-league-strike = strike
    .description = Strike somebody from a season
command-league-replace = replace
    .description = Give somebody’s seat at a table to somebody else
command-league-reverse = reverse
    .description = Take a ruling back
command-league-rulings = rulings
    .description = The rulings of a season, with their numbers
option-league-name = name
    .description = What the league is called
option-wakes = again
    .description = Have further seasons open again
option-number = number
    .description = A rating, such as 1600; 0 leaves it to their own
option-days = days
    .description = How many days
option-ruling = ruling
    .description = What is decided
option-places = places
    .description = Places in the order of the seats, such as 1 2 2 -
option-barred = seasons
    .description = In how many further seasons they may not play
option-newcomer = newcomer
    .description = Who takes the seat
option-entry = ruling
    .description = Which ruling
choice-ruling-places = it counts with these places
choice-ruling-void = it does not count
choice-ruling-replay = it is played again
option-channel = channel
    .description = The text channel
option-role = role
    .description = The role; leave it out to have none any more
option-purpose = for
    .description = What the role is for
choice-purpose-champion = champions get it
choice-purpose-join = needed to join
