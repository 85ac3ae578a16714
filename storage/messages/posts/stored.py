"""What is stored of people in what was posted."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="posted", texts=("plain",), told=("plain",)),)
