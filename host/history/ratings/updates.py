"""Rating updates when a rated match ends.

They are incremental if possible. Otherwise the pool is recomputed off the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from host.core import jobs
from host.core.context import Context
from host.core.jobs import Job
from host.core.owners import Owner, guild_owner
from host.history.ratings.pool import Pool, PoolMatch, Rating, new_ratings, pool_match
from host.history.ratings.strength import ALGORITHM, Strength
from host.history.ratings.verdicts import (
    RatingCandidate,
    RatingVerdict,
    judge,
    judge_all,
    pool_of,
    rating_changes_of,
)
from host.history.results.outcome import Outcome, ResultCorrected, ResultStored
from host.history.results.recorder import outcome_from_rows
from storage.core.database import Transaction
from storage.history import rated_players, ratings
from storage.history.rated_players import RatedPlayerRow
from storage.history.ratings import OVER_LIMIT, RATED, PoolRow, RatingChangeRow, RatingRow
from storage.history.ratings import RatedMatch as FoundMatch


class ComputePools(Job, frozen=True, tag="compute"):
    """The job that recomputes all of a guild's pools that can't be updated incrementally."""


async def on_result(ctx: Context, tx: Transaction, event: ResultStored) -> None:
    """Rate a finished match if its players opted in."""
    found = event.outcome
    opted_in = await ratings.get_rated(tx, found.match_id)
    if opted_in is None:
        return
    # Matches that end at the same time update the pool one after the other.
    await tx.lock(f"pool {found.guild_id} {found.game}")
    pool_row = await ratings.pool(tx, found.guild_id, found.game) or _new_pool_row(found)
    if pool_row.dirty or not _pool(pool_row).can_append(pool_match(found)):
        await ratings.set_verdict(tx, found.match_id, found.ended, _without_result(opted_in.verdict))
        await _schedule_recomputation(ctx, tx, pool_row)
        return
    candidate = RatingCandidate(
        found,
        await ratings.is_season_match(tx, found.match_id),
        opted_in.verdict == OVER_LIMIT,
        await rated_players.excused_of_match(tx, found.match_id),
    )
    judged = judge(candidate)
    await ratings.set_verdict(tx, found.match_id, found.ended, judged.unrated_reason or RATED)
    if judged.unrated_reason is None:
        await _append_match(tx, pool_row, candidate)


def _without_result(verdict: str) -> str:
    """Return the verdict that a match had before its end: OVER_LIMIT or an empty string."""
    return verdict if verdict == OVER_LIMIT else ""


async def _append_match(tx: Transaction, pool_row: PoolRow, candidate: RatingCandidate) -> None:
    """Update the players' ratings after a match that ended after all others."""
    match = candidate.as_pool_match()
    user_keys = [entrant.user_key for entrant in match.players]
    known = await ratings.of_users(tx, pool_row.guild_id, pool_row.game, user_keys)
    changed = new_ratings({row.user_key: _rating(row) for row in known}, match)
    await ratings.put(tx, _rating_rows(pool_row, changed))
    await ratings.add_changes(tx, _change_rows(pool_row, match, changed))
    await ratings.put_pool(tx, replace(pool_row, through_ended=match.ended, through_match=match.match_id))


async def on_correction(ctx: Context, tx: Transaction, event: ResultCorrected) -> None:
    """Schedule a recomputation of the pool after the results of a match were corrected."""
    found = event.outcome
    opted_in = await ratings.get_rated(tx, found.match_id)
    if opted_in is not None:
        await ratings.set_verdict(tx, found.match_id, found.ended, _without_result(opted_in.verdict))
        await _schedule_recomputation(
            ctx, tx, await ratings.pool(tx, found.guild_id, found.game) or _new_pool_row(found)
        )


async def set_excused(ctx: Context, tx: Transaction, match_id: int, excused: Mapping[int, bool]) -> None:
    """Record whether a host has excused players for leaving a rated match.

    If the match has ended, schedule a recomputation of the pool.
    """
    opted_in = await ratings.get_rated(tx, match_id)
    if opted_in is None:
        return
    await rated_players.put(
        tx,
        [
            RatedPlayerRow(match_id=match_id, user_key=user_key, is_excused=is_excused)
            for user_key, is_excused in excused.items()
        ],
    )
    pool_row = await ratings.pool(tx, opted_in.guild_id, opted_in.game)
    if opted_in.ended is not None and pool_row is not None:
        await _schedule_recomputation(ctx, tx, pool_row)


async def _schedule_recomputation(ctx: Context, tx: Transaction, pool_row: PoolRow) -> None:
    """Schedule a recomputation of the pool; a recomputation in progress starts again."""
    await ratings.put_pool(tx, replace(pool_row, dirty=pool_row.dirty + 1))
    await jobs.put(ctx, tx, guild_owner(pool_row.guild_id), ComputePools())


async def on_startup(ctx: Context) -> None:
    """Schedule recomputations of all pools that were computed with another algorithm."""
    async with ctx.database.transaction() as tx:
        for pool in await ratings.all_pools(tx):
            if pool.algorithm != ALGORITHM:
                await _schedule_recomputation(ctx, tx, replace(pool, algorithm=ALGORITHM))


