"""What is stored of rematches."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="rematches"),)
