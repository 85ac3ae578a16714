"""Turns with their descriptions in the words of a game, for tests of advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

import pytest

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.game import TurnSummary
from engine.core.model import Action, Seat
from engine.core.randomness.chance import SeededChance
from engine.core.robots.evaluation import apply_actions, finish_turn, strongest_searcher, worlds_of
from engine.core.robots.robot import choose_turn
from engine.core.text import LocalizedText

MAX_TURNS = 6
"""Number of turns that are described in each position."""


class AdvisedTurn(NamedTuple):
    """A turn in a real position, and the summary that its player would get."""

    seat: Seat
    actions: tuple[Action, ...]
    before: Any
    after: Any
    later: Any
    summary: TurnSummary


Check: TypeAlias = Callable[[AdvisedTurn, dict[str, Any]], bool]
"""Whether a reason with the given values is true for a turn."""
Table: TypeAlias = tuple[int, str, int]
TABLES = [
    pytest.param((2, "a", 3)),
    pytest.param((3, "b", 1), marks=pytest.mark.soak),
    pytest.param((4, "c", 1), marks=pytest.mark.long),
]
"""Arguments of `advised_turns`: the number of seats, the seed, and which positions are checked."""


def advised_positions(rules: AnyGame, seats: int, seed: str) -> Iterator[tuple[Any, Seat]]:
    """Yield the positions in a game between robots, each with the seat to move."""
    robot = rules.robots[rules.substitute_level]
    state, chance = rules.deal(seats, rules.default_edition(), SeededChance(seed)), SeededChance(seed)
    while (seat := play.awaited_seat(state)) is not None:
        if len(play.options(state, seat)) > 1:
            yield state, seat
        actions, chance = choose_turn(
            rules, state, seat, chance, lambda view, offered, chance: robot.plan(view, offered, chance, 0)
        )
        for action in actions:
            state = play.apply_unchecked(state, action, seat)
        state = play.run_table_steps(state)


@cache
def advised_turns(rules: AnyGame, seats: int, seed: str, step: int) -> tuple[AdvisedTurn, ...]:
    """Return the most promising turns in every `step`-th position of a game between robots."""
    return tuple(_advised_turns(rules, seats, seed, step))


def _advised_turns(rules: AnyGame, seats: int, seed: str, step: int) -> Iterator[AdvisedTurn]:
    _, robot = strongest_searcher(rules)
    for state, seat in islice(advised_positions(rules, seats, seed), 0, None, step):
        view = rules.observe(state, seat)
        worlds = worlds_of(robot, view, play.options(state, seat), seed)
        for turn, _ in list(worlds.position().turns())[:MAX_TURNS]:
            actions = worlds.actions(turn)
            after = apply_actions(state, seat, actions)
            if after is None:
                continue
            later = finish_turn(rules, after, seat, SeededChance(seed), with_others=False)
            views = [rules.observe(one, seat) for one in (state, after, later)]
            summary = rules.summarize_turn(seat, actions, *views)
            if summary is not None:
                yield AdvisedTurn(seat, actions, state, after, later, summary)


def short_key(text: LocalizedText, rules: AnyGame) -> str:
    """Return a text's key without the name of its game."""
    return text.key.removeprefix(f"{rules.id}-")


def check_reasons(rules: AnyGame, table: Table, checks: Mapping[str, Check]) -> set[str]:
    """Check that each reason for the turns at a table is true, and return the keys of the reasons."""
    found = set[str]()
    for turn in advised_turns(rules, *table):
        for reason in turn.summary.reasons:
            key = short_key(reason.text, rules)
            assert checks[key](turn, dict(reason.text.values)), (key, reason.text, turn.actions)
            found.add(key)
    return found


def check_examples(rules: AnyGame, table: Table, examples: Sequence[LocalizedText]) -> None:
    """Check that the examples for translations have the keys and values of the texts at a table."""
    for turn in advised_turns(rules, *table):
        for said in (*turn.summary.steps, *(reason.text for reason in turn.summary.reasons)):
            names = set(dict(said.values))
            alike = [one for one in examples if one.key == said.key]
            assert any(names <= set(dict(one.values)) for one in alike), said
