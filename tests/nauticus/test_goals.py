"""Tests for goals in Nauticus plans: buying tiles up to a price, and passing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import play
from engine.core.model import Action
from engine.core.plans.conditions import Condition
from engine.core.plans.goals import Goal
from engine.games.nauticus.actions import Buy, Choose, Pass
from engine.games.nauticus.components import ON_SALE
from engine.games.nauticus.conditions import PriceAtMost
from engine.games.nauticus.game import GAME
from engine.games.nauticus.goals import BuyKinds, BuyPart, Passing
from engine.games.nauticus.state import NauticusState
from tests.nauticus.positions import STORAGE, choice_phase, create_player, play_actions

MASTS = ON_SALE["mast"]


def turn_of_next_seat() -> NauticusState:
    """Return the position in which seat 1 may buy masts: wheel 2, anchor 1, whale 0, compass 3 taler."""
    state = choice_phase("mast", "mast", 0, create_player(), create_player(), create_player())
    taken = GAME.read_action(None, {"move": "take", "part": "mast:wheel", "for": "bonus"})
    return play_actions(state, Choose("mast"), taken, Pass())


def actions_of(goal: Goal, *conditions: Condition) -> Sequence[Action]:
    """Return the actions that the goal chooses in turn for seat 1."""
    state, chosen = turn_of_next_seat(), list[Action]()
    while (pending := play.decision(state, 1)) is not None:
        action = goal.choose(GAME.observe(state, 1), 1, pending.options(state), conditions)
        if action is None:
            break
        chosen.append(action)
        state = play_actions(state, action)
    return chosen


def test_goal_buys_the_cheapest_kinds_up_to_the_price() -> None:
    anchor_and_whale = [Buy("mast:whale", STORAGE), Buy("mast:anchor", STORAGE)]
    assert actions_of(BuyKinds("mast"), PriceAtMost(MASTS, 1)) == anchor_and_whale
    assert actions_of(BuyKinds("mast"), PriceAtMost(MASTS, 1), PriceAtMost(MASTS, 0)) == anchor_and_whale[:1]
    assert len(actions_of(BuyKinds("mast"))) > 2


def test_goal_buys_one_tile_of_the_kind() -> None:
    assert actions_of(BuyPart("mast:anchor")) == [Buy("mast:anchor", STORAGE)]
    assert actions_of(BuyPart("mast:compass"), PriceAtMost(("mast:compass",), 1)) == []


def test_goal_leaves_other_actions_to_the_player() -> None:
    assert actions_of(BuyKinds("sail")) == []
    assert actions_of(BuyPart("good:salt")) == []


def test_goal_to_pass_passes() -> None:
    assert actions_of(Passing())[0] == Pass()


def test_price_condition_needs_one_tile_in_play_within_the_price() -> None:
    view = GAME.observe(turn_of_next_seat(), 1)
    assert PriceAtMost(MASTS, 0).holds(view, 1)
    assert PriceAtMost(("mast:anchor",), 1).holds(view, 1)
    assert not PriceAtMost(("mast:anchor",), 0).holds(view, 1)
    assert not PriceAtMost(ON_SALE["sail"], 2).holds(view, 1)
