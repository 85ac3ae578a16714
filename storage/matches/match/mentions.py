"""Mentions: an index of the matches with log entries that mention a user.

It makes a search of the logs unnecessary.
"""

from __future__ import annotations

from collections.abc import Collection

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

TABLES = (
    Table(
        "mentions",
        """
        user_key BIGINT NOT NULL,
        match BIGINT NOT NULL REFERENCES matches (id),
        PRIMARY KEY (user_key, match)
        """,
        indexes=("CREATE INDEX ix_mentions_match ON mentions (match)",),
        ids=("user_key",),
    ),
)

_ADD = statements.fill("mentions", ("user_key", "match"))
_IS_IN_RUNNING = """
    SELECT 1 FROM mentions JOIN matches ON matches.id = mentions.match
    WHERE mentions.user_key = :user AND matches.status = 'running' LIMIT 1
"""


async def add(tx: Transaction, match_id: int, users: Collection[int]) -> None:
    """Note that the log of a match mentions some users."""
    await tx.execute(_ADD, [{"user_key": user, "match": match_id} for user in sorted(users)])


async def is_in_running(tx: Transaction, user: int) -> bool:
    """Return whether the log of a running match mentions a user."""
    return await tx.scalar(_IS_IN_RUNNING, {"user": user}) is not None
