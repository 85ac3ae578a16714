### Who acts as a host, and what hosts have done.

## The audit log
audit-heading = What hosts have done, page { $page }
audit-none = There is nothing on this page.
audit-line = { $when } **{ $who }**: { $act }
audit-match = { $line } — { $match }
audit-reason = { $line } — “{ $reason }”
act-pause = clocks stopped
act-resume = clocks let go on
act-extend = { $hours ->
    [one] { $hours } hour more for { $player }
   *[other] { $hours } hours more for { $player }
 }
act-outage = outage declared from { $began } to { $ended }
act-replace = { $player } replaced by { $by }
act-undo = moves after entry { $entry } taken back
act-cancel = match cancelled
act-close = match closed
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
refusal-reason-needed = Please give a reason; everybody will read it.

## Commands
command-host-audit = audit
    .description = Show what hosts have done, and why
option-reason = reason
    .description = Why; everybody will read it
act-hand-over = the opener’s rights given to { $player }
act-unknown = something this version does not know
told-exported = { $host } has taken a file of this match. It tells everything that was hidden, the seed too.
told-table-closed = { $host } has closed this table.
told-handed-over = { $host } has given the opener’s rights to { $player }.
