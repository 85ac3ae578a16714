"""A wave comes (2) and ends (4): a leak sends the weakest bailer overboard."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import LogEvent, TableStep
from engine.core.text import LocalizedText, SeatName, text
from engine.games.leak.components import HAND, MAX_LEAKS, water
from engine.games.leak.steps.bail import BailWater

if TYPE_CHECKING:
    from engine.games.leak.state import LeakState


class TurnWave(TableStep, frozen=True):
    """A table step that turns up the next wave."""

    def run(self, state: LeakState) -> LeakState:
        """Turn up the wave, and let the seats bail."""
        return replace(state, turned=state.turned + 1, bailed=()).push(NextBailer())

    def log_events(self, state: LeakState) -> tuple[LogEvent, ...]:
        """Return a public event with the wave."""
        wave = state.waves[state.turned]
        return (LogEvent(text(f"leak-wave-{wave}", water=water(wave, len(state.living)))),)


class NextBailer(TableStep, frozen=True):
    """A table step that asks the next seat, or ends the wave."""

    def run(self, state: LeakState) -> LeakState:
        """Ask the next seat that has not bailed yet."""
        done = [seat for seat, _ in state.bailed]
        waiting = [seat for seat in state.living if seat not in done]
        return state.push(*([BailWater(waiting[0]), NextBailer()] if waiting else [EndWave()]))

    def reveals(self, state: LeakState) -> bool:
        """Uncover nothing."""
        return False


class EndWave(TableStep, frozen=True):
    """A table step that ends the wave."""

    def run(self, state: LeakState) -> LeakState:
        """Send the weakest bailer overboard if water is left, and begin the next wave."""
        state = replace(state, finished=state.finished + 1)
        if is_leaking(state):
            state = replace(state, leaks=state.leaks + 1, overboard=(*state.overboard, weakest(state)))
        if state.leaks == MAX_LEAKS or state.finished == HAND:
            return state
        return state.push(TurnWave())

    def log_events(self, state: LeakState) -> tuple[LogEvent, ...]:
        """Return a public event about the leak, if there is one."""
        if not is_leaking(state):
            return (LogEvent(LocalizedText("leak-dry")),)
        return (LogEvent(text("leak-overboard", who=SeatName(weakest(state)))),)


def is_leaking(state: LeakState) -> bool:
    """Return whether the seats have bailed too little."""
    bailed = sum(amount for _, amount in state.bailed)
    return bailed < water(state.waves[state.turned - 1], len(state.living))


def weakest(state: LeakState) -> int:
    """Return the seat on board that bailed the least; of several, the last one."""
    return min((one for one in reversed(state.bailed) if one[0] in state.living), key=itemgetter(1))[0]
