"""Follows: who wants to be told of a match in which they do not play."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class FollowRow(rows.Row, frozen=True, kw_only=True):
    """A person who follows a match; `is_each` after each stretch of play, else at its end."""

    match: int
    person: int
    is_each: bool
    told: int = 0
    """The entry of the log up to which they have been told."""


TABLES = (
    Table(
        "follows",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        person BIGINT NOT NULL,
        is_each BOOLEAN NOT NULL,
        told INTEGER NOT NULL,
        PRIMARY KEY (match, person)
        """,
        row=FollowRow,
        indexes=("CREATE INDEX ix_follows_person ON follows (person)",),
        ids=("person",),
        is_personal=True,
    ),
)

_PUT = statements.replace("follows", FollowRow.__struct_fields__, ("match", "person"))
_FOLLOWS = rows.select(FollowRow, "follows")
_GET = f"{_FOLLOWS} WHERE match = :match AND person = :person"
_OF_MATCH = f"{_FOLLOWS} WHERE match = :match"
_COUNT = "SELECT count(*) FROM follows WHERE person = :person"
_SET_TOLD = "UPDATE follows SET told = :told WHERE match = :match AND person = :person"
_DROP = "DELETE FROM follows WHERE match = :match AND person = :person"


async def put(tx: Transaction, follow: FollowRow) -> None:
    """Keep what somebody wants to be told, in place of what they wanted before."""
    await tx.execute(_PUT, asdict(follow))


async def get(tx: Transaction, match_id: int, person: int) -> FollowRow | None:
    """Return how a person follows a match; None where they do not."""
    found = await tx.execute(_GET, {"match": match_id, "person": person})
    return rows.first(FollowRow, found)


async def of_match(tx: Transaction, match_id: int) -> list[FollowRow]:
    """Return all who follow a match."""
    return rows.every(FollowRow, await tx.execute(_OF_MATCH, {"match": match_id}))


async def count(tx: Transaction, person: int) -> int:
    """Return how many matches a person follows."""
    return int(await tx.scalar(_COUNT, {"person": person}))


async def set_told(tx: Transaction, match_id: int, person: int, told: int) -> None:
    """Note up to which entry somebody has been told."""
    await tx.execute(_SET_TOLD, {"match": match_id, "person": person, "told": told})


async def drop(tx: Transaction, match_id: int, person: int) -> bool:
    """Tell a person nothing of a match any more; False where they did not follow it."""
    gone = await tx.execute(_DROP, {"match": match_id, "person": person})
    return gone.rowcount == 1
