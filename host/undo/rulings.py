"""What is decided about moves that were to be taken back."""

from __future__ import annotations

from host.log.entries import SeatRuling


class UndoRefused(SeatRuling, frozen=True, kw_only=True, tag="undo-refused"):
    """The moves of a seat stay."""
