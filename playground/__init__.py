"""A local Discord in the browser, for trying the bot without a token.

`run.play` starts the real bot in a simulated Discord (simcord) and serves it as a web page. It needs no token
and no network, and users can move the clock ahead.

`world` defines the simulated guild: its channels, and five users with their permissions and languages.
`archive` saves the simulated Discord on disk, so that it survives a restart. `pruning` deletes unreachable
messages and images. `stage` runs the bot, the world and the clock under one lock. `upcoming` finds the next
notice and the next deadline, to which users can move the clock. `unread` finds unread messages and mentions.
`views` manages what each user sees of a channel, rendered by simcord's preview. `commands` translates command
names into the user's language. `preview_patches` makes the preview fast and stable. `page` serves the page,
with channels, users and clock at the side and a view in a frame. `run` starts the playground, prints its
address and stops it cleanly.

simcord guarantees only its exported names. For everything else (`simcord.backend` and its preview) the code
depends on the pinned version, and this package's tests detect an incompatible one.
"""
