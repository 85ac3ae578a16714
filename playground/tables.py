"""Example tables that new users can join: one for each game."""

from __future__ import annotations

from engine.core.files.library import games
from playground.stage import Stage


async def open_example_tables(stage: Stage) -> None:
    """Open a table for each game as the first user.

    Each table gets its own channel, or a thread in the first channel if all channels are in use. A table has
    the default number of seats, and robots take all but two of them. A single click then starts a match.
    """
    opener, channels = stage.world.members[0], list(stage.world.channels())
    async with stage.action():
        for number, rules in enumerate(games().values()):
            channel, where = (channels[number], "here") if number < len(channels) else (channels[0], "thread")
            options = {"seats": rules.default_seat_count, "robots": max(0, rules.default_seat_count - 2)}
            await opener.slash(channel, "game open", game=rules.id, begins="opener", where=where, **options)
