### The host's tools, the server's board, matches that nobody touches.

## Help
help-hosting = **Looking after a server.** Whoever may manage the server, or has its host role, has `/host`: it stops clocks, gives time, replaces somebody, takes moves back, closes a match or checks it. What concerns a match is told there with its reason, and `/host audit` lists it all. A match that nobody touches for long is closed after a notice.

## Done
done-paused = The clocks of { $match } rest.
done-resumed = The clocks of { $match } run again.
done-all-paused = { $count ->
    [0] No clocks were running.
    [one] The clocks of { $count } match rest.
   *[other] The clocks of { $count } matches rest.
}
done-all-resumed = { $count ->
    [0] No clocks were resting.
    [one] The clocks of { $count } match run again.
   *[other] The clocks of { $count } matches run again.
}
done-extended = { $hours ->
    [one] { $player } has { $hours } more hour: { $match }.
   *[other] { $player } has { $hours } more hours: { $match }.
}
done-ruled-undo = The moves are taken back: { $match }.
done-ruled-undo-asked = Something was uncovered since. All at the table are asked whether they agree: { $match }.
done-closed = { $match } is closed.
done-reposted = { $match } is being posted again.
done-filed = { $match } as a file. It holds everything, the seed too; keep it in a safe place.
done-import = { $match } is here again.

## Repair
repair-heading = { $match }: checked
repair-fits = { $count ->
    [one] The log has { $count } entry, and it fits the rules. What I kept in memory beside it was dropped.
   *[other] The log has { $count } entries, and all fit the rules. What I kept in memory beside them was dropped.
}
repair-misfit = { $count ->
    [one] The log has { $count } entry, and it does not fit.
   *[other] The log has { $count } entries. Entry { $entry } is the first that does not fit.
}
repair-whose = It is { $who }’s, of { $when }.
repair-undo = `/host undo` can take it back, with all that came after it: choose entry { $entry } there.
repair-close = `/host close` ends the match without a result; its log stays.
repair-operator = Whoever runs the bot can put a copy back.
repair-unknown = Kept for a version of me that knows it: { $kinds }.
misfit-deal = The game can’t be set up with what is stored.
misfit-unreadable = It can’t be read.
misfit-missing = It is missing.
misfit-over = It is a move, but the game was over.
misfit-seat = It is a move of a seat that was not to choose.
misfit-illegal = It is a move that the rules did not allow.
misfit-end = The match is stored as over and is not, or the other way round.
turn-choice = { $number } · { $player } · { $words }
turn-unreadable = does not fit the rules

## The audit log
audit-heading = What hosts have done, page { $page }
audit-none = There is nothing on this page.
audit-line = { $when } **{ $who }**: { $act }
audit-match = { $line } — { $match }
audit-reason = { $line } — “{ $reason }”
act-pause = clocks stopped
act-resume = clocks let go on
act-extend = time given
act-replace = player replaced
act-undo = moves taken back
act-cancel = match cancelled
act-close = match closed
act-dismiss = player replaced by a robot
act-repost = board posted again
act-repair = match checked
act-export = match handed out as a file
act-import = match brought in from a file

## Matches from files
card-brought-in = This match was brought in from a file: what it says of shuffles and moves holds together, but nobody here saw it bound before it was played.

## The board of a server
noticeboard-heading = Matches
noticeboard-none = No match is open or running. `/game open` opens one.

## Matches that nobody touches
idle-notice = { $people }: nobody has touched { $match } for long.
idle-closes = It is closed { $relative }, on { $absolute }, unless somebody moves or keeps it going.
button-keep = Keep it going
done-keep = { $match } goes on.

## What can't be done
slip-hosts-only = Only those who may manage the server, or have its host role, have these tools.
slip-unknown-turn = I don’t know a turn “{ $given }”. Choose one from the list that appears while you type.
slip-file-lost = Discord did not hand over the file. Please try again.
refusal-paused-already = The clocks of this match rest already.
refusal-not-paused = The clocks of this match are not at rest.
refusal-no-clock = Nobody’s time is counted in this match.
refusal-not-over-for-file = Only a match that is over is handed out here: the file tells the seed, and with it all that is to come. Whoever runs the bot can copy a running match.
refusal-running-file = This match is not over, and whoever has the file knows all that is to come. Only whoever runs the bot can bring it back.
refusal-file-too-large = This file is too large for a match; the most is { $most } kB.
refusal-no-match-file = This is not the file of a match, or not one that I could have written.
refusal-file-does-not-fit = { $entry ->
    [0] The game can’t be set up with what the file says.
   *[other] This match does not fit the rules: entry { $entry } of its log is the first that is wrong.
}

## Commands
command-host = host
    .description = Tools for those who look after the server’s matches
command-host-pause = pause
    .description = Stop the clocks of a match, or of all
command-host-resume = resume
    .description = Let the clocks of a match, or of all, go on
command-host-extend = extend
    .description = Give a player more time
command-host-replace = replace
    .description = Let a robot or somebody else play on for a player, at once
command-host-undo = undo
    .description = Take moves back, from a turn on
command-host-close = close
    .description = End a match without a result
command-host-repost = repost
    .description = Post the status card and the last board again
command-host-repair = repair
    .description = Check a match from its beginning, and say where it does not fit the rules
command-host-export = export
    .description = Get a match that is over as a file, secrets and all
command-host-import = import
    .description = Make a match of this channel from a file
command-host-audit = audit
    .description = Show what hosts have done, and why
option-everywhere = all
    .description = All matches of this server
option-more-hours = hours
    .description = How many hours more
option-turn = turn
    .description = The first turn to be taken back; all after it go too
option-file = file
    .description = A file that was handed out by export
