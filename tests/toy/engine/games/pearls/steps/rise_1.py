"""The diver surfaces, as in rules version 1: after the last pearl too there is breath left to look at the tide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.pearls.steps.rise import Rise

if TYPE_CHECKING:
    from engine.games.pearls.state import PearlsState


class Rise1(Rise, frozen=True, tag="rise"):
    """End the dive, perhaps after a look; what was stored under this tag goes on like that."""

    def has_breath(self, state: PearlsState) -> bool:
        """Tell that there always is."""
        return True
