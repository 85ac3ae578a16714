"""What is stored of who follows matches of others."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="follows", ids=("person",), is_personal=True),)
