### Leagues.

## Season settings
season-divisions = Divisions of about { $size } players: everyone plays { $matches } matches at tables of { $seats }, { $count ->
    [one] once
   *[other] { $count } times
} in each seat, and meets all opponents about equally often.
season-round-robin = Round robin: everyone plays everyone else, at tables of { $seats }.
season-cup = Cup for { $most } players: everyone plays { $matches } matches at tables of { $seats }, { $count ->
    [one] once
   *[other] { $count } times
} in each seat.
season-swiss = Swiss system, tables of { $seats }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: players with similar scores play each other.
season-fewer = If the players can’t be divided evenly, some tables have only { $fewer } players. A player without a table has a bye.
season-byes = If the players can’t be divided evenly, some players have a bye.
season-pace = Starting time: { $bank }. Increment per turn: { $increment }. Maximum bank: { $cap }.
season-load = Each player plays at most { $count ->
    [one] { $count } match
   *[other] { $count } matches
} at the same time.
season-points = Points by place: { $points }. Players who don’t finish a match get none, and the others move up.
season-order = Tie-breaks, in this order: { $steps }.
season-step-points = points
season-step-head-to-head = head-to-head results
season-step-places = number of first places, then seconds and thirds
season-step-strength = points of beaten opponents
season-step-share = score compared with the winner’s score
season-step-lot = drawing lots
season-strikes = { $count ->
    [one] Players who abandon a match are disqualified from the season.
   *[other] Players who abandon { $count } matches are disqualified from the season.
}
season-moves = In each division, the first player is promoted and the last two are relegated, if there is room for them. Players who left the season after taking at least one turn are relegated first.
season-least = { $count ->
    [one] Minimum: { $count } player.
   *[other] Minimum: { $count } players.
}
season-full = Play begins as soon as all places are taken.
season-dates = Sign-up is open for { $sign-up }. After that, players have { $confirm } to confirm that they will play.
season-play = Play lasts { $play }.
season-hurry = Unfinished matches get faster clocks { $days } before the end. Starting time: { $bank }. Increment per turn: { $increment }. Maximum bank: { $cap }.
season-end = If a match is unfinished at the end, players who left it or ran out of time get no points. The others share the points for the top places, but no places are awarded.
season-protest = For { $days } after the end of play, players can ask the hosts for a ruling.

## Errors in settings
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
refusal-season-rounds = The season needs at least { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}, and at most 12.
refusal-season-load = Players never have more than { $count ->
    [one] { $count } match
   *[other] { $count } matches
} at the same time anyway, so a higher limit has no effect.
refusal-season-points = Please enter { $count } point values, one for each place. None may be higher than the one before it, and the first must be more than zero.
refusal-season-strikes = This limit is too low: players can be disqualified after { $count ->
    [one] { $count } abandoned match
   *[other] { $count } abandoned matches
} at the earliest.
refusal-season-pace = Invalid clock settings: the starting time must be more than zero, and the maximum bank must be at least as large as the starting time and the increment, and at most { $count ->
    [one] { $count } day
   *[other] { $count } days
}.
refusal-season-hurry = The clocks near the end would be slower than the normal clocks. Choose smaller numbers.
refusal-season-days = The season might not finish in time. With these clocks, play must last at least { $count ->
    [one] { $count } day
   *[other] { $count } days
}. Allow more days or choose faster clocks.
refusal-season-dates = The dates conflict: both the switch to faster clocks and the warning must be during play, with the faster clocks first, and sign-up must last at least a day.
refusal-season-long = Each stage of a season can last at most { $count ->
    [one] { $count } day
   *[other] { $count } days
}.

