"""Tests for goals in Nautilus Island plans: going to a column and collecting there."""

from engine.games.nautilus_island.actions import Collect, Go
from engine.games.nautilus_island.conditions import Untouched
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.goals import CollectIn
from tests.nautilus_island.positions import deal


def test_goal_goes_to_the_column_and_collects() -> None:
    view = GAME.observe(deal(3), 1)
    assert CollectIn(3).choose(view, 1, (Go(1), Go(3)), ()) == Go(3)
    assert CollectIn(3).choose(view, 1, (Collect(),), ()) == Collect()
    assert CollectIn(3).choose(view, 1, (Go(1),), ()) is None


def test_each_column_with_cards_is_a_goal_with_its_condition() -> None:
    view = GAME.observe(deal(3), 1)
    assert GAME.goals(view, 1) == tuple(map(CollectIn, range(len(view.columns))))
    (untouched,) = CollectIn(3).conditions(view, 1)
    assert isinstance(untouched, Untouched)
    assert untouched.column == 3
