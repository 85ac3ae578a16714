"""Reliability: counts of users' turns, timeouts, and finished and abandoned matches."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class ReliabilityRow(rows.Row, frozen=True, kw_only=True):
    """A user's counts: turns taken, timeouts, finished matches and abandoned matches."""

    user_key: int
    turns: int = 0
    timeouts: int = 0
    matches_finished: int = 0
    matches_left: int = 0


TABLES = (
    Table(
        "reliability",
        """
        user_key BIGINT NOT NULL,
        turns INTEGER NOT NULL,
        timeouts INTEGER NOT NULL,
        matches_finished INTEGER NOT NULL,
        "matches_left" INTEGER NOT NULL,
        PRIMARY KEY (user_key)
        """,
        row=ReliabilityRow,
        scope=Scope.NONE,
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_ADD = f"""
    {statements.insert("reliability", ReliabilityRow.__struct_fields__)} ON CONFLICT (user_key) DO UPDATE SET
        turns = reliability.turns + excluded.turns,
        timeouts = reliability.timeouts + excluded.timeouts,
        matches_finished = reliability.matches_finished + excluded.matches_finished,
        "matches_left" = reliability."matches_left" + excluded."matches_left"
"""
_OF_USERS = f"{rows.select(ReliabilityRow, 'reliability')} WHERE user_key IN (:people)"


async def add(tx: Transaction, *more: ReliabilityRow) -> None:
    """Add the given numbers to users' counts."""
    if more:
        # Always use the same order, so that two transactions with several users cannot deadlock.
        ordered = sorted(more, key=lambda row: row.user_key)
        await tx.execute(_ADD, [asdict(row) for row in ordered])


async def of_users(tx: Transaction, user_keys: Iterable[int]) -> dict[int, ReliabilityRow]:
    """Return the counts of each user, by user key.

    A user without a row gets zeros.
    """
    ids = list(user_keys)
    found = rows.all_rows(ReliabilityRow, await tx.execute(_OF_USERS, {"people": ids}))
    return {user_key: ReliabilityRow(user_key=user_key) for user_key in ids} | {
        row.user_key: row for row in found
    }