async def handle_job(ctx: Context, owner: Owner, job: ComputePools) -> None:
    """Recompute all of a guild's pools that can't be updated incrementally."""
    async with ctx.database.read_transaction() as tx:
        waiting = [pool_row for pool_row in await ratings.pools_of(tx, owner.id) if pool_row.dirty]
    for kept in waiting:
        await recompute_pool(ctx, kept.guild_id, kept.game)


async def recompute_pool(ctx: Context, guild_id: int, game: str) -> bool:
    """Recompute a pool from all its matches; return whether the stored ratings differed."""
    while True:
        async with ctx.database.read_transaction() as tx:
            pool_row = await ratings.pool(tx, guild_id, game)
            found = await ratings.rated_since(tx, guild_id, game)
            excused = await rated_players.excused_since(tx, guild_id, game)
        if pool_row is None:
            return False
        judged, pool, rating_change_rows = await asyncio.to_thread(_compute, pool_row, found, excused)
        async with ctx.database.transaction() as tx:
            # If another match ended during the computation, compute the pool again.
            if await ratings.pool(tx, guild_id, game) == pool_row:
                return await _replace_pool(tx, pool_row, judged, pool, rating_change_rows)


def _compute(
    pool_row: PoolRow, found: Iterable[FoundMatch], excused: Mapping[int, frozenset[int]]
) -> tuple[tuple[RatingVerdict, ...], Pool, list[RatingChangeRow]]:
    judged = judge_all(
        RatingCandidate(
            outcome_from_rows([*rated_match.rows]), rated_match.is_season_match, rated_match.verdict == OVER_LIMIT,
            excused.get(rated_match.rows[0].match_id, frozenset()),
        )
        for rated_match in found
    )  # fmt: skip
    rating_change_rows = [
        row for match, changed in rating_changes_of(judged) for row in _change_rows(pool_row, match, changed)
    ]
    return judged, pool_of(judged), rating_change_rows


async def _replace_pool(
    tx: Transaction,
    pool_row: PoolRow,
    judged: Iterable[RatingVerdict],
    pool: Pool,
    changed: list[RatingChangeRow],
) -> bool:
    """Replace the stored pool with a computed one; return whether they differ."""
    for rating_verdict in judged:
        outcome = rating_verdict.candidate.outcome
        await ratings.set_verdict(tx, outcome.match_id, outcome.ended, rating_verdict.unrated_reason or RATED)
    before, rating_rows = (
        await ratings.of_pool(tx, pool_row.guild_id, pool_row.game),
        [*_rating_rows(pool_row, pool.ratings)],
    )
    ended, match_id = pool.through
    await ratings.replace(tx, pool_row.guild_id, pool_row.game, rating_rows)
    await ratings.replace_changes(tx, pool_row.guild_id, pool_row.game, changed)
    await ratings.put_pool(
        tx, replace(pool_row, algorithm=pool.algorithm, through_ended=ended, through_match=match_id, dirty=0)
    )
    return before != rating_rows


def _new_pool_row(found: Outcome) -> PoolRow:
    return PoolRow(guild_id=found.guild_id, game=found.game, algorithm=ALGORITHM)


def _pool(pool_row: PoolRow, known: Iterable[RatingRow] = ()) -> Pool:
    through = pool_row.through_ended, pool_row.through_match
    return Pool({row.user_key: _rating(row) for row in known}, through, pool_row.algorithm)


def _rating(row: RatingRow) -> Rating:
    return Rating(Strength(row.mu, row.sigma), row.matches, row.last_match_ended, row.peak)


def _rating_rows(pool_row: PoolRow, changed: Mapping[int, Rating]) -> Iterable[RatingRow]:
    for user_key, rating in sorted(changed.items()):
        yield RatingRow(
            guild_id=pool_row.guild_id, game=pool_row.game, user_key=user_key, mu=rating.strength.mu,
            sigma=rating.strength.sigma, matches=rating.matches, last_match_ended=rating.last, peak=rating.peak,
        )  # fmt: skip


def _change_rows(
    pool_row: PoolRow, match: PoolMatch, changed: Mapping[int, Rating]
) -> Iterable[RatingChangeRow]:
    for user_key, rating in sorted(changed.items()):
        yield RatingChangeRow(
            guild_id=pool_row.guild_id, game=pool_row.game, user_key=user_key, ended=match.ended,
            match_id=match.match_id, mu=rating.strength.mu, sigma=rating.strength.sigma,
        )  # fmt: skip


async def load_pool(tx: Transaction, guild_id: int, game: str) -> Pool:
    """Return the stored pool, which is empty if no match was rated."""
    pool_row = await ratings.pool(tx, guild_id, game)
    return Pool({}) if pool_row is None else _pool(pool_row, await ratings.of_pool(tx, guild_id, game))


class RebuiltPool(Struct, frozen=True):
    """The result of recomputing a guild's ratings for one game."""

    guild_id: int
    game: str
    differs: bool
    """Whether the stored ratings differed from the recomputed ones."""


async def rebuild_pools(ctx: Context) -> AsyncIterator[RebuiltPool]:
    """Recompute all pools one after the other."""
    async with ctx.database.read_transaction() as tx:
        pools = await ratings.all_pools(tx)
    for pool in pools:
        yield RebuiltPool(pool.guild_id, pool.game, await recompute_pool(ctx, pool.guild_id, pool.game))
