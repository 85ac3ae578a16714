"""The shapes every game is made of: actions, steps, what is told, what is offered.

State, Action and Step are frozen structs of tuples. What is pending is a tuple of steps, the next one first.
"""

from __future__ import annotations

from typing import Any, Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import LocalizedText

Seat: TypeAlias = int
Viewer: TypeAlias = "Seat | None"
"""Who looks: a seat, or None for a spectator, who knows what is public."""


def kebab(name: str) -> str:
    """Turn a class name into its tag: `TakeTurn` is `take-turn`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Action(Struct, frozen=True, tag_field="move", tag=kebab, omit_defaults=True):
    """One choice of a seat, in rule-book terms; its JSON is the move of the harbour record (docs/record.md)."""


class Label(Struct, frozen=True):
    """An option in words.

    `group` gathers options of one kind under one heading (one select menu); options without a group stand alone
    (buttons). `detail` is a second line: the cost, the effect.
    """

    text: LocalizedText
    group: LocalizedText | None = None
    detail: LocalizedText | None = None


class Event(Struct, frozen=True):
    """Something that happened, in words; `audience` None is everybody, else the only seats that may read it."""

    text: LocalizedText
    audience: tuple[Seat, ...] | None = None


class Step(Struct, frozen=True, tag_field="step", tag=kebab):
    """Something to come; its fields are the half-done turn."""


class Decision(Step, frozen=True):
    """A step in which a seat chooses one of the options."""

    seat: Seat

    def options(self, state: Any) -> tuple[Action, ...]:
        """Return every legal action, each once, in a stable order; never empty."""
        raise NotImplementedError

    def apply(self, state: Any, action: Any) -> Any:
        """Return the state after an offered action; `state` comes with this step already taken off the stack."""
        raise NotImplementedError

    def prompt(self, state: Any) -> LocalizedText:
        """Return the question put to the seat."""
        raise NotImplementedError

    def label(self, state: Any, action: Any) -> Label:
        """Return the option in words, with its cost as it stands now."""
        raise NotImplementedError

    def tell(self, state: Any, action: Any) -> tuple[Event, ...]:
        """Return what others read of this choice, from the state before it."""
        raise NotImplementedError

    def closing(self, state: Any) -> Action | None:
        """Return the option that merely ends what the seat is doing, if there is one: to confirm may imply it."""
        return None

    def passing(self, state: Any) -> Action | None:
        """Return the option that gives up what the seat is asked, if there is one: to pass in advance takes it."""
        return None

    def reveals(self, state: Any, action: Any) -> bool:
        """Tell whether the action uncovers hidden information or chance, so that it can't be taken back."""
        return False

    def shows_others(self, state: Any, action: Any) -> bool:
        """Tell whether the action uncovers to others what the seat alone knew, as cards laid down from a hand."""
        return False

    def known_to(self, state: Any, viewer: Viewer) -> bool:
        """Tell whether a viewer may know the options, their words, and what comes of those that don't reveal.

        Then none of it may depend on what that viewer does not see.
        """
        return viewer == self.seat


class TableStep(Step, frozen=True):
    """A step the table does by itself, between the turns: end of a phase, of a round, final scoring."""

    def run(self, state: Any) -> Any:
        """Return the state after the step; `state` comes with this step already taken off the stack."""
        raise NotImplementedError

    def tell(self, state: Any) -> tuple[Event, ...]:
        """Return what everybody reads of it, from the state before it."""
        return ()

    def reveals(self, state: Any) -> bool:
        """Tell whether the step may uncover hidden information or chance to anybody; else anybody can foresee it."""
        return True


class Together(TableStep, frozen=True):
    """Several seats choose at the same time and in secret; it is uncovered when all have chosen.

    A game's own step names its actions in the type of `chosen`, so that JSON of it reads back typed, and says in
    `run` and `tell` what comes of the choices, when no seat is missing. Each seat is asked by a `Decision` that
    depends on nothing the others have chosen; its `apply` is never called: the action is kept here.
    """

    chosen: tuple[tuple[Any, ...], ...]
    """By seat the actions it has chosen so far. No view shows them to another seat."""

    def decision(self, state: Any, seat: Seat) -> Decision | None:
        """Return what a seat is asked after what it has chosen so far; None where it has no more to choose."""
        raise NotImplementedError

    def missing(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that have not chosen all, in their order."""
        return tuple(seat for seat in range(len(self.chosen)) if self.decision(state, seat) is not None)

    def choose(self, seat: Seat, action: Any) -> Self:
        """Return the step with one more action of a seat."""
        own = (*self.chosen[seat], action)
        return replace(self, chosen=(*self.chosen[:seat], own, *self.chosen[seat + 1 :]))


class State(Struct, frozen=True):
    """What core knows of a game's state: the steps still to come, the next one first; none when it is over.

    A game's own state names the union of its steps as the type of `stack`, so that JSON of it reads back typed.
    """

    stack: tuple[Step, ...]

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        raise NotImplementedError

    def push(self, *steps: Step) -> Self:
        """Return the state with these steps to come before all others, in this order."""
        return replace(self, stack=(*steps, *self.stack))

    def pop(self) -> Self:
        """Return the state without its next step."""
        return replace(self, stack=self.stack[1:])


class IllegalAction(Exception):
    """The action is not among the options of the pending decision (a player's slip)."""

    def __init__(self, action: object) -> None:
        super().__init__(f"not offered: {action!r}")
        self.action = action


class Finished(Exception):
    """A choice came in after the end of the game (a player's slip)."""
