"""Followers: users who want notifications about a match in which they do not play."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class FollowRow(rows.Row, frozen=True, kw_only=True):
    """A user who follows a match.

    If `is_per_segment` is true, the user is notified after each segment. Otherwise the user is notified only
    at the end.
    """

    match_id: int
    user_key: int
    is_per_segment: bool
    last_notified_seq: int = 0
    """The last log entry that the follower was notified about."""


TABLES = (
    Table(
        "follows",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        is_per_segment BOOLEAN NOT NULL,
        last_notified_seq INTEGER NOT NULL,
        PRIMARY KEY (match_id, user_key)
        """,
        row=FollowRow,
        indexes=("CREATE INDEX ix_follows_user ON follows (user_key)",),
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_PUT = statements.upsert("follows", FollowRow.__struct_fields__, ("match_id", "user_key"))
_FOLLOWS = rows.select(FollowRow, "follows")
_GET = f"{_FOLLOWS} WHERE match_id = :match_id AND user_key = :user_key"
_OF_MATCH = f"{_FOLLOWS} WHERE match_id = :match_id"
_COUNT = "SELECT count(*) FROM follows WHERE user_key = :user_key"
_SET_LAST_NOTIFIED = """
    UPDATE follows SET last_notified_seq = :last_notified_seq
    WHERE match_id = :match_id AND user_key = :user_key
"""
_DROP = "DELETE FROM follows WHERE match_id = :match_id AND user_key = :user_key"


async def put(tx: Transaction, follow: FollowRow) -> None:
    """Save a follower's preference, replacing the earlier one."""
    await tx.execute(_PUT, asdict(follow))


async def get(tx: Transaction, match_id: int, user_key: int) -> FollowRow | None:
    """Return the row of a user who follows a match, or None if they do not follow it."""
    found = await tx.execute(_GET, {"match_id": match_id, "user_key": user_key})
    return rows.first_row(FollowRow, found)


async def of_match(tx: Transaction, match_id: int) -> list[FollowRow]:
    """Return all of a match's followers."""
    return rows.all_rows(FollowRow, await tx.execute(_OF_MATCH, {"match_id": match_id}))


async def count(tx: Transaction, user_key: int) -> int:
    """Return the number of matches that a user follows."""
    return int(await tx.scalar(_COUNT, {"user_key": user_key}))


async def set_last_notified(tx: Transaction, match_id: int, user_key: int, seq: int) -> None:
    """Set the last log entry that a user was notified about."""
    await tx.execute(
        _SET_LAST_NOTIFIED, {"match_id": match_id, "user_key": user_key, "last_notified_seq": seq}
    )


async def delete(tx: Transaction, match_id: int, user_key: int) -> bool:
    """Remove a follower; return False if they did not follow the match."""
    result = await tx.execute(_DROP, {"match_id": match_id, "user_key": user_key})
    return result.rowcount == 1
