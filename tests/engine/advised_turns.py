"""Turns with their descriptions in the words of a game, for tests of advice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from engine.core import play
from engine.core.chance import SeededChance
from engine.core.evaluation import apply_actions, finish_turn, strongest_searcher, worlds_of
from engine.core.game import TurnSummary
from engine.core.library import AnyGame
from engine.core.model import Action, Seat
from engine.core.robots import choose_turn
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
