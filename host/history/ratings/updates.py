"""Rating updates: continued when a rated match ends, recomputed off the event loop where that does not do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from host.core import jobs
from host.core.context import Context
from host.core.jobs import Job
from host.core.owners import Owner, guild_owner
from host.history.ratings.judging import Judged, course_of, judge, judge_all, pool_of
from host.history.ratings.pool import Pool, RatedMatch, Rating, changes, rated_match
from host.history.ratings.rated import WINDOW
from host.history.ratings.strength import ALGORITHM, Strength
from host.history.results.outcome import Outcome, ResultCorrected, ResultStored
from host.history.results.recorder import outcome_from
from storage.core.database import Transaction
from storage.history import ratings
from storage.history.ratings import RATED, PoolRow, RatingChangeRow, RatingRow
from storage.history.ratings import RatedMatch as FoundMatch


class ComputePools(Job, frozen=True, tag="compute"):
    """Recompute all pools of a guild that can't be updated incrementally."""


async def follow(ctx: Context, tx: Transaction, event: ResultStored) -> None:
    """Rate a match that has ended, if its table opted in."""
    found = event.outcome
    if await ratings.get_rated(tx, found.match_id) is None:
        return
    # Matches that end at the same time update the pool one after the other.
    await tx.lock(f"pool {found.guild_id} {found.game}")
    kept = await ratings.pool(tx, found.guild_id, found.game) or _new(found)
    if kept.dirty or not _pool(kept).takes(rated_match(found)):
        await ratings.judge(tx, found.match_id, found.ended, "")
        await _mark(ctx, tx, kept)
        return
    is_of_season = await ratings.is_of_season(tx, found.match_id)
    # The limit for repeated opponents only applies to matches whose players chose each other.
    before = (
        []
        if is_of_season
        else await ratings.rated_since(tx, found.guild_id, found.game, found.ended - WINDOW)
    )
    counted = [
        Judged(outcome_from([*one.rows]), None, one.is_of_season) for one in before if one.verdict == RATED
    ]
    judged = judge(found, counted, is_of_season=is_of_season)
    await ratings.judge(tx, found.match_id, found.ended, judged.why or RATED)
    if judged.why is None:
        await _continue(tx, kept, found)


async def _continue(tx: Transaction, kept: PoolRow, found: Outcome) -> None:
    """Update the players' ratings after a match that ended later than all others."""
    match = rated_match(found)
    user_keys = [entrant.user_key for entrant in match.entrants]
    known = await ratings.of_people(tx, kept.guild_id, kept.game, user_keys)
    changed = changes({row.user_key: _rating(row) for row in known}, match)
    await ratings.put(tx, _rows(kept, changed))
    await ratings.add_changes(tx, _changes(kept, match, changed))
    await ratings.put_pool(tx, replace(kept, through_ended=found.ended, through_match=found.match_id))


async def follow_correction(ctx: Context, tx: Transaction, event: ResultCorrected) -> None:
    """Schedule a recomputation of the pool after the results of a match were corrected."""
    found = event.outcome
    if await ratings.get_rated(tx, found.match_id) is not None:
        await ratings.judge(tx, found.match_id, found.ended, "")
        await _mark(ctx, tx, await ratings.pool(tx, found.guild_id, found.game) or _new(found))


async def _mark(ctx: Context, tx: Transaction, kept: PoolRow) -> None:
    """Schedule a recomputation of the pool, restarting one that is already running."""
    await ratings.put_pool(tx, replace(kept, dirty=kept.dirty + 1))
    await jobs.put(ctx, tx, guild_owner(kept.guild_id), ComputePools())


async def sweep(ctx: Context) -> None:
    """Schedule recomputations, at startup, of pools computed with an older algorithm."""
    async with ctx.database.transaction() as tx:
        for kept in await ratings.every_pool(tx):
            if kept.algorithm != ALGORITHM:
                await _mark(ctx, tx, replace(kept, algorithm=ALGORITHM))


async def do(ctx: Context, owner: Owner, job: ComputePools) -> None:
    """Recompute all pools of a guild that can't be updated incrementally."""
    async with ctx.database.read_transaction() as tx:
        waiting = [kept for kept in await ratings.pools_of(tx, owner.id) if kept.dirty]
    for kept in waiting:
        await compute_pool(ctx, kept.guild_id, kept.game)


