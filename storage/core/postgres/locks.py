"""Whose turn it is to write: what a transaction has read stays true until it is kept.

What people may do hangs on what is there: is a seat free, is this the third match, did the board move on? So nobody
may write between such a look and what follows from it. SQLite has one writer at a time. A PostgreSQL server lets all
write at once, and by itself would let two take the last seat: there each takes locks first, which end with the
transaction. One that does not say what it is about has the whole database to itself; one that does, has what it is
about, while others write elsewhere. Nothing is ever done a second time for having met another, and readers don't wait.
"""

from __future__ import annotations

from zlib import crc32

from storage.core.sql.transactions import Transaction

EVERYTHING = 0x4861_7262_6F75_7201
"""The number of the lock of the whole database: ours among those of a server."""
SUBJECT = 0x4861_7262
"""The first half of the numbers of all other locks; two subjects with one number merely wait for each other."""

_TAKE_ALL = "SELECT pg_advisory_xact_lock(:everything)"
_SHARE = """
SELECT pg_advisory_xact_lock_shared(:everything), pg_advisory_xact_lock(CAST(:half AS int), CAST(:other AS int))
"""
_HOLD = "SELECT pg_advisory_xact_lock(CAST(:half AS int), CAST(:other AS int))"


async def take(tx: Transaction, about: str | None) -> None:
    """Wait for the turn of a transaction that has just begun; raises DatabaseBusy where that takes too long."""
    if tx.kind != "postgresql":
        return
    if about is None:
        await tx.execute(_TAKE_ALL, {"everything": EVERYTHING})
    else:
        await tx.execute(_SHARE, {"everything": EVERYTHING, "half": SUBJECT, "other": _number(about)})


async def hold(tx: Transaction, subject: str) -> None:
    """Let nobody else write about a further subject until the transaction ends, which goes on by what it reads now.

    Of several transactions that hold more than they are about, none may ask for what another is about.
    """
    if tx.kind == "postgresql":
        await tx.execute(_HOLD, {"half": SUBJECT, "other": _number(subject)})


def _number(subject: str) -> int:
    return crc32(subject.encode()) - 2**31
