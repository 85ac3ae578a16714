"""Advisory locks of PostgreSQL that serialize write transactions.

A transaction checks rules against data that it has read: is a seat free, is this the third match? This data
must not change before the transaction commits. SQLite allows one writer at a time; PostgreSQL allows many, so
each write transaction takes a lock first. A transaction with a subject locks the subject exclusively and the
database in shared mode. A transaction without a subject locks the whole database. Transactions are never
retried, and readers don't wait.
"""

from __future__ import annotations

from zlib import crc32

EVERYTHING = 0x4861_7262_6F75_7201
"""The lock of the whole database."""
LOCK_CLASS = 0x4861_7262
"""The first half of every other lock. If two subjects have the same second half, they only wait for each other."""

LOCK_ALL = "SELECT pg_advisory_xact_lock(:everything)"
LOCK = "SELECT pg_advisory_xact_lock(CAST(:half AS int), CAST(:other AS int))"
LOCK_FIRST = """
SELECT pg_advisory_xact_lock_shared(:everything), pg_advisory_xact_lock(CAST(:half AS int), CAST(:other AS int))
"""


def lock_parameters(lock_key: str) -> dict[str, int]:
    """Return the two halves of a subject's lock as statement parameters."""
    return {"half": LOCK_CLASS, "other": crc32(lock_key.encode()) - 2**31}
