"""What a newcomer finds: in each channel a table at which somebody waits for company, one of every game."""

from __future__ import annotations

from engine.core.library import games
from playground.stage import Stage


async def set_tables(stage: Stage) -> None:
    """Let the first person open a table for two of each game, one a channel; one click then begins a match."""
    opener = stage.world.people[0]
    async with stage.turn():
        for rules, channel in zip(games().values(), stage.world.channels(), strict=False):
            seats = min(rules.seat_counts)
            await opener.slash(channel, "game open", game=rules.id, seats=seats, begins="opener")
