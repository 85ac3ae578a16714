"""Random games for tests of every game. The same seed always gives the same game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.files.library import AnyGame, games
from engine.core.files.record import PlayedMove
from engine.core.model import Action, Seat
from engine.core.options import Value, format_value
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Robot
from tests.sampling import mark_long, mark_soak

FEW_NODES = 2
"""Number of search nodes for robots in tests in which their strength does not matter."""


class Moment(NamedTuple):
    """A position in a random game: the seat to move, its options, and the option that it chooses."""

    state: Any
    options: tuple[Action, ...]
    taken: Action
    seat: Seat


def with_option(rules: AnyGame, option: str, value: Value) -> AnyGame:
    """Return a copy of a game in which an option has a different default value."""
    variant = copy(rules)
    variant.options = tuple(
        replace(choice, default=value) if choice.id == option else choice for choice in rules.options
    )
    return variant


def variants(rules: AnyGame) -> dict[str, AnyGame]:
    """Return variants of the game, each with one option set to a non-default value.

    The keys have the form `option=value`.
    """
    return {
        f"{choice.id}={format_value(value)}": with_option(rules, choice.id, value)
        for choice in rules.options
        for value in choice.values
        if value != choice.default
    }


PLAIN_TABLES = [
    pytest.param(rules, seats, id=f"{rules.id}-{seats}")
    for rules in games().values()
    for seats in rules.seat_counts
]
TABLES = [
    *PLAIN_TABLES,
    *(
        pytest.param(variant, rules.seat_counts[-1], id=f"{rules.id}-{rules.seat_counts[-1]}-{text}")
        for rules in games().values()
        for text, variant in variants(rules).items()
    ),
]
"""Every game with every number of seats. The maximum number is also tested with each non-default option."""
SMALLEST, LARGEST = (
    {f"{rules.id}-{rules.seat_counts[place]}" for rules in games().values()} for place in (0, -1)
)
FEW_TABLES = [
    *(case for case in TABLES if case.id in SMALLEST),
    *(mark_long(case) for case in TABLES if case.id in LARGEST - SMALLEST),
    *(mark_soak(case) for case in TABLES if case.id not in LARGEST | SMALLEST),
]
"""The cases in TABLES. The largest table of each game is marked `long`; tables in between and options, `soak`."""


def has_chance(rules: AnyGame) -> bool:
    """Return whether anything is drawn at random in a game."""
    return bool(rules.chance_record(play_game(rules, rules.seat_counts[0], 0)[2], None))


def start_game(rules: AnyGame, seats: int, seed: int) -> Any:
    """Set up a game with the given seed."""
    return rules.deal(seats, rules.default_edition(), SeededChance(str(seed)))


def moments(rules: AnyGame, seats: int, seed: int) -> Iterator[Moment]:
    """Play a random game to the end, and yield a Moment for each choice.

    The kind of action is chosen first, then an action of this kind. Rare kinds are therefore chosen more
    often.
    """
    random, state = Random(seed), start_game(rules, seats, seed)
    while not play.is_finished(state):
        awaited = play.awaited_seats(state)
        seat = awaited[0] if len(awaited) == 1 else random.choice(awaited)
        options = play.options(state, seat)
        kind = random.choice(sorted({type(option).__name__ for option in options}))
        action = random.choice([option for option in options if type(option).__name__ == kind])
        yield Moment(state, options, action, seat)
        state = play.submit(state, action, seat)


def play_game(rules: AnyGame, seats: int, seed: int) -> tuple[Any, list[PlayedMove], Any]:
    """Return the first position, the moves and the last position of a random game."""
    first = state = start_game(rules, seats, seed)
    played: list[PlayedMove] = []
    for moment in moments(rules, seats, seed):
        played.append(PlayedMove(moment.seat, moment.taken))
        state = play.submit(moment.state, moment.taken, moment.seat)
    return first, played, state


def first_action(
    robot: Robot[Any], view: Any, offered: Sequence[Action], chance: SeededChance
) -> tuple[Action, SeededChance]:
    """Return a robot's next action and the updated random source."""
    plan = robot.plan(view, offered, chance, FEW_NODES)
    return plan.actions[0], plan.chance
