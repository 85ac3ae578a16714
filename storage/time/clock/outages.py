"""Outages that affect one guild or all, and the heartbeats by which they are detected."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table

FIRST_SHARD_ID = 1
"""The heartbeat id of the first shard, or of the whole bot if there are no shards.

The other shards have the following ids.
"""
ALL_GUILDS = 0
"""Used in place of a guild id for outages that affect all guilds."""
NO_END = 221_845_392_000_000
"""The end of an unfinished outage: the year 9000 in unix milliseconds, which calendar functions still support."""


class OutageRow(rows.Row, frozen=True, kw_only=True):
    """An outage of one guild, or of all guilds (ALL_GUILDS)."""

    guild_id: int = ALL_GUILDS
    began: int
    ended: int


TABLES = (
    Table(
        "heartbeats",
        """
        id SMALLINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (id)
        """,
        scope=Scope.NONE,
    ),
    Table(
        "outages",
        """
        guild_id BIGINT NOT NULL,
        began BIGINT NOT NULL,
        ended BIGINT NOT NULL,
        PRIMARY KEY (guild_id, began)
        """,
        row=OutageRow,
        scope=Scope.GUILD,
    ),
)

_RECORD_HEARTBEAT = statements.upsert("heartbeats", ("id", "at"), ("id",))
_PUT = statements.upsert("outages", OutageRow.__struct_fields__, ("guild_id", "began"))
_DROP = "DELETE FROM outages WHERE guild_id = :guild_id AND began = :began"
_OUTAGES = rows.select(OutageRow, "outages")
_SINCE = f"{_OUTAGES} WHERE guild_id IN ({ALL_GUILDS}, :guild_id) AND ended > :after ORDER BY began"
_UNFINISHED = f"{_OUTAGES} WHERE ended = {NO_END} ORDER BY guild_id"
_UNFINISHED_OF = f"{_OUTAGES} WHERE guild_id = :guild_id AND ended = {NO_END}"
_LIMIT_TO_NOW = (
    "DELETE FROM outages WHERE began >= :now",
    f"UPDATE outages SET ended = :now WHERE ended > :now AND ended < {NO_END}",  # noqa: S608 - only names of tables and columns
    "UPDATE clocks SET running_since = :now WHERE running_since > :now",
)


async def record_heartbeat(tx: Transaction, now: int, shard: int = 0) -> None:
    """Save a shard's heartbeat."""
    await tx.execute(_RECORD_HEARTBEAT, {"id": FIRST_SHARD_ID + shard, "at": now})


async def last_heartbeat(tx: Transaction, shard: int = 0) -> int | None:
    """Return a shard's last heartbeat, or None if it has none."""
    at: int | None = await tx.scalar(
        "SELECT at FROM heartbeats WHERE id = :id", {"id": FIRST_SHARD_ID + shard}
    )
    return at


async def heartbeats(tx: Transaction) -> dict[int, int]:
    """Return each shard's last heartbeat."""
    found = await tx.execute("SELECT id, at FROM heartbeats")
    return {number - FIRST_SHARD_ID: at for number, at in found}


async def delete_heartbeats(tx: Transaction, shard_count: int) -> None:
    """Delete the heartbeats of all but the first `shard_count` shards."""
    await tx.execute("DELETE FROM heartbeats WHERE id >= :first", {"first": FIRST_SHARD_ID + shard_count})


async def put(tx: Transaction, outage: OutageRow) -> None:
    """Save an outage."""
    await tx.execute(_PUT, asdict(outage))


async def delete(tx: Transaction, outage: OutageRow) -> None:
    """Delete an outage."""
    await tx.execute(_DROP, asdict(outage))


@rows.cached_per_transaction("outages")
async def ended_after(tx: Transaction, start: int, guild_id: int = ALL_GUILDS) -> list[OutageRow]:
    """Return a guild's outages that ended after the given time, earliest first.

    This includes outages that affect all guilds.
    """
    return rows.all_rows(OutageRow, await tx.execute(_SINCE, {"guild_id": guild_id, "after": start}))


async def unfinished(tx: Transaction) -> list[OutageRow]:
    """Return the unfinished outages of all guilds."""
    return rows.all_rows(OutageRow, await tx.execute(_UNFINISHED))


async def unfinished_of(tx: Transaction, guild_id: int) -> OutageRow | None:
    """Return a guild's unfinished outage, or None."""
    return rows.first_row(OutageRow, await tx.execute(_UNFINISHED_OF, {"guild_id": guild_id}))


async def limit_to_now(tx: Transaction, now: int) -> None:
    """Replace times in the future with the current time.

    This applies to the ends of outages and to the start times of clocks. Outages that begin in the future are
    deleted.
    """
    for statement in _LIMIT_TO_NOW:
        await tx.execute(statement, {"now": now})
