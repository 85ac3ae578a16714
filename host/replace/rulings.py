"""What is decided about a seat that was to change hands."""

from __future__ import annotations

from typing import TypeAlias

from host.log.entries import SeatRuling


class ReplaceRefused(SeatRuling, frozen=True, kw_only=True, tag="replace-refused"):
    """Whoever sits in a seat stays."""


class SeatDeclined(SeatRuling, frozen=True, kw_only=True, tag="seat-declined"):
    """Whoever was asked to play on in a seat does not."""


ReplaceRuling: TypeAlias = ReplaceRefused | SeatDeclined
