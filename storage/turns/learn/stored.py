"""What is stored of who is in which lesson."""

from __future__ import annotations

from storage.core.stored import Of, Stored

STORED = (Stored(table="lessons", of=Of.NONE, ids=("person",), is_personal=True),)
