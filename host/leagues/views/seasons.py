"""Leagues, seasons and their outcomes, loaded for commands and charts; and their rows, as types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping

from msgspec import Struct

from host.core.context import Context
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.season.results import Outcomes
from host.leagues.views.cards import lots_of
from host.leagues.views.files import Past, history
from storage.leagues.league import leagues
from storage.leagues.league.leagues import LeagueRow, LeagueStatus
from storage.leagues.league.projections import MemberRow, TableRow, TableStatus
from storage.leagues.league.seasons import SeasonRow

AT_ONCE = 100

__all__ = [
    "LeagueRow", "LeagueStatus", "Listed", "MemberRow", "Played", "SeasonRow", "TableRow", "TableStatus",
    "every_league", "load_played", "season",
]  # fmt: skip


class Played(Struct, frozen=True):
    """A season with the results of its matches, and with its lots once they are published."""

    known: LoadedSeason
    outcomes: Outcomes
    lots: Mapping[int, int]


async def season(ctx: Context, season: int) -> LoadedSeason:
    """Return a season.

    Raises UserError if it does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        return await logbook.load(tx, season)


async def load_played(ctx: Context, season: int) -> Played:
    """Return a season with the results of its matches."""
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
        return Played(known, await logbook.outcomes_of(tx, known.season), lots_of(known.season))


class Listed(Struct, frozen=True):
    """A league with its seasons, newest first."""

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
    async with ctx.database.read_transaction() as tx:
        return await leagues.behind(tx, after, AT_ONCE)
