"""Surfacing in rules version 1: the diver may look at the tide even after taking the last pearl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.pearls.steps.rise import Rise

if TYPE_CHECKING:
    from engine.games.pearls.state import PearlsState


class Rise1(Rise, frozen=True, tag="rise"):
    """A decision to end the dive under the old rule.

    It has the same tag as the decision in older stored states, which therefore keep the old rule.
    """

    def has_breath(self, state: PearlsState) -> bool:
        """Return True."""
        return True
