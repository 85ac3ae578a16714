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
season-protest = After the end the hosts can be asked for a ruling for { $days }.

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
refusal-bound = This match is played for a league, so only its hosts can decide that. Ask them with `/league ask`.
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
refusal-league-drawn-since = Whoever came by it has been drawn since, so it can’t be taken back any more. `/league-host strike` takes them out of the season.
refusal-league-excuse = They have left too many tables, and would be struck again at once. `/league-host excuse` takes that back.
refusal-league-entry = There is no such ruling, or it was taken back before.
refusal-league-plays-already = Whoever plays in this season already can’t take another place in it.
refusal-league-barred = The hosts have decided that you don’t play in this season.
refusal-league-full = All places are taken.
refusal-league-drawn = The tables are drawn already. You can still give up the season, see `/league leave`.
refusal-league-late = Sign-up for this season is over. When that for the next one opens, its card stands in the league’s channel. Until then only hosts can give you a seat, where one comes free.
refusal-league-ended = This season is over. When sign-up for the next one opens, its card stands in the league’s channel.
refusal-league-too-few = Too few people are there for a season.
refusal-league-participant = You sit at this table yourself, or with somebody whom it is about. Another host has to decide it.
refusal-league-plays = You play in this season yourself. Another host has to decide it.
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
act-league-move = league { $league } moved to another channel
act-league-joining-role = the role that is needed to join { $league } was set
act-league-champion-role = the role of the champions of { $league } was set
act-season-open = { $league }, season { $season }: sign-up opened
act-season-close = { $league }, season { $season }: sign-up closed early
act-season-draw = { $league }, season { $season }: drawn early
act-season-redraw = { $league }, season { $season }: draw given up, to be made again
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

## Leagues, seasons and tables
league-season = { $league }, season { $number }
league-table = table { $number }
league-tables = tables { $numbers }
league-table-of = table { $number } (div. { $division })
league-when = { $at } ({ $relative })
league-when-stopped = ? (no date while the season is stopped)
league-table-line = **{ $table }**: { $told }
league-table-planned = { $people }; not begun
league-table-open = { $people }; being played
league-table-over = { $result }
league-table-ruled = { $result }; by a ruling
league-table-adjudicated = { $result }; was not over at the end
league-table-void = { $people }; does not count
league-result = { $place }. { $name } ({ $points })
league-result-left = { $name } (left, 0)
league-result-nothing = { $name } (no points)
league-list-more = { $count ->
    [one] …and { $count } more.
   *[other] …and { $count } more.
}

## The card of a season
card-league-game = A season of { $game }.
card-league-sign-up = Sign-up is open until { $when }.
card-league-sign-up-full = Sign-up is open until { $when }. Play begins as soon as all places are taken.
card-league-sign-up-full-last = Sign-up is open. Play begins as soon as all places are taken, or it is cancelled { $when }.
card-league-confirming = Sign-up is closed. Whoever has signed up presses *I’m in* until { $when }. Whoever does not is on the waiting list.
card-league-drawn = The draw is made. Play begins { $when }.
card-league-playing = It is being played, until { $when }.
card-league-protest = Play is over. Until { $when } the hosts can be asked for a ruling, by `/league ask`.
card-league-over = The season is over.
card-league-void = There will be no such season.
card-league-paused = The season is stopped for now; nobody’s time runs.
card-league-nobody = Nobody has signed up yet.
card-league-joined = **Signed up ({ $count }):** { $people }
card-league-confirmed = **In ({ $count }):** { $people }
card-league-waiting = **Not confirmed ({ $count }):** { $people }
card-league-reserve = **On the waiting list ({ $count }):** { $people }
card-league-missing = { $count ->
    [one] { $count } more is needed.
   *[other] { $count } more are needed.
}
card-league-invited = Invited, as they played the last season: { $people }. Nobody is signed up by themselves.
card-league-settings = **What is settled**, and stays so for this season:
card-league-commitment = The draw is bound by the hash `{ $hash }`: once it is made, anybody can check it.

