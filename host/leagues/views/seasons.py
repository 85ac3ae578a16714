"""Leagues, seasons and their outcomes, loaded for commands and charts.

The row types are re-exported for callers.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping

from msgspec import Struct

from host.core.context import Context
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.results import Outcomes
from host.leagues.views.cards import lots_of
from host.leagues.views.exports import MAX_SEASONS, PastSeason, history
from storage.core.database import Transaction
from storage.leagues.league import leagues, seasons
from storage.leagues.league.leagues import LeagueRow, LeagueStatus
from storage.leagues.league.projections import FixtureRow, FixtureStatus, MemberRow
from storage.leagues.league.seasons import SeasonRow

BATCH_SIZE = 100

__all__ = [
    "FixtureRow", "FixtureStatus", "LeagueRow", "LeagueSeasons", "LeagueStatus", "MemberRow", "SeasonResults",
    "SeasonRow", "all_leagues", "guild_leagues", "load_results", "load_season", "seasons_of",
]  # fmt: skip


class SeasonResults(Struct, frozen=True):
    """A season with its match results and its lots, which are empty until they are published."""

    loaded: LoadedSeason
    outcomes: Outcomes
    lots: Mapping[int, int]


async def load_season(ctx: Context, season_id: int) -> LoadedSeason:
    """Return a season.

    Raises UserError if it does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        return await season_log.load(tx, season_id)


async def load_results(ctx: Context, season_id: int) -> SeasonResults:
    """Return a season with its match results."""
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, season_id)
        return SeasonResults(known, await season_log.load_outcomes(tx, known.season), lots_of(known.season))


class LeagueSeasons(Struct, frozen=True):
    """A league with its seasons, newest first."""

    league: LeagueRow
    seasons: tuple[PastSeason, ...]


async def all_leagues(ctx: Context) -> AsyncIterator[LeagueSeasons]:
    """Yield all leagues with their seasons."""
    after = 0
    while found := await _next_batch(ctx, after):
        for league in found:
            yield LeagueSeasons(league, await history(ctx, league.id))
        after = found[-1].id


async def guild_leagues(tx: Transaction, guild_id: int) -> list[LeagueRow]:
    """Return a guild's leagues, ordered by name."""
    return await leagues.of_guild(tx, guild_id)


async def seasons_of(tx: Transaction, league_id: int) -> list[SeasonRow]:
    """Return a league's seasons, newest first."""
    return await seasons.of_league(tx, league_id, MAX_SEASONS)


async def _next_batch(ctx: Context, after: int) -> list[LeagueRow]:
    async with ctx.database.read_transaction() as tx:
        return await leagues.list_after(tx, after, BATCH_SIZE)
