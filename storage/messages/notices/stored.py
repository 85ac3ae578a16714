"""What is stored of people in notices, mutes, and who is there."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (
    Stored(table="notices", texts=("payload",)),
    Stored(table="mutes", ids=("person",), is_personal=True),
    Stored(table="presences", ids=("person",), is_personal=True),
)
