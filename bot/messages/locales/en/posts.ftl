### Public posts of a match.

## The status card
card-rated = Rated: the result counts towards ratings on this server.
card-rated-open = Rated: the result counts towards ratings on this server, unless a robot joins before the start.
card-rated-over-limit = Not rated: two of the players have already played three rated matches against each other in the last 30 days.
card-hints = Hints: players can ask a robot to evaluate their turns.
turn-of = { $count ->
    [one] It’s { $who }’s turn.
   *[other] Players choose at the same time: everyone who has not chosen yet can take their turn.
}
card-link = [Current board]({ $link })
segment-board = The board after this: { $heading }
card-paused = The clocks in this match are paused.
card-brought-in = This match was imported from a file. Its shuffles and moves are consistent, but I can’t confirm that the shuffles were sealed in advance.
card-open = Seats taken: { $taken } of { $seats }.
card-open-alone = A solo match. Press *Start* to begin.
card-eliminated = out of the game
card-free-seat = *free*
card-public = { $count ->
    [0] Anyone can join.
   *[other] Anyone can join. Invited: { $people }.
}
card-invited = { $count ->
    [0] Only invited players can join, but no one has been invited yet.
   *[other] Only invited players can join: { $people }.
}
card-begins-random = The turn order is random.
card-begins-opener = The table owner goes first.
card-begins-drawn = The seats were drawn at random for the season.
card-begins-turned = The seats have been rotated by one: the player who went second in the last match goes first.
card-seats-random = The seats are assigned at random.
card-window = { $who } can answer (since { $since }).
card-window-deadline = Time to answer: until { $absolute } ({ $relative }). No answer counts as a pass.
card-waiting = { $count ->
    [one] Waiting for { $who } (turn started { $since }).
   *[other] Waiting for { $who }, who are choosing simultaneously (turn started { $since }).
}
card-bound-open = Fair shuffles: press *Add to the shuffle* to influence them with words of your own ({ $links }).
card-bound-soon = Fair shuffles: the secret will be sealed here in a moment.
card-bound = Fair shuffles: { $links } (after the match, check them with `/game verify`)
card-cancelled-early = The match was cancelled after setup, before the first move.
card-finished = This match is over.
card-cancelled = This match was cancelled.
card-damaged = This match’s saved data can’t be read. Everyone keeps their seat. Please tell the bot operator.
card-game-missing = This match is on hold, because its game can’t be loaded at the moment. The clocks are stopped, and everyone keeps their seat.
post-missing = Part of this match could not be posted because of a bug in the bot. Nothing is lost: `/log` shows everything, and a host can try again with `/host panel`.
post-refused = Discord rejected part of this match, even without images, names and user-written texts. Nothing is lost: `/log` shows everything. A host can try again with `/host repost`, for example after changing the server’s filters.

## Final result
final-heading = { $match }: final result
final-won = 🏆 { $who } wins with { $points }, { $margin } ahead of { $others }.
final-won-tie = 🏆 { $who } wins with { $points }, ahead of { $others } on the tie-break.
final-shared = 🏆 { $who } share the victory with { $points } each.
final-alone = { $who } finishes with { $points }.
final-won-plain = { $count ->
    [one] 🏆 { $who } wins.
   *[other] 🏆 { $who } share the victory.
}
final-draw = 🤝 { $who } draw.
final-draw-points = 🤝 { $who } draw with { $points } each.
final-all-won = { $count ->
    [one] 🏆 { $who } wins.
   *[other] 🏆 { $who } win together.
}
final-all-won-points = { $count ->
    [one] 🏆 { $who } wins with { $points }.
   *[other] 🏆 { $who } win together with { $points }.
}
final-all-lost = { $count ->
    [one] { $who } loses.
   *[other] { $who } lose together.
}
final-all-lost-points = { $count ->
    [one] { $who } loses with { $points }.
   *[other] { $who } lose together with { $points }.
}
final-rank-plain = { $place }. { $who }
final-team-plain = { $place }. **{ $team }** ({ $members })
final-team-name = **{ $team }** ({ $members })
final-rank = { $place }. { $who }: { $points }
final-vp = { $count } VP
final-team = { $place }. **{ $team }** ({ $members }): { $points }
final-member = { $who }
final-scoring = Scoring
final-points = { $who } { $points }

## Language
button-translate = 🌐 Read in my language
