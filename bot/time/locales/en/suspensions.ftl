### Players whom moderators have timed out.

## Log entries
told-suspended = { $who } has been timed out on this server and can’t play. Their clock is paused until { $until }.
