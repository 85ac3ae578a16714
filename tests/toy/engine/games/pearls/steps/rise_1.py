"""Surfacing in rules version 1: the diver may look at the tide even after taking the last pearl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.pearls.steps.rise import Rise

if TYPE_CHECKING:
    from engine.games.pearls.state import PearlsState


class Rise1(Rise, frozen=True, tag="rise"):
    """A decision to end the dive, according to the old rule.

    Stored states with this tag keep using the rule.
    """

    def has_breath(self, state: PearlsState) -> bool:
        """Return True."""
        return True
