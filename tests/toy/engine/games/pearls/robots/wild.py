"""Takes anything."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Seeded
from engine.core.model import Action
from engine.core.robots import Picker
from engine.games.pearls.view import View


class Wild(Picker[View]):
    """Chooses by chance, so that it is met doing everything."""

    def pick(self, view: View, offered: Sequence[Action], chance: Seeded) -> tuple[Action, Seeded]:
        """Draw one of the offered actions."""
        place, chance = chance.below(len(offered))
        return offered[place], chance
