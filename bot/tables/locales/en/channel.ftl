### Lost and new channels of a match.

## Direct messages
channel-lost = The channel of your match { $match } on { $server } was deleted. The match itself is safe: its clocks are paused, and no moves were lost. A host of that server can move it to another channel by using `/host move match:{ $number }` there.
channel-found = Your match { $match } on { $server } continues in { $channel }.

## Log entries
told-channel-lost = The channel of this match was deleted, so its clocks are paused.
told-moved = { $host } has moved the match to another channel. Reason: { $reason }
told-table-moved = { $host } has moved this table to another channel.

## Host actions
act-move = match moved to another channel
act-move-deleted = match moved to another channel because its channel was deleted
done-moved = { $match } has been moved to this channel.
refusal-already-here = This match is already in this channel.
refusal-channel-lost = This match no longer has a channel. Use `/host move` in the channel where it should continue.

## Commands
command-host-move = move
    .description = Move a match to this channel
