"""What is stored of people and servers in shards: nothing."""

from __future__ import annotations

from storage.core.stored import Of, Stored

STORED = (
    Stored(table="leases", of=Of.NONE),
    Stored(table="processes", of=Of.NONE),
    Stored(table="introductions", of=Of.NONE),
)
