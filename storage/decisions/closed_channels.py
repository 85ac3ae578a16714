"""Channels of running matches in which the bot can't write."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class ClosedChannelRow(rows.Row, frozen=True, kw_only=True):
    """A match's channel in which the bot can't write; times are in Unix milliseconds."""

    match_id: int
    channel: int
    reason: str
    """The cause, one of `ClosureReason`."""
    since: int
    ends: int | None = None
    """When the bot will be able to write again, if that is known."""
    direct_since: int | None = None
    """When the bot started sending notifications as direct messages."""
    rests_since: int | None = None
    """When the clocks were paused because a player can't be notified."""
    is_contested: bool = False
    """Whether the players were asked to vote on pausing the clocks."""


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
    """Save a closed channel, replacing the match's earlier row."""
    await tx.execute(_PUT, asdict(row))


@rows.cached_per_transaction("closed_channels")
async def get(tx: Transaction, match_id: int) -> ClosedChannelRow | None:
    """Return a match's closed channel, or None if the channel is not known to be closed."""
    return rows.first_row(ClosedChannelRow, await tx.execute(_GET, {"match_id": match_id}))


async def of_matches(tx: Transaction, match_ids: list[int]) -> list[ClosedChannelRow]:
    """Return the closed channels of several matches, ordered by match."""
    if not match_ids:
        return []
    return rows.all_rows(ClosedChannelRow, await tx.execute(_OF_MATCHES, {"matches": match_ids}))


async def match_ids(tx: Transaction) -> list[int]:
    """Return the matches with a closed channel."""
    return [match_id for (match_id,) in await tx.execute("SELECT match_id FROM closed_channels")]


async def delete(tx: Transaction, match_id: int) -> None:
    """Delete a match's closed-channel row."""
    await tx.execute(_DELETE, {"match_id": match_id})
