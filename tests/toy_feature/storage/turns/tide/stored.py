"""What is stored of people and servers in marks."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="tide_marks", ids=("person",), is_personal=True),)
