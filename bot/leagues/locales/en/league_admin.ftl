### League tools for hosts.

## The panel
hosting-heading = { $league }: host panel
hosting-new = There hasn’t been a season yet. Players won’t see this league until you open sign-up.
hosting-frozen = The current season keeps its settings. Changes you make here apply from the next season onwards.
hosting-resting = Automatic seasons are off: the next season starts only when you open sign-up.
hosting-nothing = **To do:** nothing. No players are late, and there are no open questions or votes.
hosting-missing = **Permissions I’m missing in the channel**
hosting-questions = **Open questions**
hosting-votes = **Open votes on host actions**
hosting-late = **Late players**
hosting-question = `{ $number }` { $person }: “{ $words }”
hosting-question-table = `{ $number }` { $person }, { $table }: “{ $words }”
hosting-vote = { $act } (requested by { $host }, closes { $when })
hosting-late-line = { $count ->
    [0] { $table }: { $turn }
    [one] { $table }: { $turn } Ran out of time once.
   *[other] { $table }: { $turn } Ran out of time { $count } times.
}
button-hosting-answered = Mark { $number } as answered
hosting-bound = { $count ->
    [one] With these time limits, every match ends within { $count } day, even if players use all their time. The playing period can’t be shorter than that.
   *[other] With these time limits, every match ends within { $count } days, even if players use all their time. The playing period can’t be shorter than that.
}
hosting-hint = -# Your decisions are posted in the channel with their reasons and recorded in the audit log. To rule on a table, use `/league-host rule`. If you’re playing at that table, another host has to decide.
hosting-form-reason = Reason (visible to everyone)
hosting-form-days = Postpone by how many days?
hosting-preview-heading = { $season }: sample draw
hosting-preview-line = **Division { $division }**, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: { $people }
hosting-preview-note = This is only a sample with different random numbers. The real draw is already fixed and happens only once.
hosting-rulings-heading = { $season }: rulings
hosting-rulings-none = There are no rulings in effect.
hosting-rulings-hint = To reverse a ruling, use `/league-host reverse` with its number.
button-hosting-numbers-1 = Players and tables…
button-hosting-numbers-2 = Dates…
button-hosting-numbers-3 = Time limits…
button-hosting-numbers-4 = Points and rounds…
button-hosting-days-off-allowed = Automatic days off: allowed
button-hosting-days-off-excluded = Automatic days off: not allowed
button-hosting-events-on = Server events: on
button-hosting-events-off = Server events: off
button-hosting-open = Open sign-up
button-hosting-close = Close sign-up now
button-hosting-draw = Make the draw now
button-hosting-redraw = Redraw
button-hosting-begin = Start play now
button-hosting-pause = Pause season
button-hosting-resume = Resume season
button-hosting-end = End play now
button-hosting-void = Cancel season
button-hosting-rest = Turn off automatic seasons
button-hosting-wake = Turn on automatic seasons
button-hosting-preview = Sample draw
button-hosting-shift = Postpone all dates…
setting-hosting-format = Season format
setting-hosting-format-divisions = Divisions with promotion and relegation
setting-hosting-format-round-robin = Round robin (one division)
setting-hosting-format-cup = Cup (begins when full)
setting-hosting-format-swiss = Swiss system
setting-hosting-seats = Players per table
setting-hosting-seats-count = { $count } players
setting-hosting-sizes = Table sizes
setting-hosting-sizes-equal = { $seats } at every table, byes for the rest
setting-hosting-sizes-fewer = { $seats } or { $fewer } at a table, fewer byes
setting-hosting-order = Tie-breaks
setting-hosting-order-head-to-head = Head-to-head
setting-hosting-order-places = Wins and places
setting-hosting-order-strength = Points of beaten opponents
setting-hosting-order-share = Share of the winner’s score
setting-hosting-size = Players per division
setting-hosting-each = Matches per seat position
setting-hosting-load = Max. simultaneous matches (0: no limit)
setting-hosting-least = Minimum players (0: enough for one table)
setting-hosting-most = Maximum players (0: no limit)
setting-hosting-sign-up-days = Sign-up period (days)
setting-hosting-confirm-days = Confirmation period (days)
setting-hosting-play-days = Playing period (days)
setting-hosting-protest-days = Period for ruling requests (days)
setting-hosting-rest-days = Break before the next season (days)
setting-hosting-bank = Initial time on the clock (hours)
setting-hosting-increment = Increment per turn (hours)
setting-hosting-cap = Maximum time on the clock (hours)
setting-hosting-hurry-bank = Initial time near the end (hours)
setting-hosting-hurry-increment = Increment per turn near the end (hours)
setting-hosting-points = Points by place, for example 10 6 3 1
setting-hosting-strikes = Abandoned matches before disqualification
setting-hosting-rounds = Rounds
setting-hosting-hurry-days = Shorter time limits (days before the end)
setting-hosting-warn-days = Warning (days before the end)

