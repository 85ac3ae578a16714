"""Pools, and people's ratings in them: a cache of what the results of rated matches tell."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.ratings.schema import pools, ratings


class PoolRow(rows.Row, frozen=True, kw_only=True):
    """How far the ratings of a server in a game are computed.

    `through_ended` and `through_match` name the last match among them; `dirty` counts what came after they could
    no longer be continued, and is 0 while they can.
    """

    server: int
    game: str
    algorithm: str
    through_ended: int = 0
    through_match: int = 0
    dirty: int = 0


class RatingRow(rows.Row, frozen=True, kw_only=True):
    """A person's rating in a pool; `last` is when the last of their rated matches ended."""

    server: int
    game: str
    person: int
    mu: float
    sigma: float
    matches: int
    last: int
    peak: float


_POOL = select(pools).where(pools.c.server == bindparam("of_server"), pools.c.game == bindparam("of_game"))
_OF_POOL = (
    select(ratings)
    .where(ratings.c.server == bindparam("of_server"), ratings.c.game == bindparam("of_game"))
    .order_by(ratings.c.server, ratings.c.game, ratings.c.person)
)


async def pool(tx: AsyncConnection, server: int, game: str) -> PoolRow | None:
    """Return how far a pool is computed; None where there is none."""
    return rows.first(PoolRow, await tx.execute(_POOL, {"of_server": server, "of_game": game}))


async def put_pool(tx: AsyncConnection, row: PoolRow) -> None:
    """Keep how far a pool is computed."""
    await tx.execute(writing.replace(tx, pools), asdict(row))


async def every_pool(tx: AsyncConnection) -> list[PoolRow]:
    """Return all pools: a walk through all there are."""
    return rows.every(PoolRow, await tx.execute(select(pools).order_by(pools.c.server, pools.c.game)))


async def pools_of(tx: AsyncConnection, server: int) -> list[PoolRow]:
    """Return the pools of a server: one for each of its games."""
    chosen = select(pools).where(pools.c.server == server).order_by(pools.c.server, pools.c.game)
    return rows.every(PoolRow, await tx.execute(chosen))


async def put(tx: AsyncConnection, changed: Iterable[RatingRow]) -> None:
    """Keep ratings in place of the former ones of the same people."""
    if values := [asdict(row) for row in changed]:
        await tx.execute(writing.replace(tx, ratings), values)


async def replace(tx: AsyncConnection, server: int, game: str, made: Iterable[RatingRow]) -> None:
    """Keep the ratings of a pool in place of all that are there."""
    await tx.execute(delete(ratings).where(ratings.c.server == server, ratings.c.game == game))
    await put(tx, made)


async def of_pool(tx: AsyncConnection, server: int, game: str) -> list[RatingRow]:
    """Return all ratings of a pool."""
    return rows.every(RatingRow, await tx.execute(_OF_POOL, {"of_server": server, "of_game": game}))


async def of_people(tx: AsyncConnection, server: int, game: str, people: Iterable[int]) -> list[RatingRow]:
    """Return the ratings of some people in a pool."""
    chosen = select(ratings).where(
        ratings.c.server == server, ratings.c.game == game, ratings.c.person.in_(list(people))
    )
    return rows.every(RatingRow, await tx.execute(chosen))
