### Host tools.

## Log entries
told-paused = { $host } has paused the clocks. Reason: { $reason }
told-resumed = { $host } has resumed the clocks.
told-extended = { $hours ->
    [one] { $host } has given { $who } { $hours } extra hour. Reason: { $reason }
   *[other] { $host } has given { $who } { $hours } extra hours. Reason: { $reason }
}
told-outage = { $host } has declared an outage from { $began } to { $ended }. This period doesn’t count against anyone’s clock. Reason: { $reason }
told-closed = { $host } has cancelled the match. Reason: { $reason }
told-exported-running = The bot operator has exported this running match as a file. Anyone who has that file can see all hidden information.
told-reposted = { $host } has reposted the status card and the board.
told-repaired = { $host } has checked and repaired the match.

pause-forgotten = { $count ->
    [0] The clocks in { $match } have been paused since { $since }. A host can resume them with `/host resume`.
   *[other] { $people }: the clocks in { $match } have been paused since { $since }. A host can resume them with `/host resume`.
}

## Help
help-hosting = **Hosting matches.** Server managers and members with the host role can use `/host` to pause clocks, give extra time, replace players, undo turns, and cancel, check or relocate matches. Every action is announced in the match with its reason, and `/host audit` lists them all. `/host settings` shows the server settings. Inactive matches end after a warning.

## Confirmations
done-paused = The clocks in { $match } are paused.
done-resumed = The clocks in { $match } are running again.
done-all-paused = { $count ->
    [0] No clocks were running.
    [one] The clocks in { $count } match are paused.
   *[other] The clocks in { $count } matches are paused.
}
done-all-resumed = { $count ->
    [0] No clocks were paused.
    [one] The clocks in { $count } match are running again.
   *[other] The clocks in { $count } matches are running again.
}
done-extended = { $hours ->
    [one] { $player } gets { $hours } extra hour in { $match }.
   *[other] { $player } gets { $hours } extra hours in { $match }.
}
done-outage = { $count ->
    [one] The clocks in { $count } match have been adjusted for the outage.
   *[other] The clocks in { $count } matches have been adjusted for the outage.
}
done-reposted = { $match } is being reposted.
done-filed = Here is the file for { $match }. It contains all hidden information, including the seed, so keep it in a safe place.
done-import = { $match } has been imported.
slip-hours = Please enter a number of hours from 1 to { $most }.
slip-ended = The outage must have ended at most { $most } hours ago. Enter a number of hours.
host-form-hours = How many hours?
host-form-ended = Hours since it ended (0 if empty)
host-form-reason = Reason (visible to everyone)
host-no-turns = There is nothing to take back.
host-turns = First turn to take back
host-panel-hint = -# To give a seat to another player, use `/host replace`. To create a match from a file, use `/host import`. If you don’t see these commands, ask a server manager to allow them in *Server Settings > Integrations*.
host-panel-all = All matches on this server
host-panel-about = Your actions and reasons are announced in the match and recorded in the audit log. If you’re playing in the match yourself, the other players have to agree.
host-panel-heading = Host tools
button-host-health = Bot status
button-host-outage = Declare an outage
button-host-resume-all = Resume all clocks
button-host-pause-all = Pause all clocks
button-host-audit = Audit log
button-host-turns = Take back moves…
button-host-replace = Replace with a robot
button-host-extend = Give extra time
button-host-seats = Players…
button-host-handover = Take ownership
button-host-move = Move here
button-host-export = Export
button-host-repair = Check and repair
button-host-repost = Repost
button-host-cancel = Cancel match
button-host-resume = Resume clocks
button-host-pause = Pause clocks
button-host = Host tools

## Repair
repair-heading = { $match }: check and repair
repair-fits = { $count ->
    [one] The log has { $count } entry, and it is valid. The cache was cleared.
   *[other] The log has { $count } entries, and all are valid. The cache was cleared.
}
repair-misfit = { $count ->
    [one] The log has { $count } entry, and it is invalid.
   *[other] The log has { $count } entries. Entry { $entry } is the first invalid one.
}
repair-whose = { $who } made this move on { $when }.
repair-undo = To take it back, along with everything after it, use `/host undo` and choose entry { $entry }.
repair-close = `/host cancel` ends the match without a result but keeps its log.
repair-operator = The bot operator can restore a backup.
repair-unknown = Saved data that this version of the bot doesn’t support (kept unchanged): { $kinds }.
repair-unmade = Because of a bug in the bot, some messages could not be posted. I’m trying again now: { $kinds }.
misfit-deal = The game can’t be set up from the saved data.
misfit-unreadable = This entry can’t be read.
misfit-missing = This entry is missing.
misfit-over = This move was made after the game was over.
misfit-seat = This player had no decision to make at that point.
misfit-illegal = This move is illegal.
misfit-end = The saved status contradicts the moves: the match is marked as finished although it’s still running, or vice versa.

## Errors
slip-file-lost = The file could not be downloaded from Discord. Please try again.
refusal-paused-already = The clocks in this match are already paused.
refusal-not-paused = The clocks in this match are not paused.
refusal-no-clock = This match has no clock.
refusal-outage-bounds = { $hours ->
    [one] An outage can last at most { $hours } hour
   *[other] An outage can last at most { $hours } hours
} { $days ->
    [one] and must have started within the last day.
   *[other] and must have started within the last { $days } days.
}
refusal-outage-known = An outage has already been declared for this period.
refusal-outage-of-nothing = No clocks were running on this server at that time.
refusal-not-over-for-file = Only finished matches can be exported here, because the file contains the seed, which reveals everything still to come. The bot operator can export a running match.
refusal-running-file = This match is not over yet, so its file reveals everything still to come. Only the bot operator can import it.
refusal-file-too-large = This file is too large: the limit is { $most } kB.
refusal-no-match-file = This is not a match file, or it was not created by this bot.
refusal-file-too-long = This file has too many entries: the limit is { $most }.
refusal-file-edition = The edition of the game in this file can’t be played.
refusal-file-does-not-fit = { $entry ->
    [0] The game can’t be set up from the data in this file.
   *[other] This match breaks the rules of the game: entry { $entry } of its log is the first invalid one.
}

## Commands
command-host = host
    .description = Tools for hosts of this server’s matches
command-host-panel = panel
    .description = Host tools: extra time, outages, check and repair, export, bot status and more
command-host-pause = pause
    .description = Pause the clocks in one match or in all matches
command-host-resume = resume
    .description = Resume the clocks in one match or in all matches
command-host-cancel = cancel
    .description = End a match without a result
command-host-repost = repost
    .description = Repost the status card and the latest board
command-host-import = import
    .description = Import a match from a file into this channel
option-everywhere = all
    .description = All matches on this server
option-file = file
    .description = File of an exported match
