"""What is stored of who wants to be told of open tables."""

from __future__ import annotations

from storage.core.stored import Of, Stored

STORED = (Stored(table="opening_wishes", of=Of.SERVER, ids=("person",), is_personal=True),)
