### Looking back: a match replayed, what happened since one's last turn.

## Commands
command-replay = replay
    .description = Step through a match from its beginning
command-catchup = catchup
    .description = What happened since my last turn, and what it means for my options

## Buttons
button-replay = Replay
button-catchup = Since my last turn
replay-first = ⏮ First
replay-back = ◀ Back
replay-forward = Forward ▶
replay-last = Last ⏭

## The replay
replay-heading = { $match }: replay, { $number } of { $last }
replay-dealt = The table before the first move.
replay-own-turn = My last turn
replay-end = The end
replay-now = How things stand now
replay-film = `/game film` shows the whole match as a film, `/game record` hands out its moves as a file.

## Since my last turn
catchup-since-turn = { $match }: since your last turn ({ $at })
catchup-since-start = { $match }: since the match began ({ $at })
catchup-since-phase = { $match }: the latest stretch of play (began { $at })
catchup-nothing = Nothing has happened since then.
catchup-earlier = … and more before that; `/log` has all of it.
catchup-then = **Then**
catchup-now = **Now**
catchup-options = It is your turn. You can choose from:
catchup-compared = It is your turn. Compared with the last time you were asked this:
catchup-all = Options
catchup-loose = Other options
catchup-kind = **{ $kind }**: { $count }
catchup-kind-same = **{ $kind }**: { $count }, as before
catchup-kind-new = **{ $kind }**: { $count }, there were none before
catchup-kind-gone = **{ $kind }**: none any more
catchup-new = New: { $options }
catchup-gone = Gone: { $options }
catchup-changed = Changed: { $options }
catchup-was = { $option } (before: { $was })
catchup-more = { $count } more