## Confirmations
done-hosting-open = { $season }: sign-up is open in { $channel }.
done-hosting-close = { $season }: sign-up is being closed.
done-hosting-draw = The draw for { $season } is being made.
done-hosting-redraw = The draw for { $season } has been discarded. A new draw will be made in a day, or immediately with `/league-host draw`.
done-hosting-begin = Play in { $season } is starting, and the tables are being opened.
done-hosting-pause = { $season } and all its clocks are paused.
done-hosting-resume = { $season } has resumed.
done-hosting-end = { $season } is being closed.
done-hosting-void = { $season } has been cancelled.
done-hosting-shift = { $count ->
    [one] { $season }: all upcoming dates have been postponed by { $count } day.
   *[other] { $season }: all upcoming dates have been postponed by { $count } days.
}
done-hosting-rest = Automatic seasons for { $league } are off.
done-hosting-wake = Automatic seasons for { $league } are on: sign-up for the next season will open on schedule.
done-hosting-move = { $league } now uses { $channel }. Running matches stay in their threads.
done-hosting-role-champion = Champions of { $league } will get { $role } at the end of the season, and the previous champions will lose it.
done-hosting-role-champion-none = Champions of { $league } no longer get a role.
done-hosting-role-join = Only members with { $role } can join { $league }.
done-hosting-role-join-none = Everyone can join { $league }.
done-hosting-role-tier = Members of { $league } have { $role } while they play in tier { $tier }, from the draw to the end of the season.
done-hosting-role-tier-none = Members of { $league } no longer get a role for tier { $tier }.
done-hosting-add = { $player } has been signed up for { $season }.
done-hosting-remove = { $player }’s sign-up for { $season } has been removed.
done-hosting-seed = { $player }’s seeding for { $season } has been set.
done-hosting-rule-places = { $season }: the result for { $table } has been set.
done-hosting-rule-void = { $season }: { $table } no longer counts.
done-hosting-rule-replay = { $season }: { $table } will be replayed.
done-hosting-excuse = { $player } has been excused in { $season }.
done-hosting-strike = { $player } has been disqualified from { $season }.
done-hosting-replace = { $newcomer } takes over { $player }’s seat in { $season }.
done-hosting-reverse = { $season }: the ruling has been reversed.

## Errors
slip-hosting-number = { $what }: “{ $given }” is not a valid number.
slip-hosting-days = Please enter a number of days from 1 to { $most }.
slip-hosting-places = Please enter { $count } places in seat order: { $people }. For example: `1 2 2 -` (`-` means no points).
slip-hosting-member = This player is not in { $season }.
slip-hosting-channel = I can’t see this league’s channel.
slip-hosting-text-channel = Each table of a league gets its own thread, so a league needs a normal text channel. Please use this command in a text channel.
slip-hosting-role-everybody = Everyone has this role. Choose a different one.
slip-hosting-role-managed = { $role } is managed by an app or by server boosts, so it can’t be assigned.
slip-hosting-role-bot = I’m missing the permission “{ $permission }”.
slip-hosting-role-high = I can’t assign { $role } because it isn’t below my own role. Move my role above it in the server settings.
slip-hosting-role-host = You can’t assign { $role } yourself: you need the permission “{ $permission }” and a higher role.

## Help
help-league-host = **Leagues, for hosts.** `/league-host create` creates a league in a channel and opens its panel, which shows all settings and the shortest possible playing period. *Open sign-up* starts a season, which then runs automatically on a fixed schedule. To answer requests from players, use `/league-host rule`, `excuse`, `disqualify` or `replace`. Everyone can read your reason. `/league-host reverse` reverses a ruling.

## Commands
command-league-host = league-host
    .description = Tools for league hosts
command-league-create = create
    .description = Create a league in this channel
command-league-panel = panel
    .description = Show and change all settings of a league
command-league-open = open
    .description = Open sign-up for a new season
command-league-rest = auto-seasons
    .description = Turn automatic new seasons on or off
command-league-move = move
    .description = Move a league to a different channel
command-league-role = role
    .description = Set the role for champions, for a tier or for joining (leave empty to remove it)
command-league-add = add
    .description = Sign a player up for a season
command-league-remove = remove
    .description = Remove a player’s sign-up before the draw
command-league-seed = seed
    .description = Set a player’s seeding for the draw
command-league-close = close
    .description = Close sign-up early
command-league-draw = draw
    .description = Make the draw early
command-league-begin = start
    .description = Start play early
command-league-rule = rule
    .description = Rule on a table: set its result, void it, or have it replayed
command-league-excuse = excuse
    .description = Excuse a player for abandoning a match
command-league-strike = disqualify
    .description = Disqualify a player from the season
command-league-replace = replace
    .description = Give a player’s seat at a table to a substitute
command-league-reverse = reverse
    .description = Reverse a ruling
command-league-rulings = rulings
    .description = List the rulings of a season with their numbers
option-league-name = name
    .description = Name of the league
option-wakes = enabled
    .description = Whether new seasons open automatically
option-number = rating
    .description = Rating to use, for example 1600 (0: the player’s own rating)
option-days = days
    .description = Number of days
option-ruling = ruling
    .description = Your decision
option-places = places
    .description = Places in seat order, for example 1 2 2 -
option-barred = seasons
    .description = Number of future seasons to ban the player from
option-newcomer = substitute
    .description = Player who takes over the seat
option-entry = ruling
    .description = Ruling to reverse
choice-ruling-places = set finishing places
choice-ruling-void = does not count
choice-ruling-replay = replay
option-channel = channel
    .description = Text channel
option-role = role
    .description = Role (default: none)
option-tier = tier
    .description = Tier whose members get the role; 1 is the highest (default: 1)
option-purpose = purpose
    .description = What the role is for
choice-purpose-champion = for champions
choice-purpose-join = required to join
choice-purpose-tier = for a tier
