"""Playing a game: the pending decision, its options, and the only check for legal actions."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeVar

from msgspec.structs import replace

from engine.core.model import (
    Action,
    Decision,
    EndingAction,
    GameOver,
    IllegalAction,
    LogEvent,
    Seat,
    SimultaneousStep,
    State,
    TableStep,
    Viewer,
)
from engine.core.text import SeatName, text
from engine.core.windows import OpenWindow, SecretWindow, Window, private_events

S = TypeVar("S", bound=State)

MAX_TABLE_STEPS = 100
"""Maximum number of consecutive table steps without a decision; more steps mean an endless loop in a game."""

MULTI_SEAT_STEPS = (SimultaneousStep, OpenWindow)
"""The steps that ask several seats; a tuple, because this check is made for every move."""
WINDOWS = (SecretWindow, OpenWindow)


def awaited_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that have to choose now; during a simultaneous choice, there may be several."""
    top = state.stack[0] if state.stack else None
    if isinstance(top, MULTI_SEAT_STEPS):
        return top.awaited_seats(state)
    return (top.seat,) if isinstance(top, Decision) else ()


def window(state: State) -> Window | None:
    """Return the open window, if any."""
    top = state.stack[0] if state.stack else None
    return top if isinstance(top, WINDOWS) else None


def asked_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that have to choose, as far as everyone can see.

    During a secret window, these are all seats that are asked, whether or not they have answered.
    """
    open_window = window(state)
    return awaited_seats(state) if open_window is None else open_window.asked_seats(state)


def awaited_seat(state: State) -> Seat | None:
    """Return the first seat that has to choose, or None if there is none."""
    return next(iter(awaited_seats(state)), None)


def decision(state: State, seat: Seat | None = None) -> Decision | None:
    """Return a seat's decision, by default the decision of the first seat that has to choose.

    Return None if the seat does not have to choose.
    """
    top = state.stack[0] if state.stack else None
    if isinstance(top, MULTI_SEAT_STEPS):
        asked = awaited_seat(state) if seat is None else seat
        is_closed = isinstance(top, SecretWindow) and top.is_closed_early(state)
        return None if asked is None or is_closed else top.decision(state, asked)
    if not isinstance(top, Decision) or seat not in {None, top.seat}:
        return None
    return top


def secret_choices(state: State) -> tuple[tuple[Action, ...], ...]:
    """Return the unrevealed simultaneous choices by seat; empty if there is no simultaneous choice."""
    top = state.stack[0] if state.stack else None
    return top.chosen if isinstance(top, SimultaneousStep) else ()


def has_partial_choices(state: State) -> bool:
    """Return whether a simultaneous choice has been made by some, but not all, seats."""
    return any(secret_choices(state))


def next_seat(state: State) -> Seat | None:
    """Return the seat that chooses after the current one; None if the pending steps do not show it."""
    now = awaited_seats(state)
    seats = (step.seat for step in state.stack if isinstance(step, Decision))
    return next((seat for seat in seats if seat not in now), None)


def is_finished(state: State) -> bool:
    """Return whether the game is over."""
    return not state.stack


def options(state: State, seat: Seat | None = None) -> tuple[Action, ...]:
    """Return a seat's legal actions, by default those of the first seat that has to choose.

    Return an empty tuple if the seat does not have to choose.
    """
    pending = decision(state, seat)
    return () if pending is None else pending.options(state)


def is_legal(state: State, action: Action, seat: Seat) -> bool:
    """Return whether an action is legal for a seat."""
    pending = decision(state, seat)
    return pending is not None and pending.is_legal(state, action)


def option_at(state: State, index: int, seat: Seat) -> Action | None:
    """Return a seat's option with the given index, or None if there is none.

    After the listed options, the indexes continue with all numbers of the decision's range.
    """
    offered, pending = options(state, seat), decision(state, seat)
    if 0 <= index < len(offered):
        return offered[index]
    numbers = None if pending is None else pending.number_range(state)
    if numbers is None or not 0 <= index - len(offered) < numbers.count:
        return None
    found: Action = numbers.action(numbers.number_at(index - len(offered)))
    return found


def shown_options(pending: Decision, state: State) -> list[tuple[int, Action]]:
    """Return a decision's options with their indexes; of a range, only the numbers to show as buttons."""
    numbers, listed = pending.number_range(state), enumerate(pending.options(state))
    if numbers is None:
        return list(listed)
    shown = {None, *numbers.shown()}
    return [(index, action) for index, action in listed if numbers.number_of(action) in shown]


