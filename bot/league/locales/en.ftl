### Leagues.

## The settings of a season
season-divisions = Divisions of about { $size }: everybody plays { $matches } matches at tables of { $seats }, { $count ->
    [one] once
   *[other] { $count } times
} in each seat, and meets all the others about equally often.
season-round-robin = Everybody meets everybody, at tables of { $seats }.
season-cup = A cup for { $most }: everybody plays { $matches } matches at tables of { $seats }, { $count ->
    [one] once
   *[other] { $count } times
} in each seat.
season-swiss = Tables of { $seats } in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: whoever has as many points sits together.
season-pace = Time to begin with: { $bank }. More for each turn: { $increment }. Saved up at most: { $cap }.
season-load = Nobody has more than { $count ->
    [one] { $count } table
   *[other] { $count } tables
} at the same time.
season-points = Points by place: { $points }. Whoever does not play to the end gets none, and the others close up.
season-order = Where points are equal, these decide one after the other: { $steps }.
season-step-points = points
season-step-head-to-head = who beat whom
season-step-places = firsts, then seconds and thirds
season-step-strength = the points of those one has beaten
season-step-share = how near one came to the winners’ scores
season-step-lot = the lot
season-strikes = { $count ->
    [one] Whoever leaves a table is struck from the season.
   *[other] Whoever leaves { $count } tables is struck from the season.
}
season-moves = The first of each division go up, the last two go down, as far as there is room.
season-least = { $count ->
    [one] It takes { $count } person at least.
   *[other] It takes { $count } people at least.
}
season-full = It begins as soon as all places are taken.
season-dates = Sign-up is open for { $sign-up }. After that everybody has { $confirm } to confirm that they are there.
season-play = Play lasts { $play }.
season-hurry = { $days } before the end unfinished matches get faster. Time to begin with: { $bank }. More for each turn: { $increment }. Saved up at most: { $cap }.
season-end = At a table that is not over in the end, whoever has run out of time there gets nothing. The others share the best places.
season-protest = After the end there are { $days } to ask the hosts for a ruling.

## What speaks against settings
refusal-season-seats = The game is not played by { $count }.
refusal-season-size = A division needs { $count } people at least, or it has no table.
refusal-season-each = Each seat can be had { $count ->
    [one] once
   *[other] { $count } times
} at most.
refusal-season-people = With these numbers of people there is no season: { $count } is the limit.
refusal-season-room = This format needs to know for how many there is room. The limit is { $count }.
refusal-season-rounds = It takes { $count ->
    [one] { $count } round
   *[other] { $count } rounds
} at least, and twelve at most.
refusal-season-load = Nobody has more than { $count ->
    [one] { $count } table
   *[other] { $count } tables
} anyway.
refusal-season-points = Points need { $count } numbers, one for each place. None may be higher than the one before it, and the first must be more than zero.
refusal-season-strikes = At least { $count ->
    [one] { $count } table that is left has
   *[other] { $count } tables that are left have
} to be forgiven before anybody is struck.
refusal-season-pace = Nobody could play by these numbers: the bank has to be larger than zero, the cap no smaller than bank and increment, and { $count ->
    [one] { $count } day
   *[other] { $count } days
} at most.
refusal-season-hurry = The hurry at the end is slower than the usual pace. Choose smaller numbers.
refusal-season-days = In this time the season need not end. At this pace play has to last { $count ->
    [one] { $count } day
   *[other] { $count } days
}; or choose a faster pace.
refusal-season-dates = The days don’t fit together: the hurry has to come before the warning, both within the time of play, and sign-up lasts a day at least.
refusal-season-long = No part of a season lasts longer than { $count ->
    [one] { $count } day
   *[other] { $count } days
}.

## What is refused in leagues
refusal-bound = This match is played for a league, so only its hosts can decide that. Ask them with /league ask.
refusal-bound-substitute = { $player } plays in the same division, or in a higher one, and can’t play on here.
refusal-league-unknown = There is no such league here.
refusal-league-no-season = There is no such season.
refusal-league-has-season = The last season of this league is not over yet.
refusal-league-name = A league needs a name of at most { $most ->
    [one] { $most } letter
   *[other] { $most } letters
}.
refusal-league-name-taken = There is a league of this name here already.
refusal-league-too-many = There are { $most } leagues here already. That is the limit.
refusal-league-other-game = A league stays with its game. Create another league for another game.
refusal-league-status = That is not possible at this stage of the season.
refusal-league-person = That person is not in this season.
refusal-league-already = That has been done already.
refusal-league-no-division = There is no such division in this season.
refusal-league-table = There is no such table in this season.
refusal-league-over = This table is over.
refusal-league-played = Something has come of this table since then, so it can’t be taken back any more.
refusal-league-places = Name a place for everybody at the table, and only for them.
refusal-league-entry = There is no such ruling, or it was taken back before.
refusal-league-plays-already = Whoever plays in this season already can’t take another place in it.
refusal-league-barred = The hosts have decided that you don’t play in this season.
refusal-league-full = All places are taken.
refusal-league-drawn = The tables are drawn already. You can still give up the season, see /league leave.
refusal-league-too-few = Too few people are there for a season.
refusal-league-participant = You sit at this table yourself, or with somebody whom it is about. Another host has to decide it.
refusal-league-seeding = The number has to be between 0 and 4000.
refusal-league-shift = A season can be put off by { $most ->
    [one] { $most } day
   *[other] { $most } days
} at most at once, and by one day at least.
refusal-league-bar = Somebody can be barred from { $most ->
    [one] { $most } further season
   *[other] { $most } further seasons
} at most.
refusal-league-not-your-division = You can only protest about a table of your own division.
refusal-league-no-words = Say what you want to ask.
refusal-league-asked-enough = You have asked the hosts { $most ->
    [one] { $most } time
   *[other] { $most } times
} today. Wait until tomorrow.

## What the log of a match tells of its season
told-season-paused = The season rests, and with it all clocks.
told-season-resumed = The season goes on, and with it the clocks.
told-season-hurries = The season is nearly over: from now on the clocks are faster.
told-season-ends = The season is done with this table. The match ends here, without a result.

## What hosts of leagues have done
act-league-create = league { $league } created
act-league-change = settings of { $league } changed from the next season on
act-league-rest = league { $league } put to rest
act-league-wake = league { $league } goes on
act-season-open = { $league }, season { $season }: sign-up opened
act-season-close = { $league }, season { $season }: sign-up closed early
act-season-draw = { $league }, season { $season }: drawn early
act-season-begin = { $league }, season { $season }: play begun early
act-season-pause = { $league }, season { $season }: paused
act-season-resume = { $league }, season { $season }: resumed
act-season-end = { $league }, season { $season }: play ended early
act-season-void = { $league }, season { $season }: cancelled
act-season-shift = { $league }, season { $season }: put off by { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
act-season-add = { $league }, season { $season }: { $player } signed up
act-season-remove = { $league }, season { $season }: { $player } signed off
act-season-seed = { $league }, season { $season }: strength of { $player } set
act-season-excuse = { $league }, season { $season }: { $player } excused
act-season-strike = { $league }, season { $season }: { $player } struck
act-season-rule = { $league }, season { $season }: ruling on table { $table }
act-season-void-table = { $league }, season { $season }: table { $table } does not count
act-season-replay = { $league }, season { $season }: table { $table } to be played again
act-season-replace = { $league }, season { $season }, table { $table }: { $player } replaced by { $by }
act-season-reverse = { $league }, season { $season }: ruling { $entry } taken back
