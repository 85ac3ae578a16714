"""What is decided about a seat that was to change hands."""

from __future__ import annotations

from host.log.entries import SeatRuling


class ReplaceRefused(SeatRuling, frozen=True, kw_only=True, tag="replace-refused"):
    """Whoever sits in a seat stays."""
