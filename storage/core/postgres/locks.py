"""PostgreSQL advisory locks that serialize write transactions.

A transaction checks rules against data that it has read, for example whether a seat is free. This data must
not change before the transaction commits. SQLite allows only one writer at a time. PostgreSQL allows several,
so each write transaction takes a lock first. With a lock key such as "match 7", it locks that match
exclusively and the database in shared mode. Without a lock key, it locks the whole database exclusively.
Transactions are never retried, and readers don't wait.
"""

from __future__ import annotations

from zlib import crc32

EVERYTHING = 0x4861_7262_6F75_7201
"""The id of the lock on the whole database."""
LOCK_CLASS = 0x4861_7262
"""The first half of all lock ids except EVERYTHING.

The second half is a hash of the lock key. A collision is harmless: the two transactions only wait for each
other.
"""

LOCK_ALL = "SELECT pg_advisory_xact_lock(:everything), version FROM harbour_schema"
LOCK = "SELECT pg_advisory_xact_lock(CAST(:half AS int), CAST(:other AS int))"
LOCK_FIRST = """
SELECT pg_advisory_xact_lock_shared(:everything),
    pg_advisory_xact_lock(CAST(:half AS int), CAST(:other AS int)),
    version
FROM harbour_schema
"""
"""The first statement of a write transaction. Like LOCK_ALL, it also returns the schema version.

It reads `harbour_schema`, which an upgrade locks. An upgrade therefore waits for earlier writers. Later
writers wait for the upgrade before they take their snapshot.
"""


def lock_parameters(lock_key: str) -> dict[str, int]:
    """Return the two halves of a lock key's id as statement parameters."""
    return {"half": LOCK_CLASS, "other": crc32(lock_key.encode()) - 2**31}
