"""Shared items of finished matches: the card, the animation and the analysis, each shared at most once."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

SharedItem: TypeAlias = Literal["card", "film", "analysis"]


class SharedRow(rows.Row, frozen=True, kw_only=True):
    """A user's request to share an item of a match; `message` is None until the item is sent."""

    match_id: int
    item: SharedItem
    user_key: int
    channel: int | None = None
    message: int | None = None


TABLES = (
    Table(
        "shared",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        item VARCHAR(16) NOT NULL,
        user_key BIGINT NOT NULL,
        channel BIGINT,
        message BIGINT,
        PRIMARY KEY (match_id, item)
        """,
        row=SharedRow,
        indexes=("CREATE INDEX ix_shared_user ON shared (user_key)",),
        user_columns=("user_key",),
    ),
)

_ADD = statements.insert("shared", SharedRow.__struct_fields__)
_PUT = statements.upsert("shared", SharedRow.__struct_fields__, ("match_id", "item"))
_GET = f"{rows.select(SharedRow, 'shared')} WHERE match_id = :match_id AND item = :item"
_DROP = "DELETE FROM shared WHERE match_id = :match_id AND item = :item"


async def add(tx: Transaction, row: SharedRow) -> None:
    """Add a request to share an item."""
    await tx.execute(_ADD, asdict(row))


async def put(tx: Transaction, row: SharedRow) -> None:
    """Save the message in which an item was shared."""
    await tx.execute(_PUT, asdict(row))


async def get(tx: Transaction, match_id: int, item: SharedItem) -> SharedRow | None:
    """Return a shared item's row, or None if the item was not requested."""
    return rows.first_row(SharedRow, await tx.execute(_GET, {"match_id": match_id, "item": item}))


async def delete(tx: Transaction, match_id: int, item: SharedItem) -> None:
    """Delete the row for an item that could not be created."""
    await tx.execute(_DROP, {"match_id": match_id, "item": item})
