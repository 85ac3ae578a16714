### Replaying a match and catching up.

## Commands
menu-replay = Replay from here
command-replay = replay
    .description = Step through a match from the start
command-catchup = catchup
    .description = Show what happened since your last turn and how it affects your options

## Buttons
button-replay = Replay
button-catchup = Since my last turn
button-catchup-start = Since the start
replay-first = ⏮ First
replay-back = ◀ Back
replay-forward = Forward ▶
replay-last = Last ⏭

## The replay
replay-heading = { $match }: replay, { $number } of { $last }
replay-dealt = The position before the first move.
replay-own-turn = My last turn
replay-end = The end
replay-now = Current position
replay-film = Each page covers a whole phase or round. `/game film` shows the whole match as a short animation, and `/game record` downloads its moves.

## Catching up
catchup-since-turn = { $match }: since your last turn ({ $at })
catchup-since-start = { $match }: since the start of the match ({ $at })
catchup-since-phase = { $match }: latest phase (began { $at })
catchup-nothing = Nothing has happened since then.
catchup-earlier = …and earlier events; see `/log` for everything.
catchup-then = **Then**
catchup-now = **Now**
catchup-options = It’s your turn. Your options:
catchup-compared = It’s your turn. Your options compared with last time:
catchup-all = Options
catchup-loose = Other options
catchup-kind = **{ $kind }**: { $count }
catchup-kind-same = **{ $kind }**: { $count }, as before
catchup-kind-new = **{ $kind }**: { $count }, previously none
catchup-kind-gone = **{ $kind }**: no longer available
catchup-new = New: { $options }
catchup-gone = No longer available: { $options }
catchup-changed = Changed: { $options }
catchup-was = { $option } (previously: { $was })
catchup-more = { $count } more
