"""Tests on which a planned turn may hang: a game's own, typed, named in words, told from a view alone."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.model import Seat, kebab
from engine.core.text import LocalizedText

MAX_CONDITIONS = 25
"""More than one menu holds."""


class Condition(Struct, frozen=True, tag_field="if", tag=kebab, omit_defaults=True):
    """One test; its fields say what is tested, its JSON is kept with the plan."""

    def name(self) -> LocalizedText:
        """Return the test in words that go on after "only if": `nobody else takes coffee`."""
        raise NotImplementedError

    def holds(self, view: Any, seat: Seat) -> bool:
        """Tell whether it holds by what the seat sees; it knows nothing besides and changes nothing."""
        raise NotImplementedError
