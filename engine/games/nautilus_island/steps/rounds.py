"""The steps of a round and its end.

See "Turn order", "Round end" and "Game end" in the rule book.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import LogEvent, Seat, TableStep
from engine.core.text import text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.components import SIDES
from engine.games.nautilus_island.steps.explore import Explore

if TYPE_CHECKING:
    from engine.games.nautilus_island.state import NautilusState


def round_of(order: tuple[Seat, ...]) -> tuple[Explore | EndRound, ...]:
    """Return a round's steps: all seats take a turn in turn order, then the round ends."""
    return (*(Explore(seat) for seat in order), EndRound())


def from_the_back(state: NautilusState) -> tuple[Seat, ...]:
    """Return the seats in the order of their castaways' columns, from the back."""
    return tuple(sorted(range(state.seats), key=lambda seat: state.castaways[seat].column or 0))


class EndRound(TableStep, frozen=True):
    """The table step that ends a round, once all castaways are on the same side.

    If a column is empty, each seat has one more turn before the game ends.
    """

    def run(self, state: NautilusState) -> NautilusState:
        """Begin the next round, or end the game after the last round.

        In the next round, the castaway who is farthest back moves first.
        """
        if state.is_last:
            return replace(state, round=state.round + 1)
        order = from_the_back(state)
        begun = replace(state, round=state.round + 1, order=order, is_last=state.is_ending)
        return begun.push(*round_of(order))

    def log_events(self, state: NautilusState) -> tuple[LogEvent, ...]:
        """Return the log event for the next round: its turn order, its side, and whether it is the last one."""
        if state.is_last:
            return ()
        order = tuple(words.seat_name(seat) for seat in from_the_back(state))
        side = words.side(SIDES[state.round % 2])
        key = "nautilus-island-tell-last-round" if state.is_ending else "nautilus-island-tell-round"
        return (LogEvent(text(key, round=state.round + 1, order=order, side=side)),)

    def reveals(self, state: NautilusState) -> bool:
        """Return whether the game ends here.

        At the end of the game, the hands are revealed.
        """
        return state.is_last
