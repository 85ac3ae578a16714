"""Whose turn it is to write: transactions of all processes follow each other, so that what one reads stays true.

What people may do hangs on what is there: is a seat free, is this the third match, did the board move on? So nobody
may write between such a look and what follows from it. SQLite has one writer at a time. A PostgreSQL server lets all
write at once, and by itself would let two take the last seat: there each takes a lock of the whole database first,
which ends with the transaction. Nothing is ever done a second time for having met another, and readers don't wait.
"""

from __future__ import annotations

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

WRITING = 0x4861_7262_6F75_7201
"""The number of the lock: ours among those of a server."""

_TAKE = text("SELECT pg_advisory_xact_lock(:lock)")


async def take(tx: AsyncConnection) -> None:
    """Wait for the turn of a transaction that has just begun; raises DatabaseBusy where that takes too long."""
    if tx.dialect.name == "postgresql":
        await tx.execute(_TAKE, {"lock": WRITING})
