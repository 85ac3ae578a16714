"""What is decided about a seat whose time has run out."""

from __future__ import annotations

from typing import TypeAlias

from host.log.entries import SeatRuling, StandsIn


class WaitsFor(SeatRuling, frozen=True, kw_only=True, tag="waits"):
    """The others wait for a seat."""


class LooksForSubstitute(SeatRuling, frozen=True, kw_only=True, tag="wanted"):
    """A substitute is looked for."""


AbsenceRuling: TypeAlias = WaitsFor | LooksForSubstitute | StandsIn