## Errors in leagues
refusal-bound = This match belongs to a league, so only the hosts can make that decision. Ask them with `/league ask`.
refusal-bound-substitute = { $player } plays in the same division or a higher one and can’t take over this seat.
refusal-league-unknown = There is no such league on this server.
refusal-league-no-season = There is no such season.
refusal-league-has-season = The last season of this league has not ended yet.
refusal-league-name = Please give the league a name of at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
refusal-league-name-taken = This server already has a league with this name.
refusal-league-too-many = This server already has { $most } leagues, which is the limit.
refusal-league-other-game = The game of a league can’t be changed. Create another league instead.
refusal-league-status = That isn’t possible at this stage of the season.
refusal-league-person = That player is not in this season.
refusal-league-already = That has already been done.
refusal-league-no-division = There is no such division in this season.
refusal-league-table = There is no such table in this season.
refusal-league-over = This match is over.
refusal-league-played = The players have continued this match since then, so the ruling can no longer be reversed.
refusal-league-places = Enter a place for each player at the table, and for no one else.
refusal-league-drawn-since = The new player has been included in a draw since then, so the ruling can no longer be reversed. You can remove them from the season with `/league-host disqualify`.
refusal-league-excuse = This player has abandoned too many matches and would be disqualified again immediately. Excuse them first with `/league-host excuse`.
refusal-league-entry = There is no such ruling, or it has already been reversed.
refusal-league-plays-already = This player is already in the season and can’t take another place.
refusal-league-barred = The hosts have banned you from this season.
refusal-league-full = All places are taken.
refusal-league-drawn = The draw has already been made. You can still withdraw from the season with `/league leave`.
refusal-league-late = Sign-up for this season is closed. The next season will be announced in the league’s channel. If a place becomes free before then, only hosts can give it to you.
refusal-league-final = This season’s results can no longer be changed, because the next season has been drawn.
refusal-league-ended = This season is over. Sign-up for the next one will be announced in the league’s channel.
refusal-league-too-few = There are not enough players for a season.
refusal-league-participant = You can’t take this seat yourself.
refusal-league-plays = You’re playing in this season, so another host has to decide this.
refusal-league-role-conflict = The same role can’t be required to join and be used for a tier: members lose the role of their tier at the end of a season and couldn’t join the next one.
refusal-league-consent-asked = You’re playing in this season, and this decision affects you. Another host or the other players have to agree, so I’ve asked them in the league’s channel.
refusal-league-asked-already = Your last request is still open. Wait until the others have answered it.
refusal-league-asked-before = This was rejected within the last 14 days, so another host has to decide.
refusal-league-vote-over = This vote is over.
refusal-league-no-vote = You can’t vote on this.
refusal-league-arranged = You’ve already made decisions as a host about sign-ups or seedings in this season, so another host has to sign you up.
refusal-league-seeding = The rating must be between 0 and 4000.
refusal-league-shift = { $most ->
    [one] A season can be postponed by { $most } day at a time.
   *[other] A season can be postponed by 1 to { $most } days at a time.
}
refusal-league-bar = A player can be banned from at most { $most ->
    [one] { $most } further season
   *[other] { $most } further seasons
}.
refusal-league-not-your-division = You can only ask for a ruling on a table in your own division.
refusal-league-no-words = Please enter your question.
refusal-league-asked-enough = You have asked the hosts { $most ->
    [one] { $most } time
   *[other] { $most } times
} today. Please wait until tomorrow.

## Season entries in the log of a match
told-season-paused = The season is paused, and so are all clocks.
told-season-resumed = The season has resumed, and the clocks are running again.
told-season-hurries = The season ends soon, so clocks are faster from now on.
told-season-ends = This match is no longer needed for the season, so it ends here without a result.

