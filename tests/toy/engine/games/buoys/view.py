"""The view of a game of Buoys, which shows everything."""

from __future__ import annotations

from msgspec import Struct


class View(Struct, frozen=True):
    """The harbour, which all viewers see alike."""

    fields: tuple[int | None, ...]
    """The owner of the buoy in each field."""
    active_seat: int | None
    is_finished: bool
    winner: int | None
