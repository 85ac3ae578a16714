"""The interface for robots: a robot plans a turn from its seat's view, never from the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from engine.core import play
from engine.core.chance import SeededChance
from engine.core.model import Action, Seat, State

V = TypeVar("V", bound=Struct)
V_contra = TypeVar("V_contra", bound=Struct, contravariant=True)

MAX_ACTIONS = 200
"""Maximum number of actions per turn; real turns have far fewer."""


class ConsideredTurn(Struct, frozen=True):
    """A turn that a robot considered, with the expected lead in points after it.

    `tries` is how often the turn was tried.
    """

    actions: tuple[Action, ...]
    lead: float
    tries: int


class Plan(Struct, frozen=True):
    """A robot's plan: the first actions of its turn (at least one), and the remaining chance.

    The robot plans again if the turn continues after these actions, or after an action that reveals
    something.
    """

    actions: tuple[Action, ...]
    chance: SeededChance
    considered: tuple[ConsideredTurn, ...] = ()
    """The considered turns, the chosen one first. Empty if the robot does not search."""


class Robot(Protocol[V_contra]):
    """A robot.

    The same view, options, chance and budget give the same plan on every machine.
    """

    version: int
    """Increase this when the robot makes different choices than before."""
    nodes: int
    """Default number of nodes per turn; 0 if the robot does not search."""

    def plan(self, view: V_contra, offered: Sequence[Action], chance: SeededChance, budget: int) -> Plan:
        """Plan a turn for the seat whose view is given, starting with a legal action.

        `budget` is the maximum number of nodes. A robot that does not search ignores it.
        """
        ...


class Picker(ABC, Generic[V]):
    """A robot that chooses one action at a time."""

    version = 1
    nodes = 0

    @abstractmethod
    def pick(self, view: V, offered: Sequence[Action], chance: SeededChance) -> tuple[Action, SeededChance]:
        """Choose one of the legal actions, and return it with the remaining chance."""

    def plan(self, view: V, offered: Sequence[Action], chance: SeededChance, budget: int = 0) -> Plan:
        """Plan only the next action."""
        action, chance = self.pick(view, offered, chance)
        return Plan((action,), chance)


class Planner(Protocol):
    """A function that plans a seat's turn from a view, the options and a chance."""

    def __call__(self, view: Any, offered: Sequence[Action], chance: SeededChance) -> Plan:
        """Return a plan."""
        ...


class ObservableGame(Protocol):
    """The part of a game that is needed to play a turn: the seats' views."""

    def observe(self, state: Any, viewer: Seat | None) -> Any:
        """Return everything that a seat may know."""
        ...


def choose_turn(
    game: ObservableGame, state: State, seat: Seat, chance: SeededChance, planner: Planner
) -> tuple[tuple[Action, ...], SeededChance]:
    """Return a seat's actions until its turn ends or reveals something, and the remaining chance.

    If a planned action is illegal, the planner has to plan again from there. The first action of each plan
    must be legal.
    """
    actions: list[Action] = []
    while len(actions) < MAX_ACTIONS and (pending := play.decision(state, seat)):
        plan = planner(game.observe(state, seat), pending.options(state), chance)
        chance = plan.chance
        for action in plan.actions:
            pending = play.decision(state, seat)
            if pending is None or action not in pending.options(state):
                break
            actions.append(action)
            is_over = pending.reveals(state, action)
            state = play.apply_unchecked(state, action, seat)
            if is_over:
                return tuple(actions), chance
    return tuple(actions), chance
