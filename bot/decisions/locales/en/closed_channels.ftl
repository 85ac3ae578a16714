### Channels in which the bot can't write.

## Reasons
closure-hidden = I no longer have access to the channel
closure-locked = the thread is locked
closure-denied = I don’t have permission to send messages there
closure-timed-out = moderators have timed me out
closure-refused = Discord is rejecting my messages there

## Direct messages
closed-channel-rest = I can’t send messages in the channel for your match { $match } on { $server }: { $reason }. Some players can’t be reached by direct message, so the clocks are paused until I can post there again. No moves are lost.

## Messages to hosts
closed-channel = I can’t send messages in { $channel }, the channel for { $match }: { $reason }.
closed-channel-until = I can’t send messages in { $channel }, the channel for { $match }, until { $until }: { $reason }.
closed-channel-missing = { $count ->
    [one] Missing permission: { $permissions }.
   *[other] Missing permissions: { $permissions }.
}
closed-channel-hosts = Until I can post there again, I’ll send the players on { $server } direct messages instead. You can restore my access, or use `/host move` in a different channel. *Bot status* in `/host panel` lists all affected channels.

## Log entries
told-channel-closed = The bot can’t send messages in this channel: { $reason }. Some players can’t be reached by direct message, so the clocks are paused.
told-channel-open = The bot can send messages in this channel again, so the clocks are running again.
told-closure-refused = The channel is closed, but not everyone agreed to pause the clocks.

## Votes
question-closure = The bot can’t send messages in this channel, and { $by } can’t be reached by direct message. Because { $by } has permission to close the channel, the other players decide: should the clocks be paused until it is open again?
