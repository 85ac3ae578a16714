"""The view of a game. Everyone sees the same, because nothing is hidden."""

from __future__ import annotations

from msgspec import Struct


class View(Struct, frozen=True):
    """The board as one viewer sees it."""

    marks: tuple[int | None, ...]
    """The seat that has placed a mark on each field."""
    active_seat: int | None
    is_finished: bool
    winner: int | None
