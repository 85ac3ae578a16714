"""Advisory locks of PostgreSQL, by which transactions that write take turns.

A rule is checked against what a transaction reads: is a seat free, is this the third match? Nobody may change that
before the transaction commits. SQLite has one writer at a time; PostgreSQL lets all write at once, so each transaction
locks something first. One that names its subject locks that subject exclusively and the database in shared mode. One
that names none locks the whole database. No transaction is ever repeated, and readers don't wait.
"""

from __future__ import annotations

from zlib import crc32

EVERYTHING = 0x4861_7262_6F75_7201
"""The lock of the whole database."""
SUBJECT = 0x4861_7262
"""The first half of every other lock. Two subjects with the same second half merely wait for each other."""

LOCK_ALL = "SELECT pg_advisory_xact_lock(:everything)"
LOCK = "SELECT pg_advisory_xact_lock(CAST(:half AS int), CAST(:other AS int))"
LOCK_FIRST = """
SELECT pg_advisory_xact_lock_shared(:everything), pg_advisory_xact_lock(CAST(:half AS int), CAST(:other AS int))
"""


def numbers_of(subject: str) -> dict[str, int]:
    """Return the two halves of the lock of a subject, as parameters of the statements."""
    return {"half": SUBJECT, "other": crc32(subject.encode()) - 2**31}
