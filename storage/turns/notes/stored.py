"""What is stored of who keeps private notes."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="private_notes", ids=("person",), words=("words",), is_personal=True),)
