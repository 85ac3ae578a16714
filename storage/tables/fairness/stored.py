"""What is stored of people and servers in what binds the chance of a match."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (
    Stored(table="commitments", texts=("transcript",)),
    Stored(table="contributions", ids=("person",), words=("words",)),
    Stored(table="frozen_keys"),
)
