### Players whom moderators have timed out.

## Log entries
told-suspended = { $who } is timed out on this server and can’t play. Their clock rests until { $until }.
