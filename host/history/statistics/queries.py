"""Loading data for statistics; large results are read in batches and evaluated off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from msgspec import Struct

from host.core.context import Context
from host.core.users import User
from host.history.ratings.leaderboard import Profile, profile
from host.history.ratings.strength import Strength, displayed_deviation, displayed_rating
from host.history.statistics.head_to_head import HeadToHead, compute_head_to_head
from host.history.statistics.records import GameRecords, compute_records
from host.history.statistics.user_statistics import GameStatistics, compute_statistics
from host.matches.users import names_in_guild
from storage.core.database import Transaction
from storage.history import ratings, results
from storage.history.results import ResultRow
from storage.leagues.league import projections

MAX_SEASONS = 300
"""Maximum number of seasons to load when counting a user's seasons in a guild."""
BATCH_SIZE, MAX_RESULTS = 2_000, 40_000
"""Rows per query, and maximum number of rows in total. The maximum corresponds to ten thousand four-player matches."""


class RatingAtTime(Struct, frozen=True):
    """A user's displayed rating after a match."""

    at: int
    rating: int
    deviation: int


class SeasonCounts(Struct, frozen=True):
    """A user's numbers of completed seasons and of titles, in leagues of one game."""

    played: int
    titles: int


class UserStatistics(Struct, frozen=True):
    """A user's statistics in a guild."""

    profile: Profile
    games: Mapping[str, GameStatistics]
    rating_history: Mapping[str, tuple[RatingAtTime, ...]]
    """The rating history by game, oldest first."""
    seasons: Mapping[str, SeasonCounts]
    """By game."""


class NamedRecords(Struct, frozen=True):
    """A game's records, with the names of the record holders."""

    records: GameRecords
    names: Mapping[int, str]


async def load_user_statistics(ctx: Context, guild_id: int, user: User, viewer: int) -> UserStatistics:
    """Return a user's statistics in a guild.

    Raises a UserError if the user has hidden them and the viewer is another user.
    """
    found = await profile(ctx, guild_id, user, viewer)
    async with ctx.database.read_transaction() as tx:
        rows = await results.of_user(tx, guild_id, user.key)
        winners = await results.winning_scores(tx, guild_id, user.key)
        course = {game: await _rating_history(tx, guild_id, game, user.key) for game in found.ratings}
        seasons = _seasons(await projections.count_played(tx, guild_id, user.key, MAX_SEASONS))
    return UserStatistics(found, compute_statistics(rows, winners), course, seasons)


def _seasons(counts: Mapping[tuple[str, str | None], int]) -> dict[str, SeasonCounts]:
    return {
        game: SeasonCounts(
            sum(count for (one, _), count in counts.items() if one == game), counts.get((game, "champion"), 0)
        )
        for game in {game for game, _ in counts}
    }


async def _rating_history(
    tx: Transaction, guild_id: int, game: str, user_key: int
) -> tuple[RatingAtTime, ...]:
    changes = reversed(await ratings.changes_of_user(tx, guild_id, game, user_key))
    known = ((row.ended, Strength(row.mu, row.sigma)) for row in changes)
    return tuple(
        RatingAtTime(at, displayed_rating(strength), displayed_deviation(strength)) for at, strength in known
    )


async def load_head_to_head(ctx: Context, guild_id: int, user_key: int, other: int) -> HeadToHead:
    """Return the head-to-head results between two users in a guild."""
    async with ctx.database.read_transaction() as tx:
        rows = await results.head_to_head(tx, guild_id, user_key, other)
    return compute_head_to_head(user_key, other, rows)


async def load_game_records(ctx: Context, guild_id: int, game: str) -> NamedRecords:
    """Return a game's records in a guild."""
    rows = await _load_results(ctx, guild_id, game)
    found = await asyncio.to_thread(compute_records, game, rows)
    wanted = {
        user_key
        for best in (found.best, found.narrowest, found.shortest)
        if best
        for user_key in best.user_keys
    }
    async with ctx.database.read_transaction() as tx:
        return NamedRecords(found, await names_in_guild(tx, guild_id, wanted))


async def _load_results(ctx: Context, guild_id: int, game: str) -> list[ResultRow]:
    """Load a game's most recent results in batches, so that other requests can run in between."""
    found, before = list[ResultRow](), None
    while len(found) < MAX_RESULTS:
        async with ctx.database.read_transaction() as tx:
            part = await results.of_game(tx, guild_id, game, before, BATCH_SIZE)
        if len(part) < BATCH_SIZE:
            return found + part
        # The last match of a batch may continue in the next one.
        last = part[-1].match_id
        found += [row for row in part if row.match_id != last]
        before = found[-1].ended, found[-1].match_id
    return found
