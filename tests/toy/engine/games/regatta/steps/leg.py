"""A leg: the wind, everybody's effort, the hours it took (2 to 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Event, TableStep
from engine.core.text import Text, Who, text
from engine.games.regatta.components import hours
from engine.games.regatta.steps.row import ChooseEffort

if TYPE_CHECKING:
    from engine.games.regatta.state import RegattaState


class TurnWind(TableStep, frozen=True):
    """The wind of the leg is turned up, and everybody chooses."""

    def run(self, state: RegattaState) -> RegattaState:
        """Turn it up and ask one boat after the other, another one first each leg."""
        efforts = (None,) * state.seats
        state = replace(state, is_windy=True, efforts=efforts)
        order = ((len(state.rowed) + place) % state.seats for place in range(state.seats))
        return state.push(*map(ChooseEffort, order), ShowEfforts())

    def tell(self, state: RegattaState) -> tuple[Event, ...]:
        """Tell everybody which wind it is."""
        return (Event(Text(f"regatta-turned-{state.wind}")),)


class ShowEfforts(TableStep, frozen=True):
    """All efforts are shown and the hours counted; there is another leg unless it was the last."""

    def run(self, state: RegattaState) -> RegattaState:
        """Add the hours of the leg."""
        shown = state.shown()
        taken = hours(state.wind, shown)
        total = tuple(before + more for before, more in zip(state.hours, taken, strict=True))
        state = replace(
            state, hours=total, rowed=(*state.rowed, shown), efforts=(None,) * state.seats, is_windy=False
        )
        return state.push(TurnWind()) if len(state.rowed) < state.edition.legs else state

    def tell(self, state: RegattaState) -> tuple[Event, ...]:
        """Tell everybody what each boat did and what it took."""
        shown = state.shown()
        return tuple(
            Event(text("regatta-rowed", who=Who(seat), effort=shown[seat], hours=taken))
            for seat, taken in enumerate(hours(state.wind, shown))
        )
