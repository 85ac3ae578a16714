"""The base types for all games: states, actions, steps, log events and labels.

State, Action and Step are frozen structs whose fields are tuples or plain values. Pending steps are stored in
a tuple, next step first.
"""

from __future__ import annotations

from typing import Any, Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.numbers import NumberRange
from engine.core.text import LocalizedText

Seat: TypeAlias = int
Viewer: TypeAlias = "Seat | None"
"""The viewer of a game: a seat, or None for a spectator, who sees only public information."""


def kebab(name: str) -> str:
    """Convert a class name to its tag: `TakeTurn` becomes `take-turn`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Action(Struct, frozen=True, tag_field="move", tag=kebab, omit_defaults=True):
    """A single choice by a seat, in the terms of the rule book.

    Its JSON is the move in a record (docs/record.md).
    """


class EndingAction(Action, frozen=True):
    """An action with which a seat ends its part in the game, even if it does not have to choose.

    The game declares which ones it has (`Game.resigning`, `Game.has_draws`).
    """

    def end(self, state: Any, seat: Seat) -> Any:
        """Return the state afterwards."""
        raise NotImplementedError


class Resign(EndingAction, frozen=True):
    """Resign."""

    def end(self, state: Any, seat: Seat) -> Any:
        """Return the state after the seat has resigned."""
        return state.resign(seat)


class AgreeDraw(EndingAction, frozen=True):
    """Accept a draw, after all other seats have accepted or offered it."""

    def end(self, state: Any, seat: Seat) -> Any:
        """Return the final state after the draw."""
        return state.agree_draw()


class Label(Struct, frozen=True):
    """The text for an option.

    Options without a group are shown as buttons. Options with the same `group` are shown as buttons too if they
    are few, otherwise under a common heading in one select menu. `detail` is a second line, such as the cost or
    the effect.
    """

    text: LocalizedText
    group: LocalizedText | None = None
    detail: LocalizedText | None = None
    is_rare: bool = False
    """Whether players rarely choose this group, so that a menu is better than buttons."""


class LogEvent(Struct, frozen=True):
    """The log text for an event.

    `audience` lists the seats that may read it; None means everyone.
    """

    text: LocalizedText
    audience: tuple[Seat, ...] | None = None


class Step(Struct, frozen=True, tag_field="step", tag=kebab):
    """A pending step.

    Its fields store the progress of an unfinished turn.
    """


class Decision(Step, frozen=True):
    """A step in which a seat chooses an option."""

    seat: Seat

    def options(self, state: Any) -> tuple[Action, ...]:
        """Return all legal actions without duplicates, in a stable order.

        There is at least one. If the seat chooses a number in a range, only a sample of the numbers is listed.
        """
        numbers = self.number_range(state)
        if numbers is None:
            raise NotImplementedError
        return numbers.sample()

    def number_range(self, state: Any) -> NumberRange | None:
        """Return the numbers from which the seat chooses, or None if `options` lists all actions.

        If there are other actions too, `options` returns them and the `sample` of the range.
        """
        return None

    def is_legal(self, state: Any, action: Action) -> bool:
        """Return whether an action is an option, or chooses a number in the range."""
        if action in self.options(state):
            return True
        numbers = self.number_range(state)
        return numbers is not None and numbers.number_of(action) is not None

    def apply(self, state: Any, action: Any) -> Any:
        """Return the state after a legal action.

        This step has already been removed from `state`.
        """
        raise NotImplementedError

    def prompt(self, state: Any) -> LocalizedText:
        """Return the question that the seat has to answer."""
        raise NotImplementedError

    def label(self, state: Any, action: Any) -> Label:
        """Return the label of an option, including its current cost."""
        raise NotImplementedError

    def topic(self, state: Any) -> object:
        """Return what the options are about.

        Options are compared only with those of an earlier decision of the same type and with an equal topic.
        """
        return self

    def log_events(self, state: Any, action: Any) -> tuple[LogEvent, ...]:
        """Return the log events for a choice.

        `state` is the state before the choice.
        """
        raise NotImplementedError

    def closing_action(self, state: Any) -> Action | None:
        """Return the option that only ends the current activity, or None.

        This option may be chosen implicitly when the user confirms a turn.
        """
        return None

    def passing_action(self, state: Any) -> Action | None:
        """Return the option that declines this decision, or None.

        It is chosen for players who pass in advance.
        """
        return None

    def reveals(self, state: Any, action: Any) -> bool:
        """Return whether the action reveals hidden information or a random outcome.

        Such an action cannot be undone.
        """
        return False

    def ends_turn(self, state: Any, action: Any) -> bool:
        """Return whether a revealing action always ends the turn.

        One click may then choose it and end the turn. Otherwise, the player has to confirm first.
        """
        return False

    def shows_others(self, state: Any, action: Any) -> bool:
        """Return whether the action shows something to the other seats that only this seat knew.

        An example is a card in hand.
        """
        return False

    def is_known_to(self, state: Any, viewer: Viewer) -> bool:
        """Return whether a viewer may know the options, their labels and their effects.

        If so, options and labels must not depend on anything hidden from the viewer. The same applies to the
        effects of options that reveal nothing.
        """
        return viewer == self.seat


class TableStep(Step, frozen=True):
    """An automatic step between turns, such as the end of a phase or round, or the final scoring."""

    def run(self, state: Any) -> Any:
        """Return the state after the step.

        This step has already been removed from `state`.
        """
        raise NotImplementedError

    def log_events(self, state: Any) -> tuple[LogEvent, ...]:
        """Return the step's log events for everyone.

        `state` is the state before the step.
        """
        return ()

    def reveals(self, state: Any) -> bool:
        """Return whether the step may reveal hidden information or a random outcome.

        If this returns False, everyone must be able to predict the result.
        """
        return True


class SimultaneousStep(TableStep, frozen=True):
    """Secret simultaneous choices by several seats, revealed when all have chosen.

    In a subclass, annotate `chosen` with the game's action type, so that JSON is parsed into that type. The
    subclass's `run` and `log_events` define the result once all seats have chosen. A seat's `Decision` must
    not depend on the others' choices. The decision's `apply` is never called, because the action is stored
    here.
    """

    chosen: tuple[tuple[Any, ...], ...]
    """The actions chosen so far, by seat. No view may show them to other seats."""

    def decision(self, state: Any, seat: Seat) -> Decision | None:
        """Return a seat's next decision, or None if it has finished choosing."""
        raise NotImplementedError

    def awaited_seats(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that still have to choose, in seat order."""
        return tuple(seat for seat in range(len(self.chosen)) if self.decision(state, seat) is not None)

    def choose(self, seat: Seat, action: Any) -> Self:
        """Return the step with an action added to the seat's chosen actions."""
        own = (*self.chosen[seat], action)
        return replace(self, chosen=(*self.chosen[:seat], own, *self.chosen[seat + 1 :]))


class State(Struct, frozen=True):
    """The part of a game's state that the engine core uses: the pending steps, next step first.

    If there are none, the game is over. In a subclass, annotate `stack` with the union of the game's step
    types, so that JSON is parsed into these types.
    """

    stack: tuple[Step, ...]

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        raise NotImplementedError

    def resign(self, seat: Seat) -> Self:
        """Return the state after a seat has resigned; only for games that declare `Game.resigning`.

        If the game ends, its `stack` is empty.
        """
        raise NotImplementedError

    def agree_draw(self) -> Self:
        """Return the final state after all seats have agreed to a draw; only if `Game.has_draws`."""
        raise NotImplementedError

    def push(self, *steps: Step) -> Self:
        """Return the state with the given steps inserted before all others, in this order."""
        return replace(self, stack=(*steps, *self.stack))

    def pop(self) -> Self:
        """Return the state without the next step."""
        return replace(self, stack=self.stack[1:])


class IllegalAction(Exception):
    """Raised when an action is not an option of the pending decision.

    This is a user error.
    """

    def __init__(self, action: object) -> None:
        super().__init__(f"not offered: {action!r}")
        self.action = action


class GameOver(Exception):
    """Raised when a choice is made after the end of the game.

    This is a user error.
    """
