"""What is stored of seats that people had who were forgotten."""

from __future__ import annotations

from storage.core.stored import Stored

STORED = (Stored(table="forgotten_seats"),)
