"""Pools, and people's ratings in them: a cache of what the results of rated matches tell."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


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


TABLES = (
    Table(
        "pools",
        """
        server BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        algorithm VARCHAR(32) NOT NULL,
        through_ended BIGINT NOT NULL,
        through_match BIGINT NOT NULL,
        dirty INTEGER NOT NULL,
        PRIMARY KEY (server, game)
        """,
        row=PoolRow,
        of=Of.SERVER,
    ),
    Table(
        "ratings",
        """
        server BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        person BIGINT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        matches INTEGER NOT NULL,
        last BIGINT NOT NULL,
        peak DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (server, game, person)
        """,
        row=RatingRow,
        of=Of.SERVER,
        ids=("person",),
    ),
)

_PUT_POOL = statements.replace("pools", PoolRow.__struct_fields__, ("server", "game"))
_POOLS = rows.select(PoolRow, "pools")
_POOL = f"{_POOLS} WHERE server = :server AND game = :game"
_EVERY_POOL = f"{_POOLS} ORDER BY server, game"
_POOLS_OF = f"{_POOLS} WHERE server = :server ORDER BY server, game"
_PUT = statements.replace("ratings", RatingRow.__struct_fields__, ("server", "game", "person"))
_RATINGS = f"{rows.select(RatingRow, 'ratings')} WHERE server = :server AND game = :game"
_OF_POOL = f"{_RATINGS} ORDER BY server, game, person"
_OF_PEOPLE = f"{_RATINGS} AND person IN (:people)"


async def pool(tx: Transaction, server: int, game: str) -> PoolRow | None:
    """Return how far a pool is computed; None where there is none."""
    return rows.first(PoolRow, await tx.execute(_POOL, {"server": server, "game": game}))


async def put_pool(tx: Transaction, row: PoolRow) -> None:
    """Keep how far a pool is computed."""
    await tx.execute(_PUT_POOL, asdict(row))


async def every_pool(tx: Transaction) -> list[PoolRow]:
    """Return all pools: a walk through all there are."""
    return rows.every(PoolRow, await tx.execute(_EVERY_POOL))


async def pools_of(tx: Transaction, server: int) -> list[PoolRow]:
    """Return the pools of a server: one for each of its games."""
    return rows.every(PoolRow, await tx.execute(_POOLS_OF, {"server": server}))


async def put(tx: Transaction, changed: Iterable[RatingRow]) -> None:
    """Keep ratings in place of the former ones of the same people."""
    if values := [asdict(row) for row in changed]:
        await tx.execute(_PUT, values)


async def replace(tx: Transaction, server: int, game: str, made: Iterable[RatingRow]) -> None:
    """Keep the ratings of a pool in place of all that are there."""
    of_pool = {"server": server, "game": game}
    await tx.execute("DELETE FROM ratings WHERE server = :server AND game = :game", of_pool)
    await put(tx, made)


async def of_pool(tx: Transaction, server: int, game: str) -> list[RatingRow]:
    """Return all ratings of a pool."""
    return rows.every(RatingRow, await tx.execute(_OF_POOL, {"server": server, "game": game}))


async def of_people(tx: Transaction, server: int, game: str, people: Iterable[int]) -> list[RatingRow]:
    """Return the ratings of some people in a pool."""
    values = {"server": server, "game": game, "people": [*people]}
    return rows.every(RatingRow, await tx.execute(_OF_PEOPLE, values))