## Audit log entries
act-league-create = league { $league } created
act-league-change = settings of { $league } changed, starting with the next season
act-league-rest = automatic seasons of { $league } turned off
act-league-wake = automatic seasons of { $league } turned on
act-league-move = league { $league } moved to another channel
act-league-joining-role = role required to join { $league } changed
act-league-champion-role = champion role of { $league } changed
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
card-league-sign-up-full-last = Sign-up is open. Play begins as soon as all places are taken. If that doesn’t happen, the season will be cancelled on { $when }.
card-league-confirming = Sign-up is closed. If you have signed up, press *I’m in* by { $when }. Otherwise, you’ll be moved to the waiting list.
card-league-drawn = The draw has been made. Play begins on { $when }.
card-league-playing = The season is in progress until { $when }.
card-league-protest = Play is over. You can ask the hosts for a ruling until { $when } with `/league ask`.
card-league-over = The season is over.
card-league-void = This season was cancelled.
card-league-paused = The season is paused, and no clocks are running.
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
league-draw-given-up = The hosts discarded this draw before play began, so it does not count. There will be a new draw. Reason: { $reason }
league-draw-given-up-check = Anyone can still check the discarded draw: the secret was `{ $secret }`, its hash `{ $hash }`, and the list of players is attached.
league-redrawn = The hosts have discarded the draw of { $season }. A new draw with a new secret will be made on { $when }. Until then, hosts can still add and remove players. Reason: { $reason }
league-fixture-heading = { $season }: { $table }
league-fixture-about = In seat order: { $people }. The match takes place in the thread below.
league-fixture-over = { $season }: **{ $table }** is over. { $result }
league-played = { $season }: { $table } has ended. { $result }
league-fixture-void = { $season }: **{ $table }** does not count.
league-hash-about = The match begins now. The secret will be revealed when it is over.
league-thread = { $league } { $number }: { $table }
league-digest-heading = { $season }: week { $week }
league-digest-tables = { $over ->
    [one] { $over } of { $all } tables is finished.
   *[other] { $over } of { $all } tables are finished.
}
league-digest-new = Since last week:
league-digest-open = In progress:
league-hurry = { $season } ends soon: { $when }. Clocks in unfinished matches are now faster: at most { $bank } left, plus { $increment } per turn.
league-warn = { $count ->
    [0] { $season } ends on { $when }.
    [one] { $people }: { $season } ends on { $when }, and you still have an unfinished match.
   *[other] { $people }: { $season } ends on { $when }, and you still have unfinished matches.
} Still unfinished: { $tables }. If a match is unfinished by then, players who left it or ran out of time get no points for it. The others share the points for the top places, but no places are awarded. If something prevents a match from finishing, please tell the hosts now with `/league ask`.
league-ended = Play in { $season } is over. You can ask the hosts for a ruling until { $when } with `/league ask`. After that, the results are final.
league-ended-early = The hosts ended play early. Reason: { $reason }
league-ended-adjudicated = Unfinished at the end: { $tables }. According to the season’s rules, players who left or ran out of time get no points there. The others share the points for the top places, but no places are awarded.
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
league-corrected-people = A later decision has changed the final results of { $people }.
league-corrected-order = A later decision has changed the order of the final standings.
league-void-few = { $season } has been cancelled because not enough players signed up.
league-void-ruled = The hosts have cancelled { $season }. Reason: { $reason }
league-asked = { $person } asks for a ruling on { $table } in { $season }: “{ $words }”
league-asked-season = { $person } has a question about { $season }: “{ $words }”
league-asked-hint = All hosts get this message. You can rule on a table with `/league-host rule`, `/league-host excuse` or `/league-host replace`. `/league-host panel` lists all open questions.
league-asked-hidden = { $host }: there is a new question for the hosts of { $season }. I couldn’t send you a direct message, but you can read the question with `/league-host panel`.
league-ruled-reason = Reason: { $reason }

