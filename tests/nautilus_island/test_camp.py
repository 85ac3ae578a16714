"""Tests for refilling the camp: if only one token is left, the camp is refilled before a set is closed."""

from engine.core import play
from engine.games.nautilus_island.actions import Close, Leave
from engine.games.nautilus_island.steps.close import CloseSet
from tests.nautilus_island.positions import (
    card_set,
    option_kinds,
    play_actions,
    recovery_turn,
    store_action,
    with_camp,
)

HAND = "clothes/hat clothes/boots navigation/map"
FIRST = store_action("clothes/hat")


def test_camp_with_one_token_left_is_refilled_to_five() -> None:
    """A camp with one token left is refilled to five tokens, as in the rule book's example."""
    state = with_camp(
        recovery_turn(1, HAND), "vp2", None, None, None, "odd", left=("pair", "vp3", "double", "vp2")
    )
    state = play_actions(state, FIRST)
    assert state.camp == ("pair", "vp3", "double", "vp2", "odd")
    assert state.castaways[0].set_of("clothes").tokens == ("vp2",)


def test_camp_with_two_tokens_left_is_not_refilled() -> None:
    state = with_camp(recovery_turn(1, HAND), "vp2", None, None, "pair", "odd", left=("pair",) * 4)
    assert play_actions(state, FIRST).camp == (None, None, None, "pair", "odd")


def test_spaces_are_refilled_in_camp_order_while_tokens_last() -> None:
    state = with_camp(recovery_turn(1, HAND), "vp2", None, "odd", None, None, left=("pair", "vp3"))
    state = play_actions(state, FIRST)
    assert state.camp == ("pair", "vp3", "odd", None, None)
    assert state.drawn == len(state.tokens)


def test_game_continues_with_the_camps_tokens_if_the_pile_is_empty() -> None:
    state = with_camp(recovery_turn(1, HAND), "vp2", "vp3", None, None, None, left=())
    state = play_actions(state, FIRST)
    assert state.camp == (None, "vp3", None, None, None)
    state = with_camp(recovery_turn(1, HAND), None, "vp3", None, None, None, left=())
    assert play_actions(state, store_action("navigation/map")).camp == (None,) * 5


def test_camp_is_refilled_before_a_set_can_be_closed() -> None:
    camp = with_camp(
        recovery_turn(1, HAND, card_set("clothes", "hat coat")),
        "vp2",
        None,
        None,
        None,
        "odd",
        left=("pair",) * 9,
    )
    state = play_actions(camp, FIRST)
    assert state.camp == ("pair", "pair", "pair", "pair", "odd")
    assert state.stack[0] == CloseSet(0, "clothes")
    assert option_kinds(state) == {"Close", "Leave"}


def test_refill_of_the_camp_is_hidden_in_a_draft() -> None:
    camp = with_camp(recovery_turn(1, HAND), "vp2", None, None, None, "odd", left=("pair",) * 9)
    assert play.choose(camp, FIRST).camp == (None, None, None, None, "odd")


def test_token_is_never_placed_on_a_set_of_another_colour() -> None:
    state = play_actions(recovery_turn(1, HAND), store_action("navigation/map"))
    assert [kept.tokens for kept in state.castaways[0].sets] == [(), ("vp3",), (), (), ()]


def test_set_keeps_its_tokens_in_the_order_received() -> None:
    state = with_camp(recovery_turn(1, HAND, card_set("clothes", "hat coat", ("odd",))), *("pair",) * 5)
    state = play_actions(state, store_action("clothes/hat clothes/boots"))
    assert state.castaways[0].set_of("clothes").tokens == ("odd", "pair")
    for action in (Close(), Leave()):
        assert play_actions(state, action).castaways[0].set_of("clothes").tokens == ("odd", "pair")
