"""A local Discord in the browser, for trying the bot without a token.

`run.play` starts the real bot in a simulated Discord (simcord) and serves it as one page. Nothing leaves the
machine: there is no token, no network, and time can be skipped ahead.

    world      who lives there: the server, its channels, five people, their rights and languages
    archive    keeps the simulated Discord on disk, so that it is still there after a restart
    pruning    what nobody can reach any more, and is not kept
    stage      the bot, the world and the clock together; everything that happens takes its turn here
    upcoming   the next notice and the next deadline, to which the clock can be moved
    unread     what is new to somebody, and what calls them
    views      what people look at: a person in a channel, drawn by simcord's preview
    commands   the names of commands in the language of whoever reads them
    quick      what makes the preview quick and steady enough
    page       the page a person opens: channels, people and clock at the side, a view in a frame
    run        starts, says what to open, stops cleanly

simcord promises only its exported names. Where those are not enough (`simcord.backend` and
its preview) the pinned version is meant, and the tests of this room are the first to notice another one.
"""