## What hosts and people are told
league-rules-heading = { $season }: what is settled
league-rules-hint = `/league ask` brings a question to the hosts. The rules of the game are in `/rules`.
league-nag = Sign-up for { $season } closes { $when }. { $count ->
    [0] Nobody has signed up yet.
    [one] One person has signed up.
   *[other] { $count } people have signed up.
} { $missing ->
    [0] That is enough for a season.
    [one] One more is needed.
   *[other] { $missing } more are needed.
}
league-extended = Too few have signed up for { $season }, so sign-up stays open until { $when }.
league-draw-heading = { $season }: the draw
league-draw-begins = Play begins { $when }. Each table gets a thread of its own in this channel.
league-draw-check = Anybody can check the draw: the secret was `{ $secret }`, its hash stands on the card of the season, and the list of those who take part is attached.
league-draw-given-up-heading = { $season }: a draw that does not count
league-draw-given-up = The hosts gave this draw up before play began; it does not count, and another one is made. Reason: { $reason }
league-draw-given-up-check = Anybody can still check how it came out: the secret was `{ $secret }`, its hash `{ $hash }`, and the list of those who took part is attached.
league-redrawn = The draw of { $season } is given up by the hosts, and made again { $when } from another secret. Until then hosts can still sign people up and off. Reason: { $reason }
league-fixture-heading = { $season }: { $table }
league-fixture-about = In the order of the seats: { $people }. The match is played in the thread below.
league-fixture-over = { $season }: **{ $table }** is over. { $result }
league-fixture-void = { $season }: **{ $table }** does not count.
league-hash-about = The secret is revealed when the match is over. The match begins now.
league-thread = { $league } { $number }: { $table }
league-digest-heading = { $season }: week { $week }
league-digest-tables = { $over ->
    [one] { $over } table of { $all } is over.
   *[other] { $over } tables of { $all } are over.
}
league-digest-new = Since last week:
league-digest-quiet = No table has ended since last week.
league-hurry = The end of { $season } comes near: it is { $when }. From now on its unfinished matches go faster: nobody has more than { $bank } left, and each turn brings { $increment } more.
league-warn = { $season } ends { $when }. Still unfinished: { $tables }. At a table that is not over by then, whoever has run out of time gets nothing, and the others share the best places. If anything keeps a table from its end, please ask the hosts now, by `/league ask`.
league-ended = The play of { $season } is over. Whoever wants a ruling can ask the hosts until { $when }, by `/league ask`. Then it is final.
league-ended-early = The hosts have ended it. Reason: { $reason }
league-ended-adjudicated = Not over at the end: { $tables }. As was settled, whoever had run out of time there gets nothing, and the others share the best places.
league-final-heading = { $season }: the end
league-final-champion = { $count ->
    [one] **Champion:** { $people }
   *[other] **Champions:** { $people }
}
league-final-up = **Up:** { $people }
league-final-down = **Down:** { $people }
league-final-out = **Out of the season:** { $people }
league-final-lots = The secret of the lots was `{ $secret }`.
league-final-next = Sign-up for the next season opens { $when }.
league-void-few = { $season } is cancelled: too few have signed up.
league-void-ruled = { $season } is cancelled by the hosts. Reason: { $reason }
league-asked = { $person } asks for a ruling in { $season }, { $table }: “{ $words }”
league-asked-season = { $person } asks something about { $season }: “{ $words }”
league-asked-hint = Hosts decide with `/league-host rule`, `/league-host excuse` or `/league-host replace`.
league-ruled-reason = Reason: { $reason }

## What goes wrong
league-no-threads = I can’t open { $table } of { $season }: I lack these permissions in { $channel }: { $permissions }. As soon as I have them, I go on by myself.
league-channel-gone = The channel of the league { $league } is gone, and with it I can’t post anything of the league any more. Everything is kept: with `/league-host move` you give it another channel, and it goes on there.
league-no-role-given = { $season }: I may not give { $role } to { $person }. Please do it yourselves; for the next time I need the permission “{ $permission }”, and my own role has to be above that one.
league-no-role-taken = { $season }: I may not take { $role } from { $person }. Please do it yourselves; for the next time I need the permission “{ $permission }”, and my own role has to be above that one.
league-many-threads = I can’t open { $table } of { $season }: this server has as many active threads as Discord allows. As soon as there is room, I go on by myself.

