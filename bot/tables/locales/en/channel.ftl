### The channel of a match: lost, and given anew.

## What players read directly
channel-lost = The channel of your match { $match } on { $server } is gone. The match is still there: its clocks are stopped, and no move is lost. Whoever looks after that server can give it another channel with `/host move match:{ $number }` there.
channel-found = Your match { $match } on { $server } goes on in { $channel }.

## What is told at the table
told-channel-lost = The channel of this match is gone; its clocks are stopped.
told-moved = { $host } has moved the match to another channel. Reason: { $reason }
told-table-moved = { $host } has moved this table to another channel.

## What hosts do
act-move = match moved to another channel
done-moved = { $match } is played here from now on.
refusal-already-here = This match is played here already.
refusal-channel-lost = This match has no channel. Give it one first: `/host move`, in the channel where it is to go on.

## Commands
command-host-move = move
    .description = Let a match go on in this channel
