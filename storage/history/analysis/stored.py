"""What is stored of analyses."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="analyses"), Stored(table="judgements"))
