### Who acts as a host, and what hosts have done.

## The audit log
audit-heading = What hosts have done, page { $page }
audit-none = There is nothing on this page.
audit-line = { $when } **{ $who }**: { $act }
audit-match = { $line } — { $match }
audit-participant = { $line } (by a participant)
audit-reason = { $line } — “{ $reason }”
act-pause = clocks stopped
act-resume = clocks started again
act-extend = { $hours ->
    [one] { $hours } hour more for { $player }
   *[other] { $hours } hours more for { $player }
 }
act-outage = outage declared from { $began } to { $ended }
act-replace = { $player } replaced by { $by }
act-undo = moves after entry { $entry } taken back
act-close = match cancelled
act-dismiss = { $player } replaced by a robot
act-repost = board posted again
act-repair = match checked, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 }{ $misfit ->
    [0] {""}
   *[other] ; entry { $misfit } does not fit
 }
act-export = match handed out as a file
act-export-running = running match handed out as a file, by whoever runs the bot
act-import = match brought in from a file

## What can't be done
slip-hosts-only = Only those who may manage the server, or have its host role, have these tools.
refusal-participant = You play in this match yourself, or have played in it: the others at the table have to agree first.
refusal-reason-needed = Please give a reason; everybody will read it.

## Commands
command-host-audit = audit
    .description = Show what hosts have done, and why
option-reason = reason
    .description = Why; everybody will read it
act-hand-over = the opener’s rights given to { $player }
act-unknown = something this version does not know
told-exported = { $host } has taken a file of this match. It holds everything that was hidden, the seed too.
told-table-closed = { $host } has cancelled this table.
told-handed-over = { $host } has given the opener’s rights to { $player }.
option-form = file
    .description = Get all of it as a file
choice-form-csv = table (CSV)
choice-form-json = data (JSON)

## What happened at the table
told-by-participant = Decided by a participant: { $host } plays in this match, or has played in it.
told-act-refused = Not all agree: what { $host } asked for as a host will not be done.

## Questions
question-act = { $by } looks after this server and plays in this match, or has played in it, so everybody else has to agree. { $by } wants: { $act }. Do you agree?

## Done
done-table-asked = You play in this match yourself, or have played in it, so the others are asked; anybody who has not answered after three days has agreed. Another host can decide it at once: { $match }.
done-audit-filed = All that hosts have done in this server, as a file.
