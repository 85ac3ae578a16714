"""What a newcomer finds: tables at which somebody waits for company, one of every game."""

from __future__ import annotations

from engine.core.library import games
from playground.stage import Stage


async def set_tables(stage: Stage) -> None:
    """Let the first person open a table of each game: one a channel, in threads of the first one when all are taken.

    The fewest that can play have seats, robots all but two of them, so that one click begins a match.
    """
    opener, channels = stage.world.people[0], list(stage.world.channels())
    async with stage.turn():
        for number, rules in enumerate(games().values()):
            channel, where = (channels[number], "here") if number < len(channels) else (channels[0], "thread")
            options = {"seats": rules.usual_seats, "robots": max(0, rules.usual_seats - 2)}
            await opener.slash(channel, "game open", game=rules.id, begins="opener", where=where, **options)
