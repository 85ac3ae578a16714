"""Tests for forced turns in every game.

Forced turns are complete and reveal nothing. They are forced in all worlds that look the same to the viewer.

The tests also detect a game whose `is_known_to` or `reveals` method is wrong.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import play
from engine.core.files.library import AnyGame, game
from engine.core.model import Action
from engine.games.nautilus_island.actions import Collect
from engine.games.nautilus_island.steps.explore import Explore
from engine.games.nautilus_island.steps.recover import Recover
from tests.engine.playouts import FEW_TABLES, moments
from tests.engine.secrecy import world_pairs

every_table = pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)
GAMES = 4


def turn_starts(rules: AnyGame, seats: int, seed: int) -> list[tuple[Any, int]]:
    """Return the positions at which a turn begins, each with the seat to move."""
    asked = [(moment.state, moment.seat) for moment in moments(rules, seats, seed)]
    return [now for before, now in zip([(None, None), *asked], asked, strict=False) if before[1] != now[1]]


def forced_turns(rules: AnyGame, seats: int) -> list[tuple[Action, ...]]:
    """Return each turn's forced actions in several random games."""
    return [
        play.forced_turn(state, seat)
        for seed in range(GAMES)
        for state, seat in turn_starts(rules, seats, seed)
    ]


def count_distinguishable(rules: AnyGame, seats: int) -> int:
    """Count pairs of worlds that look the same but have a forced turn in only one of them."""
    return sum(
        _forced_turns_in(here) != _forced_turns_in(there)
        for seed, viewer in enumerate((None, *range(seats)))
        for one, another in world_pairs(rules, seats, viewer, seed)
        for here, there in zip(one.states(), another.states(), strict=True)
    )


def _forced_turns_in(state: Any) -> list[tuple[Action, ...]]:
    return [play.forced_turn(state, seat) for seat in play.awaited_seats(state)]


@every_table
def test_forced_turn_is_forced_in_all_worlds_with_same_view(rules: AnyGame, seats: int) -> None:
    assert count_distinguishable(rules, seats) == 0


@every_table
def test_forced_turn_is_complete_legal_and_reveals_nothing(rules: AnyGame, seats: int) -> None:
    for seed in range(GAMES):
        for moment in moments(rules, seats, seed):
            state = moment.state
            forced = play.forced_turn(state, moment.seat)
            for action in forced:
                assert play.options(state, moment.seat) == (action,)
                state = play.choose(state, action, moment.seat)
            if forced:
                assert play.decision(state, moment.seat) is None
                assert play.run_table_steps(state) == play.run_until_reveal(state)


@pytest.mark.parametrize("seats", [3, 4])
def test_game_without_hidden_hands_has_some_forced_turns(seats: int) -> None:
    found = forced_turns(game("nauticus"), seats)
    assert 0.02 < sum(map(bool, found)) / len(found) < 0.2


def test_game_with_hidden_hands_has_no_forced_turns() -> None:
    assert not any(forced_turns(game("nautilus-island"), 3))


def test_forced_turn_known_only_to_its_seat_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Recover, "is_known_to", lambda *_: True)
    monkeypatch.setattr(Recover, "reveals", lambda *_: False)
    options = Explore.options
    monkeypatch.setattr(Explore, "options", lambda step, state: options(step, state)[:1])
    assert Collect() in {action for turn in forced_turns(game("nautilus-island"), 3) for action in turn}
    assert count_distinguishable(game("nautilus-island"), 3)
