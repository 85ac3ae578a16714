"""What is decided about a seat that was to change hands."""

from __future__ import annotations

from host.match.entries import SeatRuling


class ReplaceRefused(SeatRuling, frozen=True, kw_only=True, tag="replace-refused"):
    """Whoever sits in a seat stays."""
