"""Playing: the pending decision, its options, and the only legality check there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from engine.core.model import (
    Action,
    Decision,
    Event,
    Finished,
    IllegalAction,
    Seat,
    State,
    TableStep,
    Together,
)

S = TypeVar("S", bound=State)

MAX_TABLE_STEPS = 100
"""More steps in a row without a decision than any game has; a game that exceeds it runs in circles."""


def awaited_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that have to choose now; several where they choose at the same time."""
    top = state.stack[0] if state.stack else None
    if isinstance(top, Together):
        return top.missing(state)
    return (top.seat,) if isinstance(top, Decision) else ()


def awaited(state: State) -> Seat | None:
    """Return the first seat that has to choose, if any."""
    return next(iter(awaited_seats(state)), None)


def decision(state: State, seat: Seat | None = None) -> Decision | None:
    """Return what a seat has to choose, or the first of all awaited; None where it is not awaited."""
    top = state.stack[0] if state.stack else None
    if isinstance(top, Together):
        asked = awaited(state) if seat is None else seat
        return None if asked is None else top.decision(state, asked)
    if not isinstance(top, Decision) or seat not in {None, top.seat}:
        return None
    return top


def secret_choices(state: State) -> tuple[tuple[Action, ...], ...]:
    """Return by seat what was chosen at the same time and is not uncovered yet; nothing where one seat chooses."""
    top = state.stack[0] if state.stack else None
    return top.chosen if isinstance(top, Together) else ()


def goes_on(state: State) -> bool:
    """Tell whether some have chosen at the same time as those who are still awaited."""
    return any(secret_choices(state))


def coming(state: State) -> Seat | None:
    """Return the seat that is to choose after the one that has to now, as far as the steps to come tell."""
    now = awaited_seats(state)
    seats = (step.seat for step in state.stack if isinstance(step, Decision))
    return next((seat for seat in seats if seat not in now), None)


def is_finished(state: State) -> bool:
    """Tell whether the game is over."""
    return not state.stack


def options(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
    """Return the legal actions of a seat, or of the first awaited; empty where none is."""
    pending = decision(state, seat)
    return () if pending is None else pending.options(state)


def choose(state: S, action: Action, seat: Seat | None = None) -> S:
    """Apply an offered action of a seat and stop before the table's own steps: a draft must not see what they uncover.

    Without a seat it is the first awaited one's. Raises IllegalAction when the action is not offered, Finished
    when nothing is.
    """
    pending = decision(state, seat)
    if pending is None:
        raise Finished
    if action not in pending.options(state):
        raise IllegalAction(action)
    return follow(state, action, seat)


def follow(state: S, offered: Action, seat: Seat | None = None) -> S:
    """Apply an action that `options` has just returned for this very state, without asking it a second time."""
    top = state.stack[0]
    if isinstance(top, Together):
        asked = awaited(state) if seat is None else seat
        assert asked is not None
        return state.pop().push(top.choose(asked, offered))
    return top.apply(state.pop(), offered)  # type: ignore[attr-defined,no-any-return]  # the caller has seen the decision


def table_step(state: State) -> TableStep | None:
    """Return the step the table does next; None where a seat is asked or the game is over."""
    top = state.stack[0] if state.stack else None
    if not isinstance(top, TableStep) or (isinstance(top, Together) and top.missing(state)):
        return None
    return top


def settle(state: S) -> S:
    """Run the table's steps until a seat is asked or the game is over."""
    for _ in range(MAX_TABLE_STEPS):
        step = table_step(state)
        if step is None:
            return state
        state = step.run(state.pop())
    raise RuntimeError(f"the table runs in circles at {state.stack[0]!r}")


def foresee(state: S) -> S:
    """Run the table's steps as `settle` does, but stop before one that uncovers anything."""
    for _ in range(MAX_TABLE_STEPS):
        step = table_step(state)
        if step is None or isinstance(step, Together) or step.reveals(state):
            return state
        state = step.run(state.pop())
    raise RuntimeError(f"the table runs in circles at {state.stack[0]!r}")


def uncovers_next(state: State) -> bool:
    """Tell whether the table's next steps uncover hidden information or chance before a seat is asked."""
    return table_step(foresee(state)) is not None


def forced_turn(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the only turn a seat can take, action by action; empty where there is a choice.

    Empty too where spectators don't know that there is none (`known_to`), where others choose at the same time, or
    where anything is uncovered by it: so nothing hidden can be told from its being taken at once, or not.
    """
    made: list[Action] = []
    if secret_choices(state):
        return ()
    while (pending := decision(state, seat)) is not None and len(made) < MAX_TABLE_STEPS:
        only, *others = pending.options(state) if pending.known_to(state, None) else (None, None)
        if others or only is None or pending.reveals(state, only):
            return ()
        made.append(only)
        state = follow(state, only, seat)
    is_whole = decision(state, seat) is None and not uncovers_next(state)
    return tuple(made) if is_whole else ()


def submit(state: S, action: Action, seat: Seat | None = None) -> S:
    """Apply an offered action and everything that follows from it; raises as `choose` does."""
    return settle(choose(state, action, seat))


def narrate(state: State, action: Action, seat: Seat | None = None) -> Iterator[Event]:
    """Yield what is to be told of an offered action of a seat and of the table's steps after it."""
    pending = decision(state, seat)
    if pending is None:
        raise Finished
    yield from pending.tell(state, action)
    yield from narrate_table(choose(state, action, seat))


def narrate_table(state: State) -> Iterator[Event]:
    """Yield what is to be told of the table's steps that are next."""
    while (step := table_step(state)) is not None:
        yield from step.tell(state)
        state = step.run(state.pop())
