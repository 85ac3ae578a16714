"""A simulated Discord in the browser, for trying the bot without a token or a network connection.

The function `run.play` starts the real bot in a simulated Discord (simcord) and serves it as a web page. It
prints the address of the page and stops cleanly. Users can move the clock forward.

The package `simulation` contains the simulated Discord. `simulation.world` defines its guild: the channels, and
five users with their permissions and languages. `simulation.archive` saves it on disk, so that it survives a
restart, and `simulation.pruning` deletes unreachable messages and images.

`stage` runs the bot, the simulated Discord and the clock under one lock. `upcoming` finds the next notification
and the next deadline, to which users can move the clock. `unread` finds unread messages and mentions. `views`
manages what each user sees of a channel, as rendered by simcord's preview. `page` serves the page: a sidebar with
channels, users and the clock, and a channel view in a frame.

simcord guarantees only its exported names. For everything else (`simcord.backend` and its preview), the code
depends on the pinned version, and this package's tests detect an incompatible version.
"""
