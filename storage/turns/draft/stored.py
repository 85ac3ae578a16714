"""What is stored of people and servers in drafts."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="drafts"),)
