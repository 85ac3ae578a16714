"""What is stored of people and servers in sandboxes."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="sandboxes", ids=("person",), is_personal=True),)
