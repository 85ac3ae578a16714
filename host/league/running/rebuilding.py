"""What seasons come to, made anew from their logs; and all leagues there are, for whoever runs the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct

from host.core.context import Context
from host.league.running import logbook
from storage.league import leagues, seasons
from storage.league.leagues import LeagueRow


class RebuiltSeason(Struct, frozen=True):
    """What became of what was kept of a season."""

    league: str
    number: int
    differs: bool
    """Whether something else was kept."""


class Listed(Struct, frozen=True):
    """A league and its newest season; None where there was none."""

    league: LeagueRow
    number: int | None
    status: str


async def rebuild_seasons(ctx: Context) -> AsyncIterator[RebuiltSeason]:
    """Make anew what all seasons come to, one after the other."""
    async with ctx.database.reading() as tx:
        every = await seasons.every(tx)
    for season in every:
        async with ctx.database.transaction() as tx:
            known = await logbook.load(tx, season)
            differs = await logbook.rebuild(tx, season)
        yield RebuiltSeason(known.league.name, known.row.number, differs)


async def every_league(ctx: Context) -> tuple[Listed, ...]:
    """Return all leagues with their newest seasons."""
    found = []
    async with ctx.database.reading() as tx:
        for league in await leagues.every(tx):
            newest = await seasons.of_league(tx, league.id, 1)
            row = newest[0] if newest else None
            found.append(
                Listed(league, None if row is None else row.number, "" if row is None else row.status)
            )
    return tuple(found)
