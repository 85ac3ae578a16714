"""Moves that are taken back by authority, as the audit keeps it."""

from __future__ import annotations

from engine.core.text import Text, text
from host.matches.log.entries import SeatRuling
from host.matches.permissions.gate import Act


class TakeBack(Act, frozen=True, tag="undo"):
    """The moves after an entry of the log were taken back."""

    to: int

    def describe(self) -> Text:
        """Return how far."""
        return text("act-undo", entry=self.to)


class UndoRefused(SeatRuling, frozen=True, kw_only=True, tag="undo-refused"):
    """The moves of a seat stay."""
