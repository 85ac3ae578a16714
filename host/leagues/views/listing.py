"""All leagues there are, for whoever runs the bot."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct

from host.core.context import Context
from host.leagues.views.files import Past, history
from storage.leagues.league import leagues
from storage.leagues.league.leagues import LeagueRow

AT_ONCE = 100


class Listed(Struct, frozen=True):
    """A league with its seasons, the newest first."""

    league: LeagueRow
    seasons: tuple[Past, ...]


async def every_league(ctx: Context) -> AsyncIterator[Listed]:
    """Yield all leagues with their seasons."""
    after = 0
    while found := await _next(ctx, after):
        for league in found:
            yield Listed(league, await history(ctx, league.id))
        after = found[-1].id


async def _next(ctx: Context, after: int) -> list[LeagueRow]:
    async with ctx.database.reading() as tx:
        return await leagues.behind(tx, after, AT_ONCE)
