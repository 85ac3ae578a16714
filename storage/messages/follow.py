"""Followers: users who want notifications about a match in which they do not play."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class FollowRow(rows.Row, frozen=True, kw_only=True):
    """A follower of a match; `is_each` notifies after each segment, otherwise only at the end."""

    match: int
    person: int
    is_each: bool
    told: int = 0
    """The last log entry of which they were notified."""


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
    """Save a follower's preference and replace the earlier one."""
    await tx.execute(_PUT, asdict(follow))


async def get(tx: Transaction, match_id: int, person: int) -> FollowRow | None:
    """Return a user's row as a follower of a match, or None."""
    found = await tx.execute(_GET, {"match": match_id, "person": person})
    return rows.first_row(FollowRow, found)


async def of_match(tx: Transaction, match_id: int) -> list[FollowRow]:
    """Return all followers of a match."""
    return rows.all_rows(FollowRow, await tx.execute(_OF_MATCH, {"match": match_id}))


async def count(tx: Transaction, person: int) -> int:
    """Return how many matches a user follows."""
    return int(await tx.scalar(_COUNT, {"person": person}))


async def set_told(tx: Transaction, match_id: int, person: int, told: int) -> None:
    """Set the last log entry of which a user was notified."""
    await tx.execute(_SET_TOLD, {"match": match_id, "person": person, "told": told})


async def drop(tx: Transaction, match_id: int, person: int) -> bool:
    """Remove a follower; return False if they did not follow the match."""
    gone = await tx.execute(_DROP, {"match": match_id, "person": person})
    return gone.rowcount == 1
