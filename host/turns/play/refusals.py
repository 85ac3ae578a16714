"""Slips of whoever takes a turn: with each comes the panel to choose from now."""

from __future__ import annotations

from engine.core.text import text
from host.core.errors import Refusal
from host.turns.play.panels import Panel


class StaleRevision(Refusal):
    """The choice was made on a panel that is no longer the present one, which comes with the refusal."""

    def __init__(self, panel: Panel) -> None:
        super().__init__(text("refusal-stale"), panel.names)
        self.panel = panel


class RevealsFirst(Refusal):
    """The option uncovers something and confirms the turn so far: it has to be chosen again, knowingly."""

    def __init__(self, panel: Panel, index: int) -> None:
        super().__init__(text("refusal-reveals"), panel.names)
        self.panel = panel
        self.index = index
