"""Tests for closing a set with a porthole, or leaving it open."""

from __future__ import annotations

import pytest

from engine.core import play
from engine.games.nautilus_island.actions import Close, Go, Leave, Store
from engine.games.nautilus_island.castaway import CardSet
from engine.games.nautilus_island.state import NautilusState
from tests.nautilus_island.positions import (
    card_set,
    open_columns,
    option_kinds,
    options_of_type,
    play_actions,
    recovery_turn,
    store_action,
    with_portholes,
)

TWO_MORE = store_action("clothes/hat clothes/boots")
HATS = "clothes/hat clothes/boots clothes/coat clothes/gloves"


def open_set_turn(
    size: int, hand: str = HATS, column: int = 3, **portholes: tuple[int, ...]
) -> NautilusState:
    """Return a turn in which seat 0 has an open clothes set with `size` cards."""
    things = " ".join(("coat", "gloves", "coat", "gloves", "coat", "gloves")[:size])
    return with_portholes(recovery_turn(column, hand, card_set("clothes", things)), **portholes)


def clothes_set(state: NautilusState) -> CardSet:
    return state.castaways[0].set_of("clothes")


def test_first_set_of_four_scores_eight_and_the_next_seven() -> None:
    """The first closed set of four scores 8 points, and the next one 7.

    In the rule book's example, a player adds two green cards to a set of two. The porthole for four cards
    closes the set for 8 points.
    """
    state = play_actions(open_set_turn(2), TWO_MORE, Close())
    assert clothes_set(state).porthole == 8
    assert state.portholes[1] == (7, 6)
    state = play_actions(open_set_turn(2, of_4=(7, 6)), TWO_MORE, Close())
    assert clothes_set(state).porthole == 7


def test_closed_set_accepts_no_more_cards() -> None:
    state = play_actions(open_set_turn(2), TWO_MORE, Close())
    again = state.with_castaway(1, state.castaways[0])
    again = play_actions(again, Go(open_columns(again)[-1]))
    assert play.awaited_seat(again) == 1
    assert not options_of_type(again, Store)


def test_set_of_four_left_open_loses_the_porthole_for_four() -> None:
    """A set of four that was left open can be closed only after another card is added.

    In the rule book's example, a fifth card is added, and the set gets the porthole for five.
    """
    state = play_actions(open_set_turn(2), TWO_MORE, Leave())
    assert (clothes_set(state).porthole, len(clothes_set(state).cards)) == (None, 4)
    assert state.portholes[1] == (8, 7, 6)
    nautilus_state = play_actions(open_set_turn(4), store_action("clothes/hat"))
    assert option_kinds(nautilus_state) == {"Close", "Leave"}
    assert clothes_set(play_actions(nautilus_state, Close())).porthole == 12
    past = play_actions(open_set_turn(4), TWO_MORE)
    assert clothes_set(play_actions(past, Close())).porthole == 16


def test_set_can_be_closed_only_after_storing_cards_in_it() -> None:
    state = open_set_turn(4, "repair/saw")
    assert option_kinds(state) == {"Collect", "Store"}
    assert play.awaited_seat(play_actions(state, store_action("repair/saw"))) == 1, (
        "the set of four is not asked about"
    )


@pytest.mark.parametrize(("size", "value"), [(3, 5), (4, 8), (5, 12), (6, 16)])
def test_porthole_needs_exactly_its_number_of_cards(size: int, value: int) -> None:
    state = play_actions(open_set_turn(size - 1), store_action("clothes/hat"))
    assert option_kinds(state) == {"Close", "Leave"}
    assert clothes_set(play_actions(state, Close())).porthole == value


@pytest.mark.parametrize("size", [1, 2, 7])
def test_sets_of_one_two_or_more_than_six_have_no_porthole(size: int) -> None:
    state = play_actions(open_set_turn(size - 1), store_action("clothes/hat"))
    assert (play.awaited_seat(state), option_kinds(state)) == (1, {"Go"})
    assert len(clothes_set(state).cards) == size


def test_set_may_have_more_than_six_cards() -> None:
    assert (
        len(
            clothes_set(
                play_actions(open_set_turn(6), store_action("clothes/hat clothes/boots clothes/coat"))
            ).cards
        )
        == 9
    )


def test_exhausted_pile_asks_no_question() -> None:
    state = play_actions(open_set_turn(3, of_4=()), store_action("clothes/hat"))
    assert (play.awaited_seat(state), option_kinds(state)) == (1, {"Go"})
    assert clothes_set(state).porthole is None


def test_last_porthole_of_a_pile_leaves_it_empty() -> None:
    state = play_actions(open_set_turn(3, of_4=(6,)), store_action("clothes/hat"), Close())
    assert (clothes_set(state).porthole, state.portholes[1]) == (6, ())
    assert state.portholes[0] == (5, 4, 3)


def test_close_and_leave_end_the_turn() -> None:
    for action in (Close(), Leave()):
        assert play.awaited_seat(play_actions(open_set_turn(3), store_action("clothes/hat"), action)) == 1


def test_close_and_leave_reveal_nothing() -> None:
    state = play_actions(open_set_turn(3), store_action("clothes/hat"))
    pending = play.decision(state)
    assert pending is not None
    assert [pending.reveals(state, option) for option in play.options(state)] == [False, False]


def test_porthole_worth_no_points_closes_a_set() -> None:
    state = play_actions(open_set_turn(3, of_4=(0,)), store_action("clothes/hat"), Close())
    assert clothes_set(state).is_closed
