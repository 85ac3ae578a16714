### Lost and new channels of a match.

## Direct messages
channel-lost = The channel of your match { $match } on { $server } was deleted. The match itself is safe: its clocks are paused, and no moves were lost. A host of that server can continue it with `/host move match:{ $number }` in a different channel.
channel-found = Your match { $match } on { $server } continues in { $channel }.

## Log entries
told-channel-lost = The channel of this match was deleted, so its clocks are paused.
told-moved = { $host } has moved the match to a different channel. Reason: { $reason }
told-table-moved = { $host } has moved this table to a different channel.

## Host actions
act-move = match moved to a different channel
act-move-deleted = match moved to a different channel because the original one was deleted
done-moved = { $match } has been moved to this channel.
refusal-already-here = This match is already in this channel.
refusal-channel-lost = This match no longer has a channel. Use `/host move` in the channel where it should continue.

## Commands
command-host-move = move
    .description = Move a match to this channel
