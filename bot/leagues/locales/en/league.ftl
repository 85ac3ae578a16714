### Leagues.

## Season settings
season-divisions = Divisions of about { $size } players: everyone plays { $matches } matches at tables of { $seats }, { $count ->
    [one] once
   *[other] { $count } times
} in each seat, and faces all opponents about equally often.
season-round-robin = Round robin: everyone plays everyone else, at tables of { $seats }.
season-cup = Cup for { $most } players: everyone plays { $matches } matches at tables of { $seats }, { $count ->
    [one] once
   *[other] { $count } times
} in each seat.
season-swiss = Swiss system, tables of { $seats }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: players with similar scores play each other.
season-fewer = If the players can’t be divided evenly, some tables have only { $fewer } players. Players without a table get a bye.
season-byes = If the players can’t be divided evenly, some players get a bye.
season-pace = Initial time on the clock: { $bank }. Increment per turn: { $increment }. Maximum time on the clock: { $cap }.
season-days-off-excluded = Vacation days aren’t used automatically when a player is running out of time.
season-load = Each player plays at most { $count ->
    [one] { $count } match
   *[other] { $count } matches
} at the same time.
season-points = Points by place: { $points }. Players who don’t finish a match get no points for it, and the players behind them move up.
season-order = Tie-breaks, in this order: { $steps }.
season-step-points = points
season-step-head-to-head = head-to-head results
season-step-places = number of first places, then of second and third places
season-step-strength = points of beaten opponents
season-step-share = score compared with the winner’s score
season-step-lot = drawing lots
season-strikes = { $count ->
    [one] Players who abandon a match are disqualified from the season.
   *[other] Players who abandon { $count } matches are disqualified from the season.
}
season-moves = In each division, the top player is promoted and the bottom two are relegated, as long as there are enough free places. Players who left the season after taking at least one turn are relegated first.
season-least = { $count ->
    [one] Minimum: { $count } player.
   *[other] Minimum: { $count } players.
}
season-full = Play begins as soon as all places are taken.
season-dates = Sign-up is open for { $sign-up }. After that, players have { $confirm } to confirm that they will play.
season-play = Play lasts { $play }.
season-hurry = In the last { $days }, shorter time limits apply to unfinished matches. Initial time on the clock: { $bank }. Increment per turn: { $increment }. Maximum time on the clock: { $cap }.
season-end = If a match is unfinished at the end, players who left it or ran out of time get no points. The others share the points for the top places, but they are not ranked.
season-protest = For { $days } after the end of play, players can ask the hosts for a ruling.

## Errors in settings
refusal-season-cooperative = A league needs players who compete. In this game, all players win or lose together.
refusal-season-seats = This game can’t be played by { $count ->
    [one] { $count } player
   *[other] { $count } players
}.
refusal-season-size = A division needs at least { $count } players to fill a table.
refusal-season-each = Players can play at most { $count ->
    [one] once
   *[other] { $count } times
} in each seat.
refusal-season-people = Invalid number of players (limit: { $count }).
refusal-season-room = This format needs a maximum number of players ({ $count } or fewer).
refusal-season-rounds = A season must have at least { $count ->
    [one] { $count } round
   *[other] { $count } rounds
} and at most 12.
refusal-season-load = Players will never have more than { $count ->
    [one] { $count } match
   *[other] { $count } matches
} at the same time anyway, so a higher limit has no effect.
refusal-season-points = Please enter { $count } point values, one for each place. None may be higher than the one before it, and the first must be more than zero.
refusal-season-strikes = This limit is too low. It must be at least { $count ->
    [one] { $count } abandoned match
   *[other] { $count } abandoned matches
}.
refusal-season-pace = Invalid clock settings: the initial time must be more than zero. The maximum time must be at least as large as the initial time and the increment, and at most { $count ->
    [one] { $count } day
   *[other] { $count } days
}.
refusal-season-hurry = The time limits near the end can’t be longer than the normal ones. Choose smaller numbers.
refusal-season-days = The season might not finish in time. With these time limits, play must last at least { $count ->
    [one] { $count } day
   *[other] { $count } days
}. Allow more days or choose shorter time limits.
refusal-season-dates = The dates conflict: the shorter time limits must start before the warning, both must fall within the playing period, and sign-up must last at least a day.
refusal-season-long = Each stage of a season can last at most { $count ->
    [one] { $count } day
   *[other] { $count } days
}.

