"""Tests for collecting and storing: which cards can be taken or stored, and turns without a legal action."""

import pytest

from engine.core import play
from engine.core.model import IllegalAction
from engine.games.nautilus_island.actions import Collect, Nothing, Store
from tests.nautilus_island.positions import (
    card_set,
    cards,
    option_kinds,
    options_of_type,
    play_actions,
    recovery_turn,
    store_action,
    with_camp,
    with_cards_left,
    with_top_cards,
)


def test_example_two_green_cards_take_the_green_token() -> None:
    """A player who stores two green cards takes the green token, as in the rule book's example."""
    state = play_actions(
        recovery_turn(1, "clothes/hat clothes/boots clothes/coat"), store_action("clothes/hat clothes/boots")
    )
    green = state.castaways[0].set_of("clothes")
    assert (green.cards, green.tokens) == (cards("clothes/hat clothes/boots"), ("vp2",))
    assert state.camp[0] is None
    assert state.castaways[0].hand == ("clothes/coat",)


@pytest.mark.parametrize(
    ("column", "wrong"),
    [
        (1, "clothes/hat clothes/boots clothes/coat"),
        (3, "clothes/hat repair/saw"),
        (3, "treasures/pearl"),
        (3, "clothes/gloves"),
        (3, "clothes/hat clothes/hat"),
    ],
    ids=["three at a column of two", "two colours", "a treasure", "not in the hand", "once too often"],
)
def test_invalid_sets_of_cards_can_not_be_stored(column: int, wrong: str) -> None:
    hand = "clothes/hat clothes/boots clothes/coat repair/saw treasures/pearl"
    with pytest.raises(IllegalAction):
        play_actions(recovery_turn(column, hand), store_action(wrong))


def test_storing_no_card_is_not_offered() -> None:
    with pytest.raises(IllegalAction):
        play_actions(recovery_turn(1, "clothes/hat"), Store(()))


def test_top_card_of_each_stack_is_added_to_the_hand() -> None:
    state = with_top_cards(
        with_top_cards(recovery_turn(3, "repair/saw"), 5, "fishing/rod"), 6, "supplies/tins clothes/hat"
    )
    state = play_actions(with_top_cards(state, 7, "treasures/crown"), Collect())
    assert state.castaways[0].hand == cards("repair/saw fishing/rod supplies/tins treasures/crown")
    assert [stack.left for stack in state.stacks[5:8]] == [7, 7, 7]
    assert state.stacks[6].top == "clothes/hat"
    assert {stack.left for stack in (*state.stacks[:5], *state.stacks[8:])} == {8}


def test_single_stack_gives_one_card() -> None:
    state = play_actions(with_top_cards(recovery_turn(0), 0, "fishing/hook fishing/net"), Collect())
    assert state.castaways[0].hand == ("fishing/hook",)


def test_hand_has_no_limit() -> None:
    state = play_actions(
        recovery_turn(4, "clothes/hat " * 4 + "repair/saw " * 4 + "fishing/net " * 4), Collect()
    )
    assert len(state.castaways[0].hand) == 15


@pytest.mark.parametrize(("column", "most"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3)])
def test_storing_is_limited_by_the_stacks_of_the_column(column: int, most: int) -> None:
    state = recovery_turn(column, "clothes/hat clothes/boots clothes/coat clothes/gloves")
    assert {len(option.cards) for option in options_of_type(state, Store)} == set(range(1, most + 1))


def test_storage_limit_applies_at_an_empty_column() -> None:
    hand = "clothes/hat clothes/boots clothes/coat clothes/gloves"
    state = with_cards_left(recovery_turn(3, hand, is_last=True), 3, 0)
    assert option_kinds(state) == {"Store"}
    assert max(len(option.cards) for option in options_of_type(state, Store)) == 3


def test_every_combination_of_cards_is_offered_once() -> None:
    state = recovery_turn(1, "clothes/hat clothes/hat clothes/coat repair/saw treasures/coins")
    assert [option.cards for option in options_of_type(state, Store)] == [
        ("clothes/hat",),
        ("clothes/coat",),
        ("clothes/hat", "clothes/hat"),
        ("clothes/hat", "clothes/coat"),
        ("repair/saw",),
    ]


def test_closed_colour_can_be_collected_but_not_stored() -> None:
    closed = card_set("clothes", "hat hat hat", porthole=5)
    state = recovery_turn(3, "clothes/boots repair/saw", closed)
    assert options_of_type(state, Store) == [store_action("repair/saw")]
    state = play_actions(with_top_cards(state, 5, "clothes/gloves"), Collect())
    assert "clothes/gloves" in state.castaways[0].hand


