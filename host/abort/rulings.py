"""What is decided about a match that was to be called off."""

from __future__ import annotations

from typing import TypeAlias

from host.log.entries import Ruling


class Aborted(Ruling, frozen=True, kw_only=True, tag="aborted"):
    """All want the match ended."""


class AbortRefused(Ruling, frozen=True, kw_only=True, tag="abort-refused"):
    """The match goes on."""


AbortRuling: TypeAlias = Aborted | AbortRefused