## Problems
league-no-threads = I can’t open { $table } of { $season } because I’m missing permissions in { $channel }: { $permissions }. Once I have them, I’ll continue automatically.
league-channel-gone = The channel of the league { $league } was deleted, so I can’t post anything about the league. Nothing is lost: choose another channel with `/league-host move`, and the league continues there.
league-role-gone-join = The role required to join the league { $league } was deleted, so everyone can join now. You can choose another role with `/league-host role`.
league-role-gone-champion = The champion role of the league { $league } was deleted, so champions no longer get a role. You can choose another role with `/league-host role`.
league-role-gone-tier = The role for a tier of the league { $league } was deleted, so members of that tier no longer get a role. You can choose another role with `/league-host role`.
league-no-role-given = { $season }: I couldn’t give { $role } to { $people }, so please do it manually. In future, I’ll need the permission “{ $permission }”, and my own role must be above that one.
league-no-role-taken = { $season }: I couldn’t remove { $role } from { $people }, so please do it manually. In future, I’ll need the permission “{ $permission }”, and my own role must be above that one.
league-many-threads = I can’t open { $table } of { $season } because this server has reached Discord’s limit of active threads. Once a thread is closed, I’ll continue automatically.

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
league-mine-certain = Your final place is already certain.
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
    [one] { $people } was champion.
   *[other] { $people } were champions.
}
status-league-sign-up = sign-up is open
status-league-confirming = waiting for confirmations
status-league-drawn = draw made
status-league-playing = in progress
status-league-protest = play over, results not yet final
status-league-over = over
status-league-void = cancelled
league-none = There are no leagues on this server. A server manager can create one with `/league-host create`.
league-choice = { $league }, season { $number } ({ $told })
league-division-choice = Division { $division }
league-sure-withdraw = Withdraw from { $season }? You’ll get no points for your unfinished matches and finish last in your division. Other players won’t be affected. This can’t be undone.
button-league-join = Join
button-league-leave = Leave
button-league-confirm = I’m in
button-league-rules = Rules
button-league-standings = Standings
button-league-mine = My tables
button-league-withdraw = Withdraw from the season
done-league-join = You have signed up for { $season }. After sign-up closes on { $when }, please press *I’m in* on the season’s card.
done-league-join-confirmed = You have signed up for { $season }, and your place is confirmed. The draw is soon, so you don’t need to do anything else.
done-league-join-full = You have signed up for { $season }, and your place is confirmed. Play begins as soon as all places are taken.
done-league-join-waiting = You have signed up for { $season }. All places are taken, so you are number { $number } on the waiting list. If a place becomes free in time, you’ll get it.
done-league-join-waiting-confirm = After sign-up closes on { $when }, please press *I’m in* on the season’s card. Otherwise, others on the waiting list will move ahead of you.
league-caution-avoids = Blocked players: anyone can check the draw, so it can’t take block lists into account without revealing them. If the draw puts you at a table with a player you have blocked, I’ll tell you privately. Until play begins, you can withdraw without penalty.
league-caution-tables = Including this season, you may have up to { $count } league matches on this server at the same time.
league-caution-days-off = You have { $count } days off during this season. Your clocks will be paused on those days, but the end of the season won’t change.
league-company-early = The draw for { $season } put you at tables with players you have blocked: { $people }. Only you can see this. Until play begins, you can withdraw without penalty with `/league leave`.
league-company = In { $season }, you share tables with players you have blocked: { $people }. Only you can see this. You can contact the hosts with `/league ask`, or withdraw with `/league leave`.
league-sure-withdraw-early = Withdraw from { $season }? Play has not begun, so this won’t affect later seasons. Your seats will go to the first players on the waiting list or to robots. Other players won’t be affected. This can’t be undone.
done-league-leave = You have cancelled your sign-up for { $season }.
done-league-confirm = You have confirmed your place in { $season }.
done-league-withdraw = You have withdrawn from { $season }.
done-league-ask = The hosts have been notified.
done-league-export = Here is the file of { $season }. It contains nothing that is still secret. You can check the file of a whole season with `harbourmaster league verify`.
slip-no-league = There is no league “{ $given }” on this server.
slip-no-season = { $league } has no season { $number }.
slip-league-none = There are no leagues on this server.
slip-which-league = There are several leagues on this server. Please choose one: { $leagues }.
slip-no-division = There is no division “{ $given }” in { $season }.
slip-no-table = There is no table “{ $given }” in { $season }.
slip-before-draw = The draw for { $season } has not been made yet, so there are no divisions or tables.

