"""What is stored of people and servers in results."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="results", ids=("person",)),)