## Errors in leagues
refusal-bound = This match belongs to a league, so only the hosts can make that decision. Ask them with `/league ask`.
refusal-bound-substitute = { $player } plays in the same division or a higher one, so they can’t take over this seat.
refusal-league-unknown = That league doesn’t exist on this server.
refusal-league-no-season = That season doesn’t exist.
refusal-league-has-season = This league’s current season hasn’t ended yet.
refusal-league-name = Please give the league a name of at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
refusal-league-name-taken = This server already has a league with this name.
refusal-league-too-many = This server already has { $most } leagues, which is the limit.
refusal-league-other-game = A league’s game can’t be changed. Create a new league instead.
refusal-league-status = That isn’t possible at this stage of the season.
refusal-league-person = That player is not in this season.
refusal-league-already = This has already been done.
refusal-league-no-division = That division doesn’t exist in this season.
refusal-league-table = That table doesn’t exist in this season.
refusal-league-over = This match is over.
refusal-league-played = The players have continued this match since then, so the ruling can no longer be reversed.
refusal-league-places = Enter exactly one place for each player at the table.
refusal-league-drawn-since = The new player has been included in a draw since then, so the ruling can no longer be reversed. You can remove them from the season with `/league-host disqualify`.
refusal-league-excuse = This player has abandoned too many matches and would be disqualified again immediately. Excuse them first with `/league-host excuse`.
refusal-league-entry = That ruling doesn’t exist or has already been reversed.
refusal-league-plays-already = This player already has a place in the season and can’t take a second one.
refusal-league-barred = The hosts have banned you from this season.
refusal-league-full = All places are taken.
refusal-league-drawn = The draw has already been made. You can still withdraw from the season with `/league leave`.
refusal-league-late = Sign-up for this season is closed. The next season will be announced in the league’s channel. If a place becomes free before then, only a host can give it to you.
refusal-league-final = This season’s results can no longer be changed because the draw for the next season has been made.
refusal-league-ended = This season is over. Sign-up for the next one will be announced in the league’s channel.
refusal-league-too-few = There are not enough players for a season.
refusal-league-participant = You can’t take this seat yourself.
refusal-league-plays = You’re playing in this season, so another host has to make this decision.
refusal-league-role-conflict = The same role can’t be required to join and be used for a tier: members lose the role of their tier at the end of a season and couldn’t join the next one.
refusal-league-consent-asked = You’re playing in this season and this decision affects you, so another host or the other players have to agree. I’ve asked them in the league’s channel.
refusal-league-asked-already = Your last request is still open. Please wait until it has been decided.
refusal-league-asked-before = The same request was rejected within the last 14 days, so another host has to decide.
refusal-league-vote-over = This vote is over.
refusal-league-no-vote = You can’t vote on this.
refusal-league-arranged = As a host, you have already made decisions about sign-ups or seedings in this season, so another host has to sign you up.
refusal-league-seeding = The rating must be between 0 and 4000.
refusal-league-shift = { $most ->
    [one] A season can be postponed by { $most } day at a time.
   *[other] A season can be postponed by 1 to { $most } days at a time.
}
refusal-league-bar = You can ban a player from at most { $most ->
    [one] { $most } future season
   *[other] { $most } future seasons
}.
refusal-league-not-your-division = You can only ask for a ruling on a table in your own division.
refusal-league-game-missing = “{ $game }” can’t be loaded at the moment, so unfinished tables can’t be scored. Try again when the game is available again.
refusal-league-no-words = Please enter your question.
refusal-league-asked-enough = You have asked the hosts { $most ->
    [one] { $most } time
   *[other] { $most } times
} today. Please wait until tomorrow.

## Season entries in the log of a match
told-season-paused = The season is paused, so all clocks have stopped.
told-season-resumed = The season has resumed, so the clocks are running again.
told-season-hurries = The season ends soon, so time limits are shorter from now on.
told-season-ends = This match is no longer needed for the season, so it ends here without a result.

