### Channels in which the bot can't write.

## Reasons
closure-hidden = I no longer have access to it
closure-locked = the thread is locked
closure-denied = I don’t have permission to send messages there
closure-timed-out = moderators have timed me out
closure-refused = Discord refuses my messages there

## Direct messages
closed-channel-rest = I can’t write in the channel of your match { $match } on { $server }: { $reason }. Some players don’t get direct messages, so the clocks are paused until I can write there again. No move is lost.

## Messages to hosts
closed-channel = I can’t write in { $channel }, the channel of { $match }: { $reason }.
closed-channel-until = I can’t write in { $channel }, the channel of { $match }: { $reason } until { $until }.
closed-channel-missing = { $count ->
    [one] Missing permission: { $permissions }.
   *[other] Missing permissions: { $permissions }.
}
closed-channel-hosts = Until I can write there again, the players on { $server } get direct messages. You can give me access again, or use `/host move` in another channel. `/host health` lists these channels.

## Log entries
told-channel-closed = The bot can’t write in this channel: { $reason }. Some players don’t get direct messages, so the clocks are paused.
told-channel-open = The bot can write in this channel again, and the clocks are running.
told-closure-refused = A player objected to pausing the clocks because of the closed channel.

## Votes
question-closure = The bot can’t write in the channel, and { $by } doesn’t get direct messages. { $by } has the permissions to close the channel, so the others decide: should the clocks be paused until it is open again?
