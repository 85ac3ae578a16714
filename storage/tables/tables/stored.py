"""What is stored of who was invited, and of what people have lately done."""

from __future__ import annotations

from storage.core.stored import Of, Stored

STORED = (
    Stored(table="invites", ids=("person",), names=("name",), is_personal=True),
    Stored(table="hinted"),
    Stored(table="rates", of=Of.NONE, ids=("person", "whom"), is_personal=True),
)
