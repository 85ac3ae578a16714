"""Tests for plan conditions in Nautilus Island: no other player has collected cards in the column."""

from engine.games.nautilus_island.actions import Collect, Go
from engine.games.nautilus_island.conditions import Untouched
from engine.games.nautilus_island.game import GAME
from tests.nautilus_island.positions import deal, play_actions


def test_column_is_untouched_until_a_player_collects_there() -> None:
    state = deal(3)
    (untouched,) = GAME.conditions(GAME.observe(state, 1), 1, (Go(3), Collect()))
    assert isinstance(untouched, Untouched)
    assert untouched.column == 3
    elsewhere, there = play_actions(state, Go(1), Collect()), play_actions(state, Go(3), Collect())
    assert untouched.holds(GAME.observe(elsewhere, 1), 1)
    assert not untouched.holds(GAME.observe(there, 1), 1)
    now = untouched.current_state(GAME.observe(there, 1), 1)
    assert now is not None
    values = dict(now.values)
    assert (values["column"], values["before"]) == (4, sum(untouched.left))
    assert values["left"] == sum(untouched.left) - len(untouched.left)


def test_turn_without_a_move_has_no_conditions() -> None:
    assert GAME.conditions(GAME.observe(deal(3), 1), 1, (Collect(),)) == ()
