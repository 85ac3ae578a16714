"""The contract of the house's players: a robot plans a turn from what its seat sees, never from the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from engine.core import play
from engine.core.chance import Seeded
from engine.core.model import Action, Seat, State

V = TypeVar("V", bound=Struct)
V_contra = TypeVar("V_contra", bound=Struct, contravariant=True)

MAX_ACTIONS = 200
"""Actions of one turn; a turn has far fewer."""


class Considered(Struct, frozen=True):
    """A turn that a robot has weighed: the points by which it expects to lead after it, and how often it tried it."""

    actions: tuple[Action, ...]
    lead: float
    tries: int


class Plan(Struct, frozen=True):
    """What a robot means to do: the first actions of its turn, at least one, and the chance that is left to it.

    It is asked again where the turn goes on after them, or one of them uncovers something.
    """

    actions: tuple[Action, ...]
    chance: Seeded
    considered: tuple[Considered, ...] = ()
    """The turns it has weighed, the chosen one first; none where it does not search."""


class Robot(Protocol[V_contra]):
    """A player of the house; the same view, options, chance and budget give the same plan on any machine."""

    version: int
    """Raised when it chooses otherwise than before."""
    nodes: int
    """Positions it looks at for a turn, as a rule; 0 where it answers at once."""

    def plan(self, view: V_contra, offered: Sequence[Action], chance: Seeded, budget: int) -> Plan:
        """Plan the turn of the seat that sees this, beginning with an offered action.

        `budget` is how many positions it may look at; a robot that does not search needs none.
        """
        ...


class Picker(ABC, Generic[V]):
    """A robot that chooses action by action."""

    version = 1
    nodes = 0

    @abstractmethod
    def pick(self, view: V, offered: Sequence[Action], chance: Seeded) -> tuple[Action, Seeded]:
        """Choose among the offered actions, and return the chance that is left."""

    def plan(self, view: V, offered: Sequence[Action], chance: Seeded, budget: int = 0) -> Plan:
        """Plan the next action alone."""
        action, chance = self.pick(view, offered, chance)
        return Plan((action,), chance)


class Player(Protocol):
    """Whoever answers for a seat with a view, options and a chance."""

    def __call__(self, view: Any, offered: Sequence[Action], chance: Seeded) -> Plan:
        """Return a plan."""
        ...


class Seeing(Protocol):
    """What of a game is needed to play a turn: what a seat sees."""

    def observe(self, state: Any, viewer: Seat | None) -> Any:
        """Return all that a seat may know."""
        ...


def turn(
    game: Seeing, state: State, seat: Seat, chance: Seeded, player: Player
) -> tuple[tuple[Action, ...], Seeded]:
    """Return a seat's actions up to the end of its turn, or to one that uncovers something; and the chance left.

    A player that plans what is not offered is asked anew from there; it must begin with an offered action.
    """
    actions: list[Action] = []
    while len(actions) < MAX_ACTIONS and (pending := play.decision(state, seat)):
        plan = player(game.observe(state, seat), pending.options(state), chance)
        chance = plan.chance
        for action in plan.actions:
            pending = play.decision(state, seat)
            if pending is None or action not in pending.options(state):
                break
            actions.append(action)
            is_over = pending.reveals(state, action)
            state = play.follow(state, action, seat)
            if is_over:
                return tuple(actions), chance
    return tuple(actions), chance
