"""What is stored of people and servers in ratings."""

from __future__ import annotations

from storage.core.stored import Of, Stored

STORED = (
    Stored(table="rated"),
    Stored(table="pools", of=Of.SERVER),
    Stored(table="ratings", of=Of.SERVER, ids=("person",)),
    Stored(table="rating_changes", of=Of.SERVER, ids=("person",)),
)
