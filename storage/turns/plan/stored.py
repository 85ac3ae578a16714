"""What is stored of people and servers in plans."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="plans"),)