def test_closed_colour_of_another_seat_has_no_effect() -> None:
    state = recovery_turn(3, "clothes/boots")
    other = state.castaways[1].with_set(card_set("clothes", "hat hat hat", porthole=5))
    assert options_of_type(state.with_castaway(1, other), Store) == [store_action("clothes/boots")]


def test_cards_are_added_to_the_set_of_their_colour() -> None:
    state = play_actions(
        recovery_turn(1, "clothes/hat", card_set("clothes", "coat", ("odd",))), store_action("clothes/hat")
    )
    assert state.castaways[0].set_of("clothes") == card_set("clothes", "hat coat", ("odd", "vp2"))


def test_missing_token_is_not_taken() -> None:
    state = with_camp(recovery_turn(1, "clothes/hat"), None, "vp3", "odd", None, None)
    state = play_actions(state, store_action("clothes/hat"))
    assert state.castaways[0].set_of("clothes").tokens == ()
    assert state.camp == (None, "vp3", "odd", None, None)


def test_collecting_takes_no_token() -> None:
    state = recovery_turn(1, "clothes/hat")
    assert play_actions(state, Collect()).camp == state.camp


@pytest.mark.parametrize("hand", ["", "treasures/crown treasures/crown", "clothes/boots treasures/pearl"])
def test_nothing_is_the_only_option_if_no_action_is_possible(hand: str) -> None:
    closed = card_set("clothes", "hat hat hat", porthole=5)
    state = with_cards_left(recovery_turn(2, hand, closed, is_last=True), 2, 0)
    assert play.options(state) == (Nothing(),)
    after = play_actions(state, Nothing())
    assert (after.castaways, after.stacks, after.camp) == (state.castaways, state.stacks, state.camp)
    assert play.awaited_seat(after) == 1


def test_nothing_is_not_offered_if_an_action_is_possible() -> None:
    assert option_kinds(recovery_turn(2)) == {"Collect"}
    assert option_kinds(recovery_turn(2, "clothes/hat")) == {"Collect", "Store"}
    assert option_kinds(with_cards_left(recovery_turn(2, "clothes/hat"), 2, 0)) == {"Store"}
    assert option_kinds(with_cards_left(recovery_turn(2, "clothes/hat"), 2, 1)) == {"Collect", "Store"}


def test_next_seat_moves_after_collecting() -> None:
    state = play_actions(recovery_turn(1), Collect())
    assert (play.awaited_seat(state), option_kinds(state)) == (1, {"Go"})


# The following tests check which actions reveal hidden cards. Those actions cannot be undone.


def collecting_reveals(column: int, left: int) -> bool:
    state = with_cards_left(recovery_turn(column), column, left)
    pending = play.decision(state)
    assert pending is not None
    return pending.reveals(state, Collect())


def test_collecting_reveals_a_hidden_card_or_the_next_face_up_card() -> None:
    assert collecting_reveals(1, 8), "one stack lies face down"
    assert collecting_reveals(1, 1), "the last card of a face-down stack was hidden, too"
    assert collecting_reveals(0, 2), "the next card of a face-up stack comes to light"
    assert not collecting_reveals(0, 1), (
        "everybody saw the last card of a face-up stack, and nothing lies below"
    )


def storing_reveals(left: int, *camp: object) -> bool:
    state = with_camp(recovery_turn(1, "clothes/hat"), *camp, left=("vp2",) * left)  # type: ignore[arg-type]  # tokens
    pending = play.decision(state)
    assert pending is not None
    return pending.reveals(state, store_action("clothes/hat"))


def test_storing_reveals_only_a_refill_of_the_camp() -> None:
    assert storing_reveals(3, "vp2", None, None, None, "odd")
    assert not storing_reveals(0, "vp2", None, None, None, "odd"), "no token is left to come"
    assert not storing_reveals(3, "vp2", None, None, "odd", "odd"), "two stay"
    assert not storing_reveals(3, None, None, None, "odd", "odd"), "none is taken"


def test_other_actions_reveal_nothing() -> None:
    state = with_cards_left(recovery_turn(2, is_last=True), 2, 0)
    pending = play.decision(state)
    assert pending is not None
    assert not pending.reveals(state, Nothing())
    after = play_actions(state, Nothing())
    going = play.decision(after)
    assert going is not None
    assert not any(going.reveals(after, option) for option in play.options(after))


def test_only_storing_shows_cards_of_the_hand_to_others() -> None:
    state = with_camp(recovery_turn(1, "clothes/hat"), "vp2", None, None, None, "odd", left=("vp2",))
    pending = play.decision(state)
    assert pending is not None
    assert {option: pending.shows_others(state, option) for option in pending.options(state)} == {
        Collect(): False, store_action("clothes/hat"): True,
    }  # fmt: skip
