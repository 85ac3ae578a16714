"""What each rated match made of somebody's rating: how a rating came to be. A cache, as the ratings are."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table

MAX = 200


class RatingChangeRow(rows.Row, frozen=True, kw_only=True):
    """A rating after a match; `ended` is unix milliseconds."""

    server: int
    game: str
    person: int
    ended: int
    match: int
    mu: float
    sigma: float


TABLES = (
    Table(
        "rating_changes",
        """
        server BIGINT NOT NULL,
        game VARCHAR(64) NOT NULL,
        person BIGINT NOT NULL,
        ended BIGINT NOT NULL,
        match BIGINT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (server, game, person, ended, match)
        """,
        row=RatingChangeRow,
        of=Of.SERVER,
        ids=("person",),
    ),
)

_ADD = statements.replace(
    "rating_changes", RatingChangeRow.__struct_fields__, ("server", "game", "person", "ended", "match")
)
_OF_PERSON = f"""
    {rows.select(RatingChangeRow, "rating_changes")}
    WHERE server = :server AND game = :game AND person = :person
    ORDER BY ended DESC, match DESC LIMIT :most
"""


async def add(tx: Transaction, made: Iterable[RatingChangeRow]) -> None:
    """Keep what a match made of ratings."""
    if values := [asdict(row) for row in made]:
        await tx.execute(_ADD, values)


async def replace(tx: Transaction, server: int, game: str, made: Iterable[RatingChangeRow]) -> None:
    """Keep all changes of a pool in place of those that are there."""
    of_pool = {"server": server, "game": game}
    await tx.execute("DELETE FROM rating_changes WHERE server = :server AND game = :game", of_pool)
    await add(tx, made)


async def of_person(
    tx: Transaction, server: int, game: str, person: int, most: int = MAX
) -> list[RatingChangeRow]:
    """Return how somebody's rating in a pool changed, the newest first."""
    values = {"server": server, "game": game, "person": person, "most": most}
    return rows.every(RatingChangeRow, await tx.execute(_OF_PERSON, values))
