"""What is stored of people in how reliably they have played."""

from __future__ import annotations

from storage.core.stored import Of, Stored

STORED = (Stored(table="reliability", of=Of.NONE, ids=("person",), is_personal=True),)