## Help
help-league = **Leagues.** A league is played in seasons. Sign up on the season’s card or with `/league join`, confirm when asked, and play each match in its own thread. `/league me` shows your tables, `/league standings` and `/league crosstable` the results so far, and `/league rules` the rules of the season. `/league ask` sends a question to the hosts.

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
    .description = Show your place and your tables
command-league-standings = standings
    .description = Show the standings of a division
command-league-cross = crosstable
    .description = Show who played whom in a division, with results
command-league-tables = tables
    .description = List the tables of a season
command-league-rules = rules
    .description = Show the rules of a season
command-league-history = history
    .description = List the seasons of a league and their champions
command-league-all-time = all-time
    .description = Show the all-time table of a league, over all finished seasons
command-league-ask = ask
    .description = Ask the hosts for a ruling, or send them a question about a season
command-league-export = export
    .description = Download a season as a file: everything, or only standings, results or ratings
option-sheet = file
    .description = Contents of the file
choice-sheet-season = whole season, for verification
choice-sheet-standings = standings, for spreadsheets
choice-sheet-results = results, for spreadsheets
choice-sheet-ratings = ratings, for spreadsheets
option-league = league
    .description = League (default: this channel’s)
option-season = season
    .description = Season (default: the current one)
option-division = division
    .description = Division (default: yours)
option-in-words = text
    .description = Show text instead of an image
option-which = which
    .description = Tables to list
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
league-round = { $season }: round { $round } has been drawn, and its tables are being opened.
league-idle = { $count ->
    [one] { $people }: you haven’t made your first move in { $season } yet ({ $tables }). Please take your turn soon.
   *[other] { $people }: you haven’t made your first moves in { $season } yet ({ $tables }). Please take your turns soon.
}
league-idle-strike = Players who run out of time without making a single move in the first five days will be disqualified.
league-struck-told = { $people } made no move in { $season } and { $count ->
    [one] has
   *[other] have
} been disqualified. The first players on the waiting list can take over. If something kept you from playing, tell the hosts with `/league ask`, and they can reverse this.
league-struck-left = { $people } abandoned too many matches in { $season } and { $count ->
    [one] has
   *[other] have
} been disqualified. Robots take over their seats, so the other players are not affected. If you had a good reason, tell the hosts with `/league ask`, and they can excuse you.
league-paused = { $season } is paused, and no clocks are running.
league-resumed = { $season } has resumed. Everyone has the same time left as before the pause.
league-withdrew = { $people } withdrew from { $season }. Robots or the first players on the waiting list take over their seats, so the other players are not affected.
league-decided = { $season }: { $ruling }
league-act = Decision by the hosts: { $act }.
league-act-result = { $act } ({ $result })
league-act-proposed = { $host }, a host who is playing in this season, asks for your consent: { $act }.
league-act-vote = { $people }: do you agree? This takes effect if any of the following agree: another host, a majority of the unaffected players, or all affected players. If no other host is active, it also takes effect unless at least a third of the affected players object. The vote closes { $when }.
league-act-agreed-host = Another host has agreed: { $act }.
league-act-agreed-members = The unaffected players have agreed: { $act }.
league-act-agreed-everyone = Everyone whose consent was needed has agreed: { $act }.
league-act-agreed-silence = Fewer than a third of the players objected: { $act }.
league-act-participant = Note: { $host }, who made this decision, is playing in this season.
league-act-rejected = { $host }’s request was rejected: { $act }.
league-act-impossible = { $host }’s request is no longer possible: { $act }.
button-league-agree = Agree
button-league-object = Object
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
league-ruling-replaced = { $person } takes a seat at { $table }.
league-ruling-shifted = All later dates have been postponed by { $count ->
    [one] one day.
   *[other] { $count } days.
}
league-ruling-reversed = A ruling has been reversed: { $ruling }
league-ruling-other = The hosts have made a ruling.
slip-league-role = You need the role { $role } to sign up for this league.
slip-league-question = Please enter your question.
slip-no-season-yet = { $league } has not had a season yet.
