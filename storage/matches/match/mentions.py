"""Mentions: an index of the users mentioned in match logs, so that the logs need not be searched."""

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
        match_id BIGINT NOT NULL REFERENCES matches (id),
        PRIMARY KEY (user_key, match_id)
        """,
        indexes=("CREATE INDEX ix_mentions_match ON mentions (match_id)",),
        user_columns=("user_key",),
    ),
)

_ADD = statements.insert_or_ignore("mentions", ("user_key", "match_id"))
_IS_IN_RUNNING = """
    SELECT 1 FROM mentions JOIN matches ON matches.id = mentions.match_id
    WHERE mentions.user_key = :user_key AND matches.status = 'running' LIMIT 1
"""


async def add(tx: Transaction, match_id: int, users: Collection[int]) -> None:
    """Record that a match's log mentions the given users."""
    await tx.execute(_ADD, [{"user_key": user_key, "match_id": match_id} for user_key in sorted(users)])


async def is_in_running_match(tx: Transaction, user_key: int) -> bool:
    """Return whether a running match's log mentions a user."""
    return await tx.scalar(_IS_IN_RUNNING, {"user_key": user_key}) is not None
