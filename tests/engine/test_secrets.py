"""Tests for secrecy in every game: hidden information does not affect what a viewer sees.

`tests/bot/test_secrets.py` and `tests/renderer/test_secrets.py` compare the output of the bot and the
renderer in the same way. `test_planted_leaks.py` checks that leaks are detected.
"""

from __future__ import annotations

import pytest

from engine.core.files.library import AnyGame
from tests.engine.playouts import FEW_TABLES
from tests.engine.secrecy import (
    better_informed_seats,
    contradicting_worlds,
    find_leaks,
    position_output,
    world_pairs,
)
from tests.engine.worlds import (
    count_differences,
    hidden_choices,
    is_changeable,
    is_possible,
    random_world,
)

every_table = pytest.mark.parametrize(("rules", "seats"), FEW_TABLES)


@every_table
def test_hidden_information_does_not_affect_view_of_seat(rules: AnyGame, seats: int) -> None:
    for seed, viewer in enumerate((None, *range(seats))):
        for one, another in world_pairs(rules, seats, viewer, seed):
            assert find_leaks(one, another, viewer) == [], (viewer, len(one.actions))


@every_table
def test_compared_worlds_differ(rules: AnyGame, seats: int) -> None:
    """The compared worlds differ from each other.

    Other seats see a difference if, and only if, some seat knows more than the viewer.
    """
    for viewer in (None, *range(seats)):
        compared = list(world_pairs(rules, seats, viewer, seed=0))
        assert count_differences(*compared[0]) > 1 or not is_changeable(compared[0][0], viewer)
        for one, another in compared:
            others = [seat for seat in range(seats) if seat != viewer]
            told_apart = [
                seat
                for seat in others
                if position_output(rules, one.states()[-1], seat)
                != position_output(rules, another.states()[-1], seat)
            ]
            may_differ = is_changeable(one, viewer) or any(
                options for _, options in hidden_choices(one, viewer)
            )
            assert bool(told_apart) == (may_differ and bool(better_informed_seats(one, viewer)))


@every_table
def test_random_game_replays_from_recorded_chance(rules: AnyGame, seats: int) -> None:
    assert is_possible(random_world(rules, seats, seed=4))


@pytest.mark.long
@every_table
def test_record_contains_only_information_known_to_viewer(rules: AnyGame, seats: int) -> None:
    played = random_world(rules, seats, seed=6)
    for viewer in (None, 0, seats - 1):
        assert contradicting_worlds(played.first_moves(len(played.actions) // 2), viewer) == []
