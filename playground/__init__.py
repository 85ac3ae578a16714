"""A local Discord in the browser, for trying the bot without a token.

`run.play` starts the real bot in a simulated Discord (simcord) and serves it as one page. Nothing leaves the
machine: there is no token, no network, and time can be skipped ahead.

    world      who lives there: the server, its channels, four people and their languages
    archive    keeps the simulated Discord on disk, so that it is still there after a restart
    stage      the bot, the world and the clock together; everything that happens takes its turn here
    page       the page a person opens: channels and clock at the side, simcord's preview in a frame
    run        starts, says what to open, stops cleanly

simcord promises only its exported names. Where those are not enough (`simcord.backend`, in world, archive and
stage) the pinned version is meant, and the tests of this room are the first to notice another one.
"""
