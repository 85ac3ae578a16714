"""That nobody has touched a match."""

from __future__ import annotations

from host.log.entries import Ruling


class Deserted(Ruling, frozen=True, kw_only=True, tag="deserted"):
    """The match is closed, for nobody has touched it for long."""
