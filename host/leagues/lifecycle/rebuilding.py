"""What seasons come to, made anew from their logs."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct

from host.core.context import Context
from host.leagues.lifecycle import logbook
from storage.leagues.league import seasons


class RebuiltSeason(Struct, frozen=True):
    """What became of what was kept of a season."""

    league: str
    number: int
    differs: bool
    """Whether something else was kept."""


async def rebuild_seasons(ctx: Context) -> AsyncIterator[RebuiltSeason]:
    """Make anew what all seasons come to, one after the other."""
    async with ctx.database.reading() as tx:
        every = await seasons.every(tx)
    for season in every:
        async with ctx.database.transaction() as tx:
            known = await logbook.load(tx, season)
            differs = await logbook.rebuild(tx, season)
        yield RebuiltSeason(known.league.name, known.row.number, differs)