## Audit log entries
act-league-create = league { $league } created
act-league-change = settings for { $league } changed, starting with the next season
act-league-rest = automatic seasons for { $league } turned off
act-league-wake = automatic seasons for { $league } turned on
act-league-move = league { $league } moved to a different channel
act-league-joining-role = role required to join { $league } changed
act-league-champion-role = champion role for { $league } changed
act-league-tier-role = role for a tier of { $league } changed
act-season-open = { $league }, season { $season }: sign-up opened
act-season-close = { $league }, season { $season }: sign-up closed early
act-season-draw = { $league }, season { $season }: draw made early
act-season-redraw = { $league }, season { $season }: draw discarded, a new one will be made
act-season-begin = { $league }, season { $season }: play started early
act-season-pause = { $league }, season { $season }: paused
act-season-resume = { $league }, season { $season }: resumed
act-season-end = { $league }, season { $season }: play ended early
act-season-void = { $league }, season { $season }: cancelled
act-season-shift = { $league }, season { $season }: postponed by { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
act-season-add = { $league }, season { $season }: { $player } signed up
act-season-remove = { $league }, season { $season }: sign-up of { $player } removed
act-season-seed = { $league }, season { $season }: seeding of { $player } set
act-season-seed-to = { $league }, season { $season }: seeding of { $player } set to { $seeding }
act-season-strike-for = { $league }, season { $season }: { $player } disqualified, and banned from { $count ->
    [one] the next season
   *[other] the next { $count } seasons
}
act-season-excuse = { $league }, season { $season }: { $player } excused
act-season-strike = { $league }, season { $season }: { $player } disqualified
act-season-rule = { $league }, season { $season }: ruling on table { $table }
act-season-void-table = { $league }, season { $season }: table { $table } voided
act-season-replay = { $league }, season { $season }: replay ordered for table { $table }
act-season-replace = { $league }, season { $season }, table { $table }: { $player } replaced by { $by }
act-season-reverse = { $league }, season { $season }: ruling { $entry } reversed

## Leagues, seasons and tables
league-season = { $league }, season { $number }
league-table = table { $number }
league-tables = tables { $numbers }
league-table-of = table { $number } (div. { $division })
league-when = { $at } ({ $relative })
league-when-stopped = a date to be announced (the season is paused)
league-table-line = **{ $table }**: { $told }
league-turn = It’s { $name }’s turn (started { $since }). Deadline: { $deadline }
league-turn-untimed = It’s { $name }’s turn (started { $since }).
league-turn-late = It’s { $name }’s turn (started { $since }). Their time has run out.
league-table-planned = { $people }; not started
league-table-open = { $people }; in progress
league-table-over = { $result }
league-table-ruled = { $result } (ruling)
league-table-adjudicated = { $result } (unfinished at the end of the season)
league-table-void = { $people }; does not count
league-result = { $place }. { $name } ({ $points })
league-result-scored = { $place }. { $name }: { $score } (+{ $points })
league-result-left = { $name } (left, 0)
league-result-nothing = { $name } (no points)
league-result-unfinished = – { $name } ({ $points })
league-result-late = { $name } (out of time or left, 0)
league-list-more = { $count ->
    [one] …and { $count } more.
   *[other] …and { $count } more.
}

## The card of a season
card-league-game = Game: { $game }.
card-league-sign-up = Sign-up is open until { $when }.
card-league-sign-up-full = Sign-up is open until { $when }. Play begins as soon as all places are taken.
card-league-sign-up-full-last = Sign-up is open. Play begins as soon as all places are taken. If places are still free on { $when }, the season will be cancelled.
card-league-confirming = Sign-up is closed. If you have signed up, press *I’m in* by { $when }. Otherwise, you’ll be moved to the waiting list.
card-league-drawn = The draw has been made. Play begins on { $when }.
card-league-playing = The season is in progress until { $when }.
card-league-protest = Play is over. You can ask the hosts for a ruling until { $when } with `/league ask`.
card-league-over = The season is over.
card-league-void = This season was cancelled.
card-league-paused = The season is paused, so no clocks are running.
card-league-game-missing = The season is on hold, because its game can’t be loaded at the moment. All clocks and dates are on hold.
card-league-nobody = No sign-ups yet.
card-league-joined = **Signed up ({ $count }):** { $people }
card-league-confirmed = **Confirmed ({ $count }):** { $people }
card-league-waiting = **Not confirmed ({ $count }):** { $people }
card-league-reserve = **On the waiting list ({ $count }):** { $people }
card-league-missing = { $count ->
    [one] { $count } more player is needed.
   *[other] { $count } more players are needed.
}
card-league-invited = Invited because they played last season: { $people }. Everyone has to sign up again to take part.
card-league-settings = **Settings**, fixed for this season:
card-league-commitment = The draw is sealed in advance with the hash `{ $hash }`, so anyone can check it afterwards.

## Announcements
league-rules-heading = { $season }: rules
league-rules-hint = To ask the hosts a question, use `/league ask`. For the rules of the game, use `/rules`.
league-nag = Sign-up for { $season } closes on { $when }. { $count ->
    [0] No one has signed up yet.
    [one] One player has signed up.
   *[other] { $count } players have signed up.
} { $missing ->
    [0] That is enough for a season.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
league-extended = Not enough players have signed up for { $season }, so sign-up stays open until { $when }.
league-invited = { $people }: sign-up for { $season } is open until { $when }. You played last season, but you have to sign up again to take part.
league-invited-direct = Sign-up for { $season } is open until { $when } in { $channel }. You played last season, but you have to sign up again to take part: use `/league join` there.
league-draw-heading = { $season }: the draw
league-draw-begins = Play begins on { $when }. Each table gets its own thread in this channel.
league-draw-check = Anyone can check the draw: the secret was `{ $secret }`, its hash is on the season’s card, and the list of players is attached.
league-draw-given-up-heading = { $season }: draw discarded
league-draw-given-up = The hosts discarded this draw before play began, so it no longer counts. There will be a new draw. Reason: { $reason }
league-draw-given-up-check = Anyone can still check the discarded draw: the secret was `{ $secret }`, its hash was `{ $hash }`, and the list of players is attached.
league-redrawn = The hosts have discarded the draw for { $season }. A new draw with a new secret will be made on { $when }. Until then, hosts can still add and remove players. Reason: { $reason }
league-fixture-heading = { $season }: { $table }
league-fixture-about = In seat order: { $people }. The match is being played in the thread below.
league-fixture-over = { $season }: **{ $table }** has finished. { $result }
league-played = { $season }: { $table } has finished. { $result }
league-fixture-void = { $season }: **{ $table }** does not count.
league-hash-about = The match begins now. The secret will be revealed when the match is over.
league-thread = { $league } { $number }: { $table }
league-digest-heading = { $season }: week { $week }
league-digest-tables = { $over ->
    [one] { $over } of { $all } tables is finished.
   *[other] { $over } of { $all } tables are finished.
}
league-digest-new = Since last week:
league-digest-open = In progress:
league-hurry = { $season } ends soon: { $when }. Time limits in unfinished matches are now shorter: at most { $bank } left, plus { $increment } per turn.
league-warn = { $count ->
    [0] { $season } ends on { $when }.
    [one] { $people }: { $season } ends on { $when }, and you still have an unfinished match.
   *[other] { $people }: { $season } ends on { $when }, and you still have unfinished matches.
} Still unfinished: { $tables }. If a match is still unfinished then, players who left it or ran out of time get no points for it. The others share the points for the top places, but they are not ranked. If something prevents a match from finishing, please tell the hosts now with `/league ask`.
league-ended = Play in { $season } is over. You can ask the hosts for a ruling until { $when } with `/league ask`. After that, the results are final.
league-ended-early = The hosts ended play early. Reason: { $reason }
league-ended-adjudicated = Unfinished at the end: { $tables }. According to the season’s rules, players who left or ran out of time get no points for these matches. The others share the points for the top places, but they are not ranked.
league-final-heading = { $season }: final results
league-final-champion = { $count ->
    [one] **Champion:** { $people }
   *[other] **Champions:** { $people }
}
league-final-up = **Promoted:** { $people }
league-final-down = **Relegated:** { $people }
league-final-out = **Disqualified:** { $people }
league-final-lots = The secret used for drawing lots was `{ $secret }`.
league-final-next = Sign-up for the next season opens on { $when }.
league-corrected-heading = { $season }: corrected final results
league-corrected-people = A ruling made after the end of the season has changed the results of { $people }.
league-corrected-order = A ruling made after the end of the season has changed the order of the final standings.
league-void-few = { $season } has been cancelled because not enough players signed up.
league-void-ruled = The hosts have cancelled { $season }. Reason: { $reason }
league-asked = { $person } asks for a ruling on { $table } in { $season }: “{ $words }”
league-asked-season = { $person } has a question about { $season }: “{ $words }”
league-asked-hint = All hosts have received this message. You can rule on a table with `/league-host rule`, `/league-host excuse` or `/league-host replace`. `/league-host panel` lists all open questions.
league-asked-hidden = { $host }: a player has a question about { $season }. I couldn’t send you a direct message. Use `/league-host panel` to read the question.
league-ruled-reason = Reason: { $reason }

## Problems
league-no-threads = I can’t open { $table } in { $season } because I’m missing permissions in { $channel }: { $permissions }. I’ll continue automatically once I have them.
league-channel-gone = The channel for the league { $league } was deleted, so I can’t post there any more. Nothing has been lost. Choose a new channel with `/league-host move`, and the league will continue there.
league-role-gone-join = The role required to join the league { $league } was deleted, so now everyone can join. You can choose a new role with `/league-host role`.
league-role-gone-champion = The champion role of the league { $league } was deleted, so champions no longer get a role. You can choose a new role with `/league-host role`.
league-role-gone-tier = The role for a tier of the league { $league } was deleted, so members of that tier no longer get a role. You can choose another role with `/league-host role`.
league-no-role-given = { $season }: I couldn’t give { $role } to { $people }, so please do it manually. To do this automatically, I need the “{ $permission }” permission and a role above { $role }.
league-no-role-taken = { $season }: I couldn’t remove { $role } from { $people }, so please do it manually. To do this automatically, I need the “{ $permission }” permission and a role above { $role }.
league-many-threads = I can’t open { $table } in { $season } because this server has reached Discord’s limit on active threads. I’ll continue automatically once a thread is closed.

## Replies to members
league-mine-heading = { $season }: your place and tables
status-league-member-joined = You have signed up but not yet confirmed your place.
status-league-member-confirmed = You have signed up and confirmed your place.
status-league-member-in = You are playing in this season.
status-league-member-withdrawn = You have withdrawn from this season.
status-league-member-struck = You have been disqualified from this season.
league-mine-place = Division { $division }, place { $place } of { $count }, points: { $points }.
league-mine-place-only = Place { $place } of { $count }, points: { $points }.
league-mine-still = You can still finish anywhere from place { $best } to { $worst }.
league-mine-certain = Your final place is already decided.
league-mine-tables = **Your tables**
league-mine-nothing = You’re not in any current season on this server. While sign-up for a season is open, you can join with `/league join`.
league-tables-heading = { $season }: tables
league-tables-none = No tables found.
league-all-time-heading = { $league }: all-time table
league-all-time-line = **{ $name }** · points: { $points } · titles: { $titles } · wins: { $wins } of { $tables } · seasons: { $seasons }
league-all-time-none = No season is over yet.
league-history-heading = { $league }: seasons
league-history-line = **Season { $number }**: { $told }
league-history-champion = { $count ->
    [one] Champion: { $people }
   *[other] Champions: { $people }
}
status-league-sign-up = sign-up is open
status-league-confirming = waiting for confirmations
status-league-drawn = the draw has been made
status-league-playing = in progress
status-league-protest = play over, results not yet final
status-league-over = finished
status-league-void = cancelled
league-none = There are no leagues on this server yet. A server manager can create one with `/league-host create`.
league-choice = { $league }, season { $number } ({ $told })
league-division-choice = Division { $division }
league-sure-withdraw = Withdraw from { $season }? You’ll get no points for your unfinished matches, and you’ll finish last in your division. Other players won’t be affected. This can’t be undone.
button-league-join = Join
button-league-leave = Leave
button-league-confirm = I’m in
button-league-rules = Rules
button-league-standings = Standings
button-league-mine = My tables
button-league-withdraw = Withdraw from the season
button-league-stay = Stay in the season
done-league-join = You have signed up for { $season }. After sign-up closes on { $when }, please press *I’m in* on the season’s card.
done-league-join-confirmed = You have signed up for { $season }. The draw is coming up soon, so your place is already confirmed and you don’t need to do anything else.
done-league-join-full = You have signed up for { $season }, and your place is confirmed. Play begins as soon as all places are taken.
done-league-join-waiting = You have signed up for { $season }. All places are taken, so you are number { $number } on the waiting list. If enough places become free in time, you’ll get one.
done-league-join-waiting-confirm = After sign-up closes on { $when }, please press *I’m in* on the season’s card. Otherwise, other players on the waiting list will move ahead of you.
league-caution-avoids = Blocked players: anyone can check the draw, so it can’t take block lists into account without revealing them. If the draw puts you at a table with a player you have blocked, I’ll tell you privately. Until play begins, you can withdraw without penalty.
league-caution-tables = Including this season, you may have up to { $count } league matches on this server at the same time.
league-caution-days-off = You have { $count } days off during this season. Your clocks will be paused on those days, but the season’s end date won’t change.
league-company-early = The draw for { $season } put you at tables with players you have blocked: { $people }. Only you can see this. Until play begins, you can withdraw without penalty with `/league leave`.
league-company = In { $season }, you share tables with players you have blocked: { $people }. Only you can see this. You can contact the hosts with `/league ask`, or withdraw with `/league leave`.
league-sure-withdraw-early = Withdraw from { $season }? Play hasn’t begun yet, so this won’t affect later seasons. Your seats will go to the first players on the waiting list or to robots. Other players won’t be affected. This can’t be undone.
done-league-leave = You have cancelled your sign-up for { $season }.
done-league-confirm = You have confirmed your place in { $season }.
done-league-withdraw = You have withdrawn from { $season }.
done-league-ask = The hosts have been notified.
done-league-export = Here is the file for { $season }. It doesn’t contain anything that is still secret. To verify a whole-season file, use `harbourmaster league verify`.
slip-no-league = There is no league called “{ $given }” on this server.
slip-no-season = { $league } doesn’t have a season { $number }.
slip-league-none = There are no leagues on this server.
slip-which-league = There are several leagues on this server. Please choose one: { $leagues }.
slip-no-division = There is no division “{ $given }” in { $season }.
slip-no-table = There is no table “{ $given }” in { $season }.
slip-before-draw = The draw for { $season } has not been made yet, so there are no divisions or tables.

## Help
help-league = **Leagues.** A league is played in seasons. Sign up on the season’s card or with `/league join`, confirm when asked, and play each match in its own thread. `/league me` shows your tables. `/league standings` and `/league crosstable` show the results so far, and `/league rules` shows the rules of the season. `/league ask` sends a question to the hosts.

## Commands
command-league = league
    .description = Play in a league: sign up, see standings and tables
command-league-join = join
    .description = Sign up for a season
command-league-leave = leave
    .description = Cancel your sign-up, or withdraw from the current season
command-league-confirm = confirm
    .description = Confirm that you will play this season
command-league-mine = me
    .description = Show your current place and your tables
command-league-standings = standings
    .description = Show the standings of a division
command-league-cross = crosstable
    .description = Show the head-to-head results of a division
command-league-tables = tables
    .description = List the tables of a season
command-league-rules = rules
    .description = Show the rules of a season
command-league-history = history
    .description = List the seasons of a league and their champions
command-league-all-time = all-time
    .description = Show a league’s all-time table, covering all finished seasons
command-league-ask = ask
    .description = Ask the hosts for a ruling, or send them a question about a season
command-league-export = export
    .description = Download a season as a file: everything, or only standings, results or ratings
option-sheet = file
    .description = Contents of the file
choice-sheet-season = whole season (for verification)
choice-sheet-standings = standings (spreadsheet)
choice-sheet-results = results (spreadsheet)
choice-sheet-ratings = ratings (spreadsheet)
option-league = league
    .description = League (default: this channel’s)
option-season = season
    .description = Season (default: the current one)
option-division = division
    .description = Division (default: yours)
option-in-words = text
    .description = Show text instead of an image
option-which = which
    .description = Which tables to list
option-table = table
    .description = Table
option-question = question
    .description = Your question
choice-tables-mine = mine
choice-tables-open = unfinished
choice-tables-all = all

## Standings
button-league-cross = Crosstable
button-league-ask = Ask the hosts
league-form-question = What would you like to ask?

## Announcements during a season
league-closed = Sign-up for { $season } is closed. The draw will be made on { $when }.
league-closed-people = { $count ->
    [one] { $people }: please press *I’m in* by then, or you will be moved to the waiting list.
   *[other] { $people }: please press *I’m in* by then, or you will be moved to the waiting list.
}
league-begun = { $season } has begun, and the threads for all tables are being created. Play ends on { $when }.
league-round = { $season }: the draw for round { $round } has been made, and the tables are being opened.
league-idle = { $count ->
    [one] { $people }: you haven’t made your first move in { $season } yet ({ $tables }). Please take your turn soon.
   *[other] { $people }: you haven’t made your first moves in { $season } yet ({ $tables }). Please take your turns soon.
}
league-idle-strike = Players who run out of time in the first five days without making a single move will be disqualified.
league-struck-told = { $people } didn’t make a single move in { $season } and { $count ->
    [one] has
   *[other] have
} been disqualified. The first players on the waiting list can take over their seats. If something kept you from playing, tell the hosts with `/league ask`, and they can reverse this.
league-struck-left = { $people } abandoned too many matches in { $season } and { $count ->
    [one] has
   *[other] have
} been disqualified. Robots take over their seats, so the other players are not affected. If you had a good reason, tell the hosts with `/league ask`, and they can excuse you.
league-paused = { $season } is paused, so no clocks are running.
league-paused-game = { $season } is paused, because { $game } can’t be loaded at the moment. All clocks and dates are on hold, and nobody loses anything. The season will resume as soon as the game is available again.
league-resumed = { $season } has resumed. Everyone has the same time left as before the pause.
league-withdrew = { $people } withdrew from { $season }. Robots or the first players on the waiting list take over their seats, so the other players are not affected.
league-decided = { $season }: { $ruling }
league-act = Decision by the hosts: { $act }.
league-act-result = { $act } ({ $result })
league-act-proposed = { $host }, a host who is playing in this season, asks for your consent: { $act }.
league-act-vote = { $people }: do you agree? The decision takes effect if another host, a majority of the unaffected players, or all affected players agree. If no other host is active, it also takes effect unless at least a third of the affected players object. The vote closes { $when }.
league-act-agreed-host = Another host has agreed: { $act }.
league-act-agreed-members = The unaffected players have agreed: { $act }.
league-act-agreed-everyone = Everyone whose consent was needed has agreed: { $act }.
league-act-agreed-silence = Accepted because fewer than a third of the players objected: { $act }.
league-act-participant = Note: { $host }, who made this decision, is playing in this season.
league-act-rejected = { $host }’s request was rejected: { $act }.
league-act-impossible = { $host }’s request is no longer possible: { $act }.
button-league-agree = Agree
button-league-object = Raise an objection
done-league-agree = You have agreed. You can change your answer until the vote closes.
done-league-object = You have objected. You can change your answer until the vote closes.

## Rulings
league-ruling-ruled = The hosts have ruled on { $table }: { $result }.
league-ruling-place = { $place }. { $name }
league-ruling-void = The hosts have decided that { $table } does not count.
league-ruling-replay = The hosts have decided that { $table } will be replayed as a new match.
league-ruling-excused = { $person } has been excused: the matches they abandoned won’t be counted against them.
league-ruling-excused-table = { $person } has been excused for abandoning { $table }: it won’t be counted against them.
league-ruling-struck = { $person } has been disqualified from the season. { $count ->
    [0] They can sign up for the next one.
    [one] They are also banned from the next season.
   *[other] They are also banned from the next { $count } seasons.
}
league-ruling-replaced = { $person } takes over a seat at { $table }.
league-ruling-shifted = All upcoming dates have been postponed by { $count ->
    [one] one day.
   *[other] { $count } days.
}
league-ruling-reversed = A ruling has been reversed: { $ruling }
league-ruling-other = The hosts have made a ruling.
slip-league-role = You need the role { $role } to sign up for this league.
slip-league-question = Please enter your question.
slip-no-season-yet = { $league } has not had a season yet.
