### Host permissions and the audit log.

## The audit log
audit-heading = Audit log, page { $page }
audit-none = This page is empty.
audit-line = { $when } **{ $who }**: { $act }
audit-match = { $line } — { $match }
audit-participant = { $line } (by a player in this match)
audit-reason = { $line } — “{ $reason }”
act-pause = clocks paused
act-resume = clocks resumed
act-extend = { $hours ->
    [one] { $hours } extra hour for { $player }
   *[other] { $hours } extra hours for { $player }
 }
act-outage = outage declared from { $began } to { $ended }
act-replace = { $player } replaced by { $by }
act-undo = moves after entry { $entry } taken back
act-close = match cancelled
act-dismiss = { $player } replaced by a robot
act-repost = status card and board reposted
act-repair = match checked, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 }{ $misfit ->
    [0] {""}
   *[other] ; entry { $misfit } is invalid
 }
act-export = match exported as a file
act-export-running = running match exported by the bot operator
act-import = match imported from a file

## Errors
slip-hosts-only = Only server managers and members with the host role can use these tools.
refusal-participant = You’re playing or have played in this match, so the other players have to agree first.
refusal-reason-needed = Please give a reason. Everyone can read it.

## Commands
command-host-audit = audit
    .description = Show what hosts have done and why
option-reason = reason
    .description = Reason (visible to everyone)
act-hand-over = table ownership transferred to { $player }
act-unknown = unknown action (recorded by a different version of the bot)
told-exported = { $host } has exported this match as a file. It contains all hidden information, including the seed.
told-table-closed = { $host } has cancelled this table.
told-handed-over = { $host } has transferred ownership of the table to { $player }.
option-form = file
    .description = Download everything as a file
choice-form-csv = table (CSV)
choice-form-json = data (JSON)

## Log entries
told-by-participant = Note: { $host }, who made this decision, is playing or has played in this match.
told-by-rival = Note: { $host }, who made this decision, competes with these players in the league.
told-act-refused = Not everyone agreed to { $host }’s action, so it was not carried out.

## Votes
question-act = { $by } is a host of this server and is playing or has played in this match, so everyone else has to agree. Requested action: { $act }. Do you agree?
question-act-league = { $by } is a host of this server and competes with you in the league, so everyone in this match has to agree. Requested action: { $act }. Do you agree?

## Confirmations
done-table-asked = You’re playing or have played in { $match }, so I’ve asked the other players to vote. No answer within three days counts as a yes. Another host can also decide immediately.
done-audit-filed = Here is the complete audit log for this server.
