"""Channels of running matches in which the bot can't write."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class ClosedChannelRow(rows.Row, frozen=True, kw_only=True):
    """The channel of a match in which the bot can't write; times are in Unix milliseconds."""

    match_id: int
    channel: int
    reason: str
    """One of `ClosureReason`."""
    since: int
    ends: int | None = None
    """When the cause ends by itself, if that is known."""
    direct_since: int | None = None
    """Since when notifications are direct messages."""
    rests_since: int | None = None
    """Since when the clocks are paused because a player can't be notified."""
    is_contested: bool = False
    """Whether the players were asked if the clocks should be paused."""


TABLES = (
    Table(
        "closed_channels",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        channel BIGINT NOT NULL,
        reason VARCHAR(16) NOT NULL,
        since BIGINT NOT NULL,
        ends BIGINT,
        direct_since BIGINT,
        rests_since BIGINT,
        is_contested BOOLEAN NOT NULL,
        PRIMARY KEY (match_id)
        """,
        row=ClosedChannelRow,
    ),
)

_PUT = statements.upsert("closed_channels", ClosedChannelRow.__struct_fields__, ("match_id",))
_CHANNELS = rows.select(ClosedChannelRow, "closed_channels")
_GET = f"{_CHANNELS} WHERE match_id = :match_id"
_OF_MATCHES = f"{_CHANNELS} WHERE match_id IN (:matches) ORDER BY match_id"
_DELETE = "DELETE FROM closed_channels WHERE match_id = :match_id"


async def put(tx: Transaction, row: ClosedChannelRow) -> None:
    """Save that a match's channel is closed, or what has changed since."""
    await tx.execute(_PUT, asdict(row))


@rows.cached_per_transaction("closed_channels")
async def get(tx: Transaction, match_id: int) -> ClosedChannelRow | None:
    """Return the closed channel of a match; None if it is open as far as is known."""
    return rows.first_row(ClosedChannelRow, await tx.execute(_GET, {"match_id": match_id}))


async def of_matches(tx: Transaction, match_ids: list[int]) -> list[ClosedChannelRow]:
    """Return those of some matches, ordered by match."""
    if not match_ids:
        return []
    return rows.all_rows(ClosedChannelRow, await tx.execute(_OF_MATCHES, {"matches": match_ids}))


async def match_ids(tx: Transaction) -> list[int]:
    """Return the matches with a closed channel."""
    return [match_id for (match_id,) in await tx.execute("SELECT match_id FROM closed_channels")]


async def delete(tx: Transaction, match_id: int) -> None:
    """Delete the closed channel of a match."""
    await tx.execute(_DELETE, {"match_id": match_id})
