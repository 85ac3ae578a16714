"""What is stored of people and servers in their settings."""

from __future__ import annotations

from storage.core.stored import Of, Stored

STORED = (
    Stored(table="people", of=Of.NONE, ids=("id",), names=("name",), texts=("settings",)),
    Stored(table="servers", of=Of.ITSELF),
)