## What somebody asks for
league-mine-heading = { $season }: you
status-league-member-joined = You have signed up, and not confirmed yet.
status-league-member-confirmed = You have signed up, and you are in.
status-league-member-in = You take part.
status-league-member-withdrawn = You have given up this season.
status-league-member-struck = You were struck from this season.
league-mine-place = Division { $division }, place { $place } of { $count }; points: { $points }.
league-mine-place-only = Place { $place } of { $count }; points: { $points }.
league-mine-still = Still possible: places { $best } to { $worst }.
league-mine-certain = This place is certain.
league-mine-tables = **Your tables**
league-mine-nothing = You have not signed up in any league of this server. `/league join` does it.
league-tables-heading = { $season }: tables
league-tables-none = There is no such table.
league-history-heading = { $league }: its seasons
league-history-line = **Season { $number }**: { $told }
league-history-champion = { $count ->
    [one] { $people } was champion.
   *[other] { $people } were champions.
}
status-league-sign-up = sign-up is open
status-league-confirming = being confirmed
status-league-drawn = drawn
status-league-playing = being played
status-league-protest = played, not yet final
status-league-over = over
status-league-void = cancelled
league-none = No league is played on this server. Whoever looks after the server can set one up, by `/league-host create`.
league-choice = { $league }, season { $number } ({ $told })
league-division-choice = Division { $division }
league-sure-withdraw = You want to give up { $season }? You get no points at your tables that are not over, and you come last in your division. The others lose nothing by it. It can’t be taken back.
button-league-join = Join
button-league-leave = Leave
button-league-confirm = I’m in
button-league-rules = Rules
button-league-standings = Standings
button-league-mine = My tables
button-league-withdraw = Give up the season
done-league-join = You have signed up for { $season }. When sign-up closes, { $when }, please press *I’m in* on its card.
done-league-join-confirmed = You have signed up for { $season }, and you are in: so shortly before the draw you need not confirm.
done-league-join-full = You have signed up for { $season }, and you are in. Play begins as soon as all places are taken.
done-league-join-waiting = You have signed up for { $season }. All places are taken, so you are on the waiting list, at number { $number }: you play as soon as a place comes free early enough.
done-league-join-waiting-confirm = When sign-up closes, { $when }, please press *I’m in* on its card, or others on the waiting list come before you.
league-caution-avoids = Who plays in a season sits with whomever the draw brings, also with people whom you never want to sit with: anybody can check the draw, so it can’t look at that without telling all. You alone are told after the draw, and until play begins you can give up the season at no cost.
league-caution-tables = With this you may have { $count } tables of leagues here at the same time.
league-caution-days-off = You have { $count } days off while this season is played. Your clocks rest on them, but the season ends on its day.
league-company-early = In { $season } the draw has brought you to tables with { $people }, whom you never want to sit with. Nobody else learns of that. Until play begins you can give up the season at no cost, by `/league leave`.
league-company = In { $season } you sit at tables with { $people }, whom you never want to sit with. Nobody else learns of that. By `/league ask` you can ask the hosts, or give up the season by `/league leave`.
league-sure-withdraw-early = You want to give up { $season }? Play has not begun: for later seasons it is as if you had not signed up. The first of the waiting list, or robots, take your seats, and the others lose nothing by it. It can’t be taken back.
done-league-leave = You have signed off from { $season }.
done-league-confirm = You are in: { $season }.
done-league-withdraw = You have given up { $season }.
done-league-ask = The hosts were told.
done-league-export = { $season } as a file. Nothing in it says what is still secret; `harbourmaster league verify` checks that of a whole season.
slip-no-league = There is no league “{ $given }” here.
slip-no-season = { $league } has no season { $number }.
slip-league-none = No league is played on this server.
slip-which-league = There are several leagues here. Say which: { $leagues }.
slip-no-division = There is no division “{ $given }” in { $season }.
slip-no-table = There is no table “{ $given }” in { $season }.
slip-before-draw = { $season } has not been drawn yet: there are no divisions and no tables.

## Help
help-league = **Leagues.** A league is played in seasons: sign up on its card or by `/league join`, confirm when you are asked, and play your matches, each in a thread of its own. `/league mine` shows your tables, `/league standings` and `/league cross` how it stands, `/league rules` what is settled, and `/league ask` brings a question to the hosts.

