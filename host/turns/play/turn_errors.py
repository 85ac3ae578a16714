"""User errors during a turn.

Each contains the current panel.
"""

from __future__ import annotations

from engine.core.text import text
from host.core.errors import UserError
from host.turns.play.panels import Panel


class StaleRevision(UserError):
    """The choice was made on an outdated panel.

    The error contains the current panel.
    """

    def __init__(self, panel: Panel) -> None:
        super().__init__(text("refusal-stale"), panel.names)
        self.panel = panel


class RevealNotConfirmed(UserError):
    """The option reveals something and confirms the turn so far.

    The player has to choose it again to confirm.
    """

    def __init__(self, panel: Panel, index: int) -> None:
        super().__init__(text("refusal-reveals"), panel.names)
        self.panel = panel
        self.index = index
