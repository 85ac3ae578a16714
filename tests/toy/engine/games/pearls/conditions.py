"""Conditions for planned dives."""

from __future__ import annotations

from engine.core.model import Seat
from engine.core.plans.conditions import Condition
from engine.core.text import LocalizedText, text
from engine.games.pearls.view import View

OFFERED = (2, 4, 8, 12)


class PearlsLeft(Condition, frozen=True):
    """A condition that at least a given number of pearls is left when the dive begins."""

    count: int

    def name(self) -> LocalizedText:
        """Return the condition as text."""
        return text("pearls-if-left", count=self.count)

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether at least the given number of pearls is left in the pile."""
        return view.pile >= self.count


class Ahead(Condition, frozen=True):
    """A condition that the seat has more pearls than every other seat."""

    def name(self) -> LocalizedText:
        """Name it."""
        return LocalizedText("pearls-if-ahead")

    def holds(self, view: View, seat: Seat) -> bool:
        """Return whether the seat has more pearls than every other seat."""
        return all(own < view.owned[seat] for other, own in enumerate(view.owned) if other != seat)


AnyCondition = PearlsLeft | Ahead


def conditions_for(view: View) -> tuple[AnyCondition, ...]:
    """Return the conditions that make sense for the number of pearls in the pile."""
    return (*(PearlsLeft(count) for count in OFFERED if count <= view.pile), Ahead())