def index_of(state: State, action: Action, seat: Seat) -> int:
    """Return the index of a legal action, for `option_at`."""
    offered, pending = options(state, seat), decision(state, seat)
    numbers = None if pending is None else pending.number_range(state)
    number = None if numbers is None else numbers.number_of(action)
    if numbers is None or number is None or action in offered:
        return offered.index(action)
    return len(offered) + numbers.position_of(number)


def choose(state: S, action: Action, seat: Seat | None = None) -> S:
    """Apply a seat's legal action, and stop before the table steps.

    By default, the seat is the first one that has to choose. Drafts use this function, because table steps
    may reveal information. Raise IllegalAction if the action is not legal, and GameOver if the game is over.
    """
    if isinstance(action, EndingAction):
        return apply_ending(state, action, seat)
    pending = decision(state, seat)
    if pending is None:
        raise GameOver
    if not pending.is_legal(state, action):
        raise IllegalAction(action)
    return apply_unchecked(state, action, seat)


def apply_ending(state: S, action: EndingAction, seat: Seat | None) -> S:
    """Apply an action with which a seat ends its part in the game.

    Raise GameOver if the game is over.
    """
    if seat is None or not state.stack:
        raise GameOver
    after: S = action.end(state, seat)
    return after


def apply_unchecked(state: S, action: Action, seat: Seat | None = None) -> S:
    """Apply an action returned by `options` for this state, without checking it again."""
    if isinstance(action, EndingAction):
        return apply_ending(state, action, seat)
    top = state.stack[0]
    if isinstance(top, SimultaneousStep):
        asked = awaited_seat(state) if seat is None else seat
        assert asked is not None
        return state.pop().push(top.choose(asked, action))
    if isinstance(top, OpenWindow):
        asked = awaited_seat(state) if seat is None else seat
        acted: S = top.act(state.pop(), asked, action)  # type: ignore[arg-type]  # the caller has seen the decision
        return acted
    return top.apply(state.pop(), action)  # type: ignore[attr-defined,no-any-return]  # the caller has seen the decision


def table_step(state: State) -> TableStep | None:
    """Return the next table step; None if a seat has to choose or the game is over."""
    top = state.stack[0] if state.stack else None
    if not isinstance(top, TableStep):
        return None
    if isinstance(top, MULTI_SEAT_STEPS) and top.awaited_seats(state):
        return None
    return top


def run_table_steps(state: S) -> S:
    """Run the table steps until a seat has to choose or the game is over."""
    for _ in range(MAX_TABLE_STEPS):
        step = table_step(state)
        if step is None:
            return state
        state = step.run(state.pop())
    raise RuntimeError(f"the table steps never end, at {state.stack[0]!r}")


def run_until_reveal(state: S) -> S:
    """Run the table steps like `run_table_steps`, but stop before any step that reveals something."""
    for _ in range(MAX_TABLE_STEPS):
        step = table_step(state)
        if step is None or isinstance(step, SimultaneousStep) or step.reveals(state):
            return state
        state = step.run(state.pop())
    raise RuntimeError(f"the table steps never end, at {state.stack[0]!r}")


def will_reveal(state: State) -> bool:
    """Return whether the next table steps reveal hidden information or random outcomes."""
    return table_step(run_until_reveal(state)) is not None


