"""What is stored of who had something of a match posted."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="shared", ids=("person",)),)
