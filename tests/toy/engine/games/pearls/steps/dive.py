"""A dive: the seat takes one to three pearls, but no more than there are in the pile (1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Decision, Label, LogEvent, Seat, Viewer
from engine.core.text import LocalizedText, SeatName, text
from engine.games.pearls.actions import Take
from engine.games.pearls.steps.rise import Rise
from engine.games.pearls.steps.rise_1 import Rise1

if TYPE_CHECKING:
    from engine.games.pearls.state import PearlsState


class Dive(Decision, frozen=True):
    """A decision on how many pearls to take from the pile."""

    def options(self, state: PearlsState) -> tuple[Take, ...]:
        """Return the options, one for each number of pearls that the seat can take."""
        return tuple(Take(count) for count in range(1, min(state.most, state.pile) + 1))

    def apply(self, state: PearlsState, action: Take) -> PearlsState:
        """Move the pearls to the seat, and let it decide how to end the dive."""
        owned = tuple(own + action.count * (seat == self.seat) for seat, own in enumerate(state.owned))
        state = replace(state, owned=owned, pile=state.pile - action.count)
        return state.push(create_rise(state.rules_version, self.seat, action.count))

    def prompt(self, state: PearlsState) -> LocalizedText:
        """Return the question how many pearls to take."""
        return text("pearls-ask-dive", pile=state.pile)

    def is_known_to(self, state: PearlsState, viewer: Viewer) -> bool:
        """Return True, because the pile is public."""
        return True

    def label(self, state: PearlsState, action: Take) -> Label:
        """Return the number of pearls as the label."""
        return Label(text("pearls-take", count=action.count), group=LocalizedText("pearls-pearls"))

    def log_events(self, state: PearlsState, action: Take) -> tuple[LogEvent, ...]:
        """Return a public event with the number of pearls taken."""
        return (LogEvent(text("pearls-took", who=SeatName(self.seat), count=action.count)),)


def create_rise(rules_version: int, seat: Seat, taken: int) -> Rise:
    """Return the step that ends a dive under the given rules version."""
    return Rise1(seat, taken) if rules_version == 1 else Rise(seat, taken)
