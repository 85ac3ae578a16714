### The host's tools.

## What happened at the table
told-paused = { $host } has stopped the clocks. Reason: { $reason }
told-resumed = { $host } has started the clocks again.
told-extended = { $hours ->
    [one] { $who } gets { $hours } more hour from { $host }. Reason: { $reason }
   *[other] { $who } gets { $hours } more hours from { $host }. Reason: { $reason }
}
told-outage = { $host } has declared an outage from { $began } to { $ended }: that time is not counted. Reason: { $reason }
told-closed = { $host } has cancelled the match. Reason: { $reason }
told-exported-running = Whoever runs the bot has made a file of this match while it is being played. Anybody who has that file knows everything that is hidden.
told-reposted = { $host } has had the board posted again.
told-repaired = { $host } has had the match checked and put in order.

pause-forgotten = { $count ->
    [0] The clocks of { $match } have been stopped since { $since }. Whoever looks after this server can let them go on with `/host resume`.
   *[other] { $people }: the clocks of { $match } have been stopped since { $since }. Whoever looks after this server can let them go on with `/host resume`.
}

## Help
help-hosting = **Looking after a server.** Whoever may manage the server, or has its host role, has `/host`. It can stop clocks, give time, replace somebody, take moves back, and move, cancel or check a match. Whatever is done to a match is told there, with the reason, and `/host audit` lists it all. `/host settings` holds the server’s settings. A match that nobody touches for long is ended after a notice.

## Done
done-paused = The clocks of { $match } are stopped.
done-resumed = The clocks of { $match } run again.
done-all-paused = { $count ->
    [0] No clocks were running.
    [one] The clocks of { $count } match are stopped.
   *[other] The clocks of { $count } matches are stopped.
}
done-all-resumed = { $count ->
    [0] No clocks were stopped.
    [one] The clocks of { $count } match run again.
   *[other] The clocks of { $count } matches run again.
}
done-extended = { $hours ->
    [one] { $player } has { $hours } more hour: { $match }.
   *[other] { $player } has { $hours } more hours: { $match }.
}
done-outage = { $count ->
    [one] The clocks of { $count } match don’t count that time.
   *[other] The clocks of { $count } matches don’t count that time.
}
done-reposted = { $match } is being posted again.
done-filed = { $match } as a file. It holds everything, the seed too; keep it in a safe place.
done-import = { $match } is here again.
slip-hours = Please write the hours as a number from 1 to { $most }.
host-form-hours = How many hours?
host-form-reason = Why? Everybody will read it.
host-no-turns = There is nothing to take back.
host-turns = From which turn on?
host-panel-hint = -# A seat can be given to a person, and a match made from a file, by `/host replace` and `/host import`. Whoever manages the server can show you these in Discord: *Server Settings*, *Integrations*.
host-panel-all = All matches of this server
host-panel-about = What you do to a match is told there, with your reason, and stands in the audit log. Where you play yourself, the table is asked.
host-panel-heading = Host tools
button-host-outage = Declare an outage
button-host-resume-all = Let all clocks run
button-host-pause-all = Stop all clocks
button-host-audit = Audit log
button-host-turns = Take moves back …
button-host-replace = Replace by a robot
button-host-extend = Give more time
button-host-seats = Players …
button-host-handover = Take the opener’s rights
button-host-move = Move it here
button-host-export = Get as a file
button-host-repair = Check and repair
button-host-repost = Post again
button-host-cancel = Cancel the match
button-host-resume = Let the clocks run
button-host-pause = Stop the clocks
button-host = Host tools

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
repair-whose = It was made by { $who }, on { $when }.
repair-undo = `/host undo` can take it back, with all that came after it: choose entry { $entry } there.
repair-close = `/host cancel` ends the match without a result; its log stays.
repair-operator = Whoever runs the bot can put a copy back.
repair-unknown = Kept for a version of me that knows it: { $kinds }.
repair-unmade = Could not be posted because of a mistake of mine; I am trying again: { $kinds }.
misfit-deal = The game can’t be set up from what is stored.
misfit-unreadable = It can’t be read.
misfit-missing = It is missing.
misfit-over = It is a move, but the game was over.
misfit-seat = It is a move by a seat that had nothing to choose.
misfit-illegal = It is a move that the rules did not allow.
misfit-end = The match is stored as over but is not, or the other way round.

## What can't be done
slip-file-lost = Discord did not hand over the file. Please try again.
refusal-paused-already = The clocks of this match are stopped already.
refusal-not-paused = The clocks of this match are not stopped.
refusal-no-clock = Nobody’s time is counted in this match.
refusal-outage-bounds = { $hours ->
    [one] An outage can last { $hours } hour at most
   *[other] An outage can last { $hours } hours at most
} { $days ->
    [one] and have begun within the last day.
   *[other] and have begun within the last { $days } days.
}
refusal-outage-known = That time has been declared an outage already, and is not counted.
refusal-outage-of-nothing = No clock was running here at that time.
refusal-not-over-for-file = Only a match that is over can be handed out here: the file tells the seed, and with it everything that is still to come. Whoever runs the bot can copy a running match.
refusal-running-file = This match is not over, and whoever has the file knows everything that is still to come. Only whoever runs the bot can bring it back.
refusal-file-too-large = This file is too large for a match; { $most } kB is the most.
refusal-no-match-file = This is not the file of a match, or not one that I could have written.
refusal-file-too-long = This file has more entries than a match can have; { $most } is the most.
refusal-file-edition = The game can’t be played with the edition in this file.
refusal-file-of-former = Somebody in this match had their data deleted. Their seat can't be assigned to anybody, so the match can't be imported.
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
    .description = Let the clocks of a match, or of all, run again
command-host-extend = extend
    .description = Give a player more time
command-host-outage = outage
    .description = Give back the time in which Discord failed people, in all matches
command-host-cancel = cancel
    .description = End a match without a result
command-host-repost = repost
    .description = Post the status card and the last board again
command-host-repair = repair
    .description = Check a match from its beginning, and say where it does not fit the rules
command-host-export = export
    .description = Get a match that is over as a file, secrets and all
command-host-import = import
    .description = Make a match from a file, in this channel
option-everywhere = all
    .description = All matches of this server
option-more-hours = hours
    .description = How many hours more
option-outage-hours = hours
    .description = How many hours it lasted
option-ended = ended
    .description = How many hours ago it ended; leave it out if it has only just ended
option-file = file
    .description = A file that export has made
