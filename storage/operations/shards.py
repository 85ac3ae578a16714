"""Shard leases, which assign shards to processes for a limited time, and the table of running processes."""

from __future__ import annotations

import time

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table

BUCKET = 0
"""The id of the rate limit bucket for identifying, which all shards share.

There is only one, because Discord's `max_concurrency` is 1 for small bots. Therefore, the shards identify one
after the other.
"""


class LeaseRow(rows.Row, frozen=True, kw_only=True):
    """A process's lease on one of `count` shards.

    The lease expires at `until`, measured by the database's clock.
    """

    shard: int
    count: int
    holder: str
    until: int


TABLES = (
    Table(
        "leases",
        """
        shard SMALLINT NOT NULL,
        count SMALLINT NOT NULL,
        holder VARCHAR(64) NOT NULL,
        until BIGINT NOT NULL,
        PRIMARY KEY (shard)
        """,
        row=LeaseRow,
        scope=Scope.NONE,
    ),
    Table(
        "processes",
        """
        name VARCHAR(64) NOT NULL,
        until BIGINT NOT NULL,
        PRIMARY KEY (name)
        """,
        scope=Scope.NONE,
    ),
    Table(
        "identifies",
        """
        bucket SMALLINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (bucket)
        """,
        scope=Scope.NONE,
    ),
)

_CLOCK = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint)"
_EVERY = f"{rows.select(LeaseRow, 'leases')} ORDER BY shard"
_PUT = statements.upsert("leases", LeaseRow.__struct_fields__, ("shard",))
_DROP = "DELETE FROM leases WHERE shard = :shard AND holder = :holder"
_FORGET_LOST = "DELETE FROM processes WHERE until <= :now"
_NOTE = statements.upsert("processes", ("name", "until"), ("name",))
_FORGET = "DELETE FROM processes WHERE name = :name"
_LAST_IDENTIFIED = "SELECT at FROM identifies WHERE bucket = :bucket"
_RECORD_IDENTIFY = statements.upsert("identifies", ("bucket", "at"), ("bucket",))


async def clock(tx: Transaction) -> int:
    """Return the database's current time in unix milliseconds.

    All processes share this clock.
    """
    if tx.kind == "postgresql":
        return int(await tx.scalar(_CLOCK))
    return time.time_ns() // 1_000_000


async def all_leases(tx: Transaction) -> list[LeaseRow]:
    """Return all leases by shard, including expired ones."""
    return rows.all_rows(LeaseRow, await tx.execute(_EVERY))


async def put(tx: Transaction, lease: LeaseRow) -> None:
    """Save a lease, replacing the shard's earlier one."""
    await tx.execute(_PUT, asdict(lease))


async def delete(tx: Transaction, shard: int, holder: str) -> None:
    """Release a shard's lease, unless another process holds it now."""
    await tx.execute(_DROP, {"shard": shard, "holder": holder})


async def record_process(tx: Transaction, name: str, now: int, until: int) -> int:
    """Record a process as running until the given time; return the number of running processes.

    The rows of expired processes are deleted.
    """
    await tx.execute(_FORGET_LOST, {"now": now})
    await tx.execute(_NOTE, {"name": name, "until": until})
    return int(await tx.scalar("SELECT count(*) FROM processes"))


async def delete_process(tx: Transaction, name: str) -> None:
    """Delete a process's row after it has stopped."""
    await tx.execute(_FORGET, {"name": name})


async def last_identified(tx: Transaction) -> int | None:
    """Return the latest recorded identify time, which may be in the future, or None if there is none."""
    at: int | None = await tx.scalar(_LAST_IDENTIFIED, {"bucket": BUCKET})
    return at


async def record_identify(tx: Transaction, at: int) -> None:
    """Record the time at which a shard identifies with Discord."""
    await tx.execute(_RECORD_IDENTIFY, {"bucket": BUCKET, "at": at})
