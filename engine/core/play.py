"""Playing: the pending decision, its options, and the only legality check there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from engine.core.model import Action, Decision, Event, Finished, IllegalAction, Seat, State, TableStep

S = TypeVar("S", bound=State)

MAX_TABLE_STEPS = 100
"""More steps in a row without a decision than any game has; a game that exceeds it runs in circles."""


def decision(state: State) -> Decision | None:
    """Return the decision that is awaited, or None when the game is over or the table has to act first."""
    top = state.stack[0] if state.stack else None
    return top if isinstance(top, Decision) else None


def awaited(state: State) -> Seat | None:
    """Return the seat that has to choose, if any."""
    pending = decision(state)
    return None if pending is None else pending.seat


def coming(state: State) -> Seat | None:
    """Return the seat that is to choose after the one that has to now, as far as the steps to come tell."""
    now = awaited(state)
    seats = (step.seat for step in state.stack if isinstance(step, Decision))
    return next((seat for seat in seats if seat != now), None)


def is_finished(state: State) -> bool:
    """Tell whether the game is over."""
    return not state.stack


def options(state: State) -> tuple[Action, ...]:
    """Return the legal actions of the pending decision; empty when none is awaited."""
    pending = decision(state)
    return () if pending is None else pending.options(state)


def choose(state: S, action: Action) -> S:
    """Apply an offered action and stop before the table's own steps (a draft must not see what they uncover).

    Raises IllegalAction when the action is not offered, Finished when nothing is.
    """
    pending = decision(state)
    if pending is None:
        raise Finished
    if action not in pending.options(state):
        raise IllegalAction(action)
    return follow(state, action)


def follow(state: S, offered: Action) -> S:
    """Apply an action that `options` has just returned for this very state, without asking it a second time."""
    return state.stack[0].apply(state.pop(), offered)  # type: ignore[attr-defined,no-any-return]  # the caller has seen the decision


def settle(state: S) -> S:
    """Run the table's steps until a seat is asked or the game is over."""
    for _ in range(MAX_TABLE_STEPS):
        top = state.stack[0] if state.stack else None
        if not isinstance(top, TableStep):
            return state
        state = top.run(state.pop())
    raise RuntimeError(f"the table runs in circles at {state.stack[0]!r}")


def foresee(state: S) -> S:
    """Run the table's steps as `settle` does, but stop before one that uncovers anything."""
    for _ in range(MAX_TABLE_STEPS):
        top = state.stack[0] if state.stack else None
        if not isinstance(top, TableStep) or top.reveals(state):
            return state
        state = top.run(state.pop())
    raise RuntimeError(f"the table runs in circles at {state.stack[0]!r}")


def submit(state: S, action: Action) -> S:
    """Apply an offered action and everything that follows from it; raises as `choose` does."""
    return settle(choose(state, action))


def replay(state: S, actions: Iterable[Action]) -> S:
    """Submit actions one after the other, each checked."""
    for action in actions:
        state = submit(state, action)
    return state


def narrate(state: State, action: Action) -> Iterator[Event]:
    """Yield what is to be told of an offered action and of the table's steps after it."""
    pending = decision(state)
    if pending is None:
        raise Finished
    yield from pending.tell(state, action)
    yield from narrate_table(choose(state, action))


def narrate_table(state: State) -> Iterator[Event]:
    """Yield what is to be told of the table's steps that are next."""
    while state.stack and isinstance(top := state.stack[0], TableStep):
        yield from top.tell(state)
        state = top.run(state.pop())
