"""User errors during a turn; each error contains the current panel."""

from __future__ import annotations

from engine.core.text import text
from host.core.errors import UserError
from host.turns.play.panels import Offer, Panel


class StaleRevision(UserError):
    """Raised if a choice was made in an outdated panel.

    The error contains the current panel.
    """

    def __init__(self, panel: Panel) -> None:
        super().__init__(text("refusal-stale"), panel.names)
        self.panel = panel


class RevealNotConfirmed(UserError):
    """Raised if an option reveals information and would therefore confirm the turn so far.

    The player has to choose the option again to confirm.
    """

    def __init__(self, panel: Panel, offer: Offer) -> None:
        super().__init__(text("refusal-reveals"), panel.names)
        self.panel = panel
        self.offer = offer


class PartlyChosen(UserError):
    """Raised if some of several selected options were impossible after the others.

    The error contains the panel after the possible choices.
    """

    def __init__(self, panel: Panel, omitted_count: int) -> None:
        super().__init__(text("refusal-partly-chosen", count=omitted_count), panel.names)
        self.panel = panel
