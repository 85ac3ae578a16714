"""On what a planned dive may hang."""

from __future__ import annotations

from engine.core.conditions import Condition
from engine.core.model import Seat
from engine.core.text import LocalizedText, text
from engine.games.pearls.view import View

OFFERED = (2, 4, 8, 12)


class PearlsLeft(Condition, frozen=True):
    """So many pearls are left when the dive begins."""

    count: int

    def name(self) -> LocalizedText:
        """Name how many there are to be."""
        return text("pearls-if-left", count=self.count)

    def holds(self, view: View, seat: Seat) -> bool:
        """Count the pile."""
        return view.pile >= self.count


class Ahead(Condition, frozen=True):
    """The seat has more pearls than every other one."""

    def name(self) -> LocalizedText:
        """Name it."""
        return LocalizedText("pearls-if-ahead")

    def holds(self, view: View, seat: Seat) -> bool:
        """Compare the seat's pearls with those of the others."""
        return all(own < view.owned[seat] for other, own in enumerate(view.owned) if other != seat)


AnyCondition = PearlsLeft | Ahead


def offered(view: View) -> tuple[AnyCondition, ...]:
    """Return what a seat may choose from while so many pearls are left."""
    return (*(PearlsLeft(count) for count in OFFERED if count <= view.pile), Ahead())
