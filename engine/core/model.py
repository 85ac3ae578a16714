"""The base types of every game: states, actions, steps, log events and labels.

State, Action and Step are frozen structs of tuples. Pending steps are a tuple with the next step first.
"""

from __future__ import annotations

from typing import Any, Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import LocalizedText

Seat: TypeAlias = int
Viewer: TypeAlias = "Seat | None"
"""The viewer: a seat, or None for a spectator. A spectator sees only public information."""


def kebab(name: str) -> str:
    """Convert a class name to its tag: `TakeTurn` becomes `take-turn`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Action(Struct, frozen=True, tag_field="move", tag=kebab, omit_defaults=True):
    """One choice of a seat in rule-book terms.

    Its JSON is the move of the harbour record (docs/record.md).
    """


class Label(Struct, frozen=True):
    """An option in words.

    `group` collects options of one kind under one heading (one select menu). Options without a group are
    shown separately (buttons). `detail` is a second line: the cost, the effect.
    """

    text: LocalizedText
    group: LocalizedText | None = None
    detail: LocalizedText | None = None


class LogEvent(Struct, frozen=True):
    """Something that happened, in words; `audience` lists the seats that may read it, None means all."""

    text: LocalizedText
    audience: tuple[Seat, ...] | None = None


class Step(Struct, frozen=True, tag_field="step", tag=kebab):
    """A pending step; its fields are the state of a half-finished turn."""


class Decision(Step, frozen=True):
    """A step in which a seat chooses one of the options."""

    seat: Seat

    def options(self, state: Any) -> tuple[Action, ...]:
        """Return every legal action, each once, in a stable order; never empty."""
        raise NotImplementedError

    def apply(self, state: Any, action: Any) -> Any:
        """Return the state after a legal action.

        This step has already been removed from the `state` passed in.
        """
        raise NotImplementedError

    def prompt(self, state: Any) -> LocalizedText:
        """Return the question put to the seat."""
        raise NotImplementedError

    def label(self, state: Any, action: Any) -> Label:
        """Return the option in words, with its current cost."""
        raise NotImplementedError

    def log_events(self, state: Any, action: Any) -> tuple[LogEvent, ...]:
        """Return the log events of this choice for other players; `state` is the state before it."""
        raise NotImplementedError

    def closing_action(self, state: Any) -> Action | None:
        """Return the option that only ends the current activity, if any.

        Confirming a turn may imply it.
        """
        return None

    def passing_action(self, state: Any) -> Action | None:
        """Return the option that declines this decision, if any.

        A player who passes in advance takes it.
        """
        return None

    def reveals(self, state: Any, action: Any) -> bool:
        """Return whether the action reveals hidden information or chance.

        Such an action can't be undone.
        """
        return False

    def shows_others(self, state: Any, action: Any) -> bool:
        """Return whether the action shows others what only this seat knew, e.g. cards played from a hand."""
        return False

    def is_known_to(self, state: Any, viewer: Viewer) -> bool:
        """Return whether a viewer may know the options, their labels and their non-revealing effects.

        If so, none of these may depend on anything hidden from that viewer.
        """
        return viewer == self.seat


class TableStep(Step, frozen=True):
    """An automatic step between turns: end of a phase or a round, final scoring."""

    def run(self, state: Any) -> Any:
        """Return the state after the step; this step has already been removed from the `state` passed in."""
        raise NotImplementedError

    def log_events(self, state: Any) -> tuple[LogEvent, ...]:
        """Return the log events of the step for everyone; `state` is the state before it."""
        return ()

    def reveals(self, state: Any) -> bool:
        """Return whether the step may reveal hidden information or chance.

        If it returns False, everyone can foresee the result.
        """
        return True


class SimultaneousStep(TableStep, frozen=True):
    """Secret simultaneous choices of several seats, revealed when all have chosen.

    A game's own step names its actions in the type of `chosen`, so that its JSON is parsed with types. The
    step's `run` and its log-event method define the result of the choices once no seat is missing. Each seat
    gets a `Decision` that does not depend on the choices of others. Its `apply` is never called: the action
    is stored here.
    """

    chosen: tuple[tuple[Any, ...], ...]
    """The actions chosen so far, by seat. No view shows them to another seat."""

    def decision(self, state: Any, seat: Seat) -> Decision | None:
        """Return the next decision of a seat after its choices so far; None if it has finished choosing."""
        raise NotImplementedError

    def awaited_seats(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that still have to choose, in seat order."""
        return tuple(seat for seat in range(len(self.chosen)) if self.decision(state, seat) is not None)

    def choose(self, seat: Seat, action: Any) -> Self:
        """Return the step with one more action of a seat."""
        own = (*self.chosen[seat], action)
        return replace(self, chosen=(*self.chosen[:seat], own, *self.chosen[seat + 1 :]))


class State(Struct, frozen=True):
    """The part of a game's state that core knows: the pending steps, next first.

    It is empty when the game is over. A game's own state names the union of its steps as the type of `stack`,
    so that its JSON is parsed with types.
    """

    stack: tuple[Step, ...]

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        raise NotImplementedError

    def push(self, *steps: Step) -> Self:
        """Return the state with these steps pushed before all others, in this order."""
        return replace(self, stack=(*steps, *self.stack))

    def pop(self) -> Self:
        """Return the state without its next step."""
        return replace(self, stack=self.stack[1:])


class IllegalAction(Exception):
    """Raised if an action is not among the options of the pending decision (a user error)."""

    def __init__(self, action: object) -> None:
        super().__init__(f"not offered: {action!r}")
        self.action = action


class GameOver(Exception):
    """Raised if a choice arrives after the end of the game (a user error)."""