## Commands
command-league = league
    .description = Play in a league: sign up, and see how it stands
command-league-join = join
    .description = Sign up for a season
command-league-leave = leave
    .description = Sign off, or give up a season that has begun
command-league-confirm = confirm
    .description = Say that you are in
command-league-mine = mine
    .description = Your place and your tables
command-league-standings = standings
    .description = The standings of a division
command-league-cross = cross
    .description = Who met whom in a division, and how it came out
command-league-tables = tables
    .description = The tables of a season
command-league-rules = rules
    .description = What is settled for a season
command-league-history = history
    .description = The seasons of a league and their champions
command-league-ask = ask
    .description = Ask the hosts for a ruling, or anything else about a season
command-league-export = export
    .description = Get a season as a file: all of it, standings, results or ratings
option-sheet = file
    .description = What the file holds
choice-sheet-season = the whole season, to be verified
choice-sheet-standings = standings, for spreadsheets
choice-sheet-results = results, for spreadsheets
choice-sheet-ratings = ratings, for spreadsheets
option-league = league
    .description = Which league; by itself the only one, or that of this channel
option-season = season
    .description = Which season; by itself the present one
option-division = division
    .description = Which division; by itself yours
option-in-words = words
    .description = In words, without a picture
option-which = which
    .description = Which tables
option-table = table
    .description = Which table
option-question = question
    .description = What you want to ask
choice-tables-mine = my own
choice-tables-open = those not over
choice-tables-all = all

## Standings
button-league-cross = Crosstable
button-league-ask = Ask the hosts
league-form-question = What do you want to ask?

## What is told of a season
league-closed = Sign-up for { $season } is closed. The draw follows { $when }.
league-closed-people = { $count ->
    [one] { $people }: please press *I’m in* until then, or you are on the waiting list.
   *[other] { $people }: please press *I’m in* until then; whoever does not is on the waiting list.
}
league-begun = { $season } has begun: each table gets its thread now. Play ends { $when }.
league-round = { $season }: round { $round } is drawn, and its tables open.
league-idle = { $count ->
    [one] { $people }: your first move in { $season } is still to come, at { $tables }. Please have a look.
   *[other] { $people }: your first moves in { $season } are still to come, at { $tables }. Please have a look.
}
league-idle-strike = Whoever has run out of time five days after the beginning, and has moved nowhere, is out of the season.
league-struck-told = { $people } made no move in { $season }, and { $count ->
    [one] is
   *[other] are
} out of it. Whoever is first on the waiting list may take a seat. If something kept you away, tell the hosts by `/league ask`: they can take that back.
league-struck-left = { $people } left too many tables of { $season }, and { $count ->
    [one] is
   *[other] are
} out of it. Robots play on in those seats; nobody else loses anything by it. If you had a reason, tell the hosts by `/league ask`: they can excuse you.
league-paused = { $season } is stopped for now; nobody’s time runs.
league-resumed = { $season } goes on; everybody has the time they had before.
league-withdrew = { $season } goes on without { $people }. Their seats are taken by robots or by whoever is first on the waiting list; nobody else loses anything by it.
league-decided = { $season }: { $ruling }

## Rulings
league-ruling-ruled = The hosts have ruled on { $table }: { $result }.
league-ruling-place = { $place }. { $name }
league-ruling-void = By a ruling, { $table } does not count.
league-ruling-replay = By a ruling, { $table } is played again, in a new match.
league-ruling-excused = { $person } is excused: tables that they left do not count against them.
league-ruling-excused-table = { $person } is excused from { $table }: that they left it does not count against them.
league-ruling-struck = { $person } is struck from the season. { $count ->
    [0] They may sign up for the next one.
    [one] They may not play in the next one either.
   *[other] They may not play in the next { $count } either.
}
league-ruling-replaced = { $person } takes a seat at { $table }.
league-ruling-shifted = All that is still to come is later by { $count ->
    [one] one day.
   *[other] { $count } days.
}
league-ruling-reversed = A ruling is taken back: { $ruling }
league-ruling-other = A ruling.
slip-league-role = Only whoever has the role { $role } can sign up for this league.
slip-league-question = Please write what you want to ask.
slip-no-season-yet = { $league } has had no season yet.