async def compute_pool(ctx: Context, guild_id: int, game: str) -> bool:
    """Recompute a pool from all its matches; return whether the stored ratings differed."""
    while True:
        async with ctx.database.read_transaction() as tx:
            kept = await ratings.pool(tx, guild_id, game)
            found = await ratings.rated_since(tx, guild_id, game)
        if kept is None:
            return False
        judged, pool, made = await asyncio.to_thread(_compute, kept, found)
        async with ctx.database.transaction() as tx:
            # Matches that ended in the meantime are not included.
            if await ratings.pool(tx, guild_id, game) == kept:
                return await _swap(tx, kept, judged, pool, made)


def _compute(
    kept: PoolRow, found: Iterable[FoundMatch]
) -> tuple[tuple[Judged, ...], Pool, list[RatingChangeRow]]:
    judged = judge_all((outcome_from([*one.rows]), one.is_of_season) for one in found)
    made = [row for match, changed in course_of(judged) for row in _changes(kept, match, changed)]
    return judged, pool_of(judged), made


async def _swap(
    tx: Transaction, kept: PoolRow, judged: Iterable[Judged], pool: Pool, changed: list[RatingChangeRow]
) -> bool:
    """Store a computed pool in place of the old one; return whether it differs."""
    for one in judged:
        await ratings.judge(tx, one.outcome.match_id, one.outcome.ended, one.why or RATED)
    before, made = await ratings.of_pool(tx, kept.guild_id, kept.game), [*_rows(kept, pool.ratings)]
    ended, match_id = pool.through
    await ratings.replace(tx, kept.guild_id, kept.game, made)
    await ratings.replace_changes(tx, kept.guild_id, kept.game, changed)
    await ratings.put_pool(
        tx, replace(kept, algorithm=pool.algorithm, through_ended=ended, through_match=match_id, dirty=0)
    )
    return before != made


def _new(found: Outcome) -> PoolRow:
    return PoolRow(guild_id=found.guild_id, game=found.game, algorithm=ALGORITHM)


def _pool(kept: PoolRow, known: Iterable[RatingRow] = ()) -> Pool:
    through = kept.through_ended, kept.through_match
    return Pool({row.user_key: _rating(row) for row in known}, through, kept.algorithm)


def _rating(row: RatingRow) -> Rating:
    return Rating(Strength(row.mu, row.sigma), row.matches, row.last, row.peak)


def _rows(kept: PoolRow, changed: Mapping[int, Rating]) -> Iterable[RatingRow]:
    for user_key, rating in sorted(changed.items()):
        yield RatingRow(
            guild_id=kept.guild_id, game=kept.game, user_key=user_key, mu=rating.strength.mu,
            sigma=rating.strength.sigma, matches=rating.matches, last=rating.last, peak=rating.peak,
        )  # fmt: skip


def _changes(kept: PoolRow, match: RatedMatch, changed: Mapping[int, Rating]) -> Iterable[RatingChangeRow]:
    for user_key, rating in sorted(changed.items()):
        yield RatingChangeRow(
            guild_id=kept.guild_id, game=kept.game, user_key=user_key, ended=match.ended, match_id=match.match_id,
            mu=rating.strength.mu, sigma=rating.strength.sigma,
        )  # fmt: skip


async def pool_now(tx: Transaction, guild_id: int, game: str) -> Pool:
    """Return the stored pool, empty if it has no rated matches."""
    kept = await ratings.pool(tx, guild_id, game)
    return Pool({}) if kept is None else _pool(kept, await ratings.of_pool(tx, guild_id, game))


class RebuiltPool(Struct, frozen=True):
    """The result of recomputing the ratings of a guild in a game."""

    guild_id: int
    game: str
    differs: bool
    """Whether the stored ratings differed."""


async def rebuild_pools(ctx: Context) -> AsyncIterator[RebuiltPool]:
    """Recompute all pools one after the other."""
    async with ctx.database.read_transaction() as tx:
        pools = await ratings.every_pool(tx)
    for one in pools:
        yield RebuiltPool(one.guild_id, one.game, await compute_pool(ctx, one.guild_id, one.game))
