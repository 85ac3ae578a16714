"""The interface for robots: a robot plans a turn from its seat's view, never from the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from engine.core import play
from engine.core.model import Action, Seat, State
from engine.core.randomness.chance import SeededChance

V = TypeVar("V", bound=Struct)
V_contra = TypeVar("V_contra", bound=Struct, contravariant=True)

MAX_ACTIONS = 200
"""Maximum number of actions per turn. Actual turns have far fewer."""


class ConsideredTurn(Struct, frozen=True):
    """A turn that a robot considered, and the expected lead in points after it.

    `tries` is the number of times that the search tried the turn.
    """

    actions: tuple[Action, ...]
    lead: float
    tries: int


class Plan(Struct, frozen=True):
    """A robot's plan: one or more actions that begin its turn, and the updated random source.

    The robot plans again if the turn continues after these actions, or after an action that reveals
    something.
    """

    actions: tuple[Action, ...]
    chance: SeededChance
    considered: tuple[ConsideredTurn, ...] = ()
    """The considered turns, the chosen one first. Empty if the robot does not search."""


class Robot(Protocol[V_contra]):
    """A robot.

    For equal arguments, `plan` returns the same plan on every machine.
    """

    version: int
    """The robot's version, which must be increased whenever its choices change."""
    nodes: int
    """Default number of nodes per turn; 0 if the robot does not search."""

    def plan(self, view: V_contra, offered: Sequence[Action], chance: SeededChance, budget: int) -> Plan:
        """Plan a turn for the seat that sees `view`.

        The first planned action is legal. `budget` is the maximum number of nodes. A robot that does not
        search ignores it.
        """
        ...


class Picker(ABC, Generic[V]):
    """A robot that chooses one action at a time."""

    version = 1
    nodes = 0

    @abstractmethod
    def pick(self, view: V, offered: Sequence[Action], chance: SeededChance) -> tuple[Action, SeededChance]:
        """Choose one of the legal actions, and return it with the updated random source."""

    def plan(self, view: V, offered: Sequence[Action], chance: SeededChance, budget: int = 0) -> Plan:
        """Plan only the next action."""
        action, chance = self.pick(view, offered, chance)
        return Plan((action,), chance)


class Planner(Protocol):
    """A function that plans a turn from a seat's view, its legal actions and a random source."""

    def __call__(self, view: Any, offered: Sequence[Action], chance: SeededChance) -> Plan:
        """Plan a turn, starting with one of the legal actions."""
        ...


class ObservableGame(Protocol):
    """The part of the game interface that is needed to play a turn from a seat's view."""

    def observe(self, state: Any, viewer: Seat | None) -> Any:
        """Return the view with everything that the viewer may know."""
        ...


def choose_turn(
    game: ObservableGame, state: State, seat: Seat, chance: SeededChance, planner: Planner
) -> tuple[tuple[Action, ...], SeededChance]:
    """Return a seat's actions until its turn ends or an action reveals something.

    Also return the updated random source. If a planned action turns out to be illegal, the planner plans
    again from there. The first action of each plan must be legal.
    """
    actions: list[Action] = []
    while len(actions) < MAX_ACTIONS and (pending := play.decision(state, seat)):
        plan = planner(game.observe(state, seat), pending.options(state), chance)
        chance = plan.chance
        for action in plan.actions:
            pending = play.decision(state, seat)
            if pending is None or not pending.is_legal(state, action):
                break
            actions.append(action)
            is_over = pending.reveals(state, action)
            state = play.apply_unchecked(state, action, seat)
            if is_over:
                return tuple(actions), chance
    return tuple(actions), chance
