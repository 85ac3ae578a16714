"""Surfacing under rules version 1: even after the last pearl, the diver may look at the tide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.pearls.steps.rise import Rise

if TYPE_CHECKING:
    from engine.games.pearls.state import PearlsState


class Rise1(Rise, frozen=True, tag="rise"):
    """A decision: end the dive under the old rule.

    States that were stored with this tag keep the rule.
    """

    def has_breath(self, state: PearlsState) -> bool:
        """Return True."""
        return True
