### What is posted of a match for everybody.

## The status card
card-rated = Rated: the result changes your ratings on this server, unless a robot sits down before the start.
card-hints = Hints: a robot may tell those who play what it expects of their turns.
card-paused = The clocks of this match are stopped.
card-brought-in = This match was imported from a file. Its shuffles and moves are consistent, but nobody here saw the shuffles sealed.
card-open = Seats taken: { $taken } of { $seats }.
card-open-alone = A game for one. *Start* begins it.
card-free-seat = *free*
card-public = { $count ->
    [0] Anybody may join.
   *[other] Anybody may join. Invited: { $people }.
}
card-invited = { $count ->
    [0] Only those who are invited may join; nobody is yet.
   *[other] Only those who are invited may join: { $people }.
}
card-begins-random = The order of play is drawn by lot.
card-begins-opener = Whoever opened the table begins.
card-begins-drawn = The seats are as the draw of the season has them.
card-begins-turned = The seats of the last match move on by one: whoever sat second begins.
card-waiting = { $count ->
    [one] Waiting for { $who }; the turn began { $since }.
   *[other] Waiting for { $who }, who choose at the same time; this began { $since }.
}
card-bound-open = Fair shuffles: *Add to the shuffle* adds words of your own ({ $links }).
card-bound-soon = Fair shuffles: the secret will be sealed here in a moment.
card-bound = Fair shuffles: { $links }
card-cancelled-early = It was ended when the deal was settled but nobody had moved yet.
card-finished = This match is over.
card-cancelled = This match was cancelled.
card-damaged = What I have stored of this match can’t be read. Nobody has lost their seat; please tell whoever runs the bot.
post-missing = Something about this match could not be posted: that is a mistake of mine. Nothing is lost, `/log` tells all of it; whoever looks after the server can have it tried again with `/host repair`.

## The end
final-heading = { $match }: the end
final-won = 🏆 { $who } wins with { $points }, { $margin } ahead of { $others }.
final-won-tie = 🏆 { $who } wins with { $points }, level with { $others } and first by the tie-break.
final-shared = 🏆 { $who } share the victory: { $points } each.
final-alone = { $who } ends with { $points }.
final-team-name = **{ $team }** ({ $members })
final-rank = { $place }. { $who }: { $points }
final-vp = { $count } VP
final-team = { $place }. **{ $team }** ({ $members }): { $points }
final-member = { $who }
final-scoring = Scoring
final-points = { $who } { $points }