def forced_turn(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the actions of a seat's only possible turn; empty if the seat has a choice.

    It is also empty in three other cases: spectators cannot know that there is no choice (`is_known_to`),
    several seats choose simultaneously or out of turn, or the turn reveals something. An automatic move
    therefore never reveals hidden information.
    """
    actions: list[Action] = []
    if secret_choices(state) or window(state) is not None:
        return ()
    while (pending := decision(state, seat)) is not None and len(actions) < MAX_TABLE_STEPS:
        only, *others = pending.options(state) if pending.is_known_to(state, None) else (None, None)
        if others or only is None or pending.reveals(state, only):
            return ()
        actions.append(only)
        state = apply_unchecked(state, only, seat)
    is_whole = decision(state, seat) is None and not will_reveal(state)
    return tuple(actions) if is_whole else ()


def silence(state: State, seats: Collection[Seat] | None = None) -> tuple[tuple[Seat, Action], ...]:
    """Return the actions of the seats that have not answered when a window's time runs out.

    `seats` are the seats that remain silent, by default all that are awaited. Raise RuntimeError if they can
    never finish their answers.
    """
    first, actions = window(state), list[tuple[Seat, Action]]()

    def next_silent() -> Seat | None:
        return next((seat for seat in awaited_seats(state) if seats is None or seat in seats), None)

    while (seat := next_silent()) is not None and len(actions) <= MAX_TABLE_STEPS:
        open_window = window(state)
        if open_window is None or type(open_window) is not type(first):
            return tuple(actions)
        actions.append((seat, open_window.silent_action(state, seat)))
        state = apply_unchecked(state, actions[-1][1], seat)
    if seat is not None:
        raise RuntimeError(f"the window never closes, at {state.stack[0]!r}")
    return tuple(actions)


def keeps_deadline(before: State, seat: Seat, action: Action, after: State) -> bool:
    """Return whether a window stays open until the same deadline after an action.

    `after` is the state before the table steps.
    """
    open_window = window(before)
    if open_window is None or isinstance(action, EndingAction) or not awaited_seats(after):
        return False
    if type(window(after)) is not type(open_window):
        return False
    return isinstance(open_window, SecretWindow) or action == open_window.silent_action(before, seat)


def without_answers(state: S, viewer: Viewer) -> S:
    """Return the state as if no other seat had answered in a secret window, for someone who can't know."""
    top = window(state)
    if not isinstance(top, SecretWindow):
        return state
    known = tuple(own if seat == viewer else () for seat, own in enumerate(top.chosen))
    return state.pop().push(replace(top, chosen=known))


def passing_action(state: State, seat: Seat) -> Action | None:
    """Return the option with which a seat declines its decision, or does not answer in a window."""
    pending, open_window = decision(state, seat), window(state)
    if pending is None:
        return None
    passing = pending.passing_action(state)
    if passing is None and open_window is not None:
        return open_window.silent_action(state, seat)
    return passing


def submit(state: S, action: Action, seat: Seat | None = None) -> S:
    """Apply a legal action and run the subsequent table steps.

    Raise the same errors as `choose`.
    """
    return run_table_steps(choose(state, action, seat))


def log_events(state: State, action: Action, seat: Seat | None = None) -> Iterator[LogEvent]:
    """Yield the log events for a legal action and for the subsequent table steps."""
    yield from action_log_events(state, action, seat)
    yield from table_log_events(choose(state, action, seat))


def action_log_events(state: State, action: Action, seat: Seat | None = None) -> tuple[LogEvent, ...]:
    """Return the log events for a legal action."""
    if isinstance(action, EndingAction):
        assert seat is not None
        tag = action.__struct_config__.tag
        return (LogEvent(text(f"told-move-{tag}", who=SeatName(seat))),)
    pending = decision(state, seat)
    if pending is None:
        raise GameOver
    events = pending.log_events(state, action)
    if seat is not None and isinstance(state.stack[0], SecretWindow):
        return private_events(events, seat)
    return events


def table_log_events(state: State) -> Iterator[LogEvent]:
    """Yield the log events for the next table steps."""
    while (step := table_step(state)) is not None:
        yield from step.log_events(state)
        state = step.run(state.pop())
