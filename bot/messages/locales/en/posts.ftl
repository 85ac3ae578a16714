### Public posts of a match.

## The status card
card-rated = Rated: the result changes ratings on this server, unless a robot joins before the start.
card-rated-over-limit = Not rated: two of the players have already played three rated matches against each other in the last 30 days.
card-hints = Hints: players may ask a robot for its evaluation of their turns.
card-paused = The clocks of this match are paused.
card-brought-in = This match was imported from a file. Its shuffles and moves are consistent, but no one here saw the shuffles being sealed.
card-open = Seats taken: { $taken } of { $seats }.
card-open-alone = A solo game. Press *Start* to begin.
card-free-seat = *free*
card-public = { $count ->
    [0] Anyone can join.
   *[other] Anyone can join. Invited: { $people }.
}
card-invited = { $count ->
    [0] Only invited players can join; no one has been invited yet.
   *[other] Only invited players can join: { $people }.
}
card-begins-random = The turn order is random.
card-begins-opener = The table owner goes first.
card-begins-drawn = The season’s draw decided the seats.
card-begins-turned = Seats are rotated by one: whoever went second in the last match goes first.
card-waiting = { $count ->
    [one] Waiting for { $who }; the turn began { $since }.
   *[other] Waiting for { $who }, who choose at the same time; the turn began { $since }.
}
card-bound-open = Fair shuffles: with *Add to the shuffle* you add words of your own, which influence it ({ $links }).
card-bound-soon = Fair shuffles: the secret will be sealed here in a moment.
card-bound = Fair shuffles: { $links }
card-cancelled-early = The match ended after the setup was fixed but before the first move.
card-finished = This match is over.
card-cancelled = This match was cancelled.
card-damaged = The stored data of this match can’t be read. All players keep their seats; please inform the bot operator.
post-missing = Part of this match could not be posted because of a bug in the bot. Nothing is lost: `/log` shows everything, and a host can retry with `/host repair`.
post-refused = Discord refuses to show part of this match, even without images, names and texts written by users. Nothing is lost: `/log` shows everything. A host can try again with `/host repost`, for example after changing the server’s filters.

## Final result
final-heading = { $match }: final result
final-won = 🏆 { $who } wins with { $points }, { $margin } ahead of { $others }.
final-won-tie = 🏆 { $who } wins on the tie-break with { $points }, level with { $others }.
final-shared = 🏆 { $who } share the victory with { $points } each.
final-alone = { $who } finishes with { $points }.
final-team-name = **{ $team }** ({ $members })
final-rank = { $place }. { $who }: { $points }
final-vp = { $count } VP
final-team = { $place }. **{ $team }** ({ $members }): { $points }
final-member = { $who }
final-scoring = Scoring
final-points = { $who } { $points }
