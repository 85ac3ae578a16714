"""Tests of closing a set with a porthole, or leaving it open."""

from __future__ import annotations

import pytest

from engine.core import play
from engine.games.nautilus_island.actions import Close, Go, Leave, Store
from engine.games.nautilus_island.castaway import CardSet
from engine.games.nautilus_island.state import NautilusState
from tests.nautilus_island.positions import (
    columns_open,
    kinds,
    laid,
    made,
    offered,
    recovering,
    store,
    with_portholes,
)

TWO_MORE = store("clothes/hat clothes/boots")
HATS = "clothes/hat clothes/boots clothes/coat clothes/gloves"


def growing(size: int, hand: str = HATS, column: int = 3, **portholes: tuple[int, ...]) -> NautilusState:
    """Return a turn in which seat 0 has an open clothes set with `size` cards."""
    things = " ".join(("coat", "gloves", "coat", "gloves", "coat", "gloves")[:size])
    return with_portholes(recovering(column, hand, laid("clothes", things)), **portholes)


def clothes(state: NautilusState) -> CardSet:
    return state.castaways[0].set_of("clothes")


def test_first_set_of_four_scores_eight_and_the_next_seven() -> None:
    """Score 8 points for the first closed set of four, and 7 for the next.

    In the rule book's example, two green cards are added to two others, and the porthole for four cards
    closes the set for 8 points.
    """
    state = made(growing(2), TWO_MORE, Close())
    assert clothes(state).porthole == 8
    assert state.portholes[1] == (7, 6)
    state = made(growing(2, of_4=(7, 6)), TWO_MORE, Close())
    assert clothes(state).porthole == 7


def test_closed_set_accepts_no_more_cards() -> None:
    state = made(growing(2), TWO_MORE, Close())
    again = state.with_castaway(1, state.castaways[0])
    again = made(again, Go(columns_open(again)[-1]))
    assert play.awaited_seat(again) == 1
    assert not offered(again, Store)


def test_set_of_four_left_open_loses_the_porthole_for_four() -> None:
    """Allow an open set of four to be closed only after it has grown.

    In the rule book's example, a single card is added, and the set gets the porthole for five.
    """
    state = made(growing(2), TWO_MORE, Leave())
    assert (clothes(state).porthole, len(clothes(state).cards)) == (None, 4)
    assert state.portholes[1] == (8, 7, 6)
    one = made(growing(4), store("clothes/hat"))
    assert kinds(one) == {"Close", "Leave"}
    assert clothes(made(one, Close())).porthole == 12
    past = made(growing(4), TWO_MORE)
    assert clothes(made(past, Close())).porthole == 16


def test_set_can_be_closed_only_after_storing_cards_in_it() -> None:
    state = growing(4, "repair/saw")
    assert kinds(state) == {"Collect", "Store"}
    assert play.awaited_seat(made(state, store("repair/saw"))) == 1, "the set of four is not asked about"


@pytest.mark.parametrize(("size", "value"), [(3, 5), (4, 8), (5, 12), (6, 16)])
def test_porthole_needs_exactly_its_number_of_cards(size: int, value: int) -> None:
    state = made(growing(size - 1), store("clothes/hat"))
    assert kinds(state) == {"Close", "Leave"}
    assert clothes(made(state, Close())).porthole == value


@pytest.mark.parametrize("size", [1, 2, 7])
def test_sets_of_one_two_or_more_than_six_have_no_porthole(size: int) -> None:
    state = made(growing(size - 1), store("clothes/hat"))
    assert (play.awaited_seat(state), kinds(state)) == (1, {"Go"})
    assert len(clothes(state).cards) == size


def test_set_may_have_more_than_six_cards() -> None:
    assert len(clothes(made(growing(6), store("clothes/hat clothes/boots clothes/coat"))).cards) == 9


def test_exhausted_pile_asks_no_question() -> None:
    state = made(growing(3, of_4=()), store("clothes/hat"))
    assert (play.awaited_seat(state), kinds(state)) == (1, {"Go"})
    assert clothes(state).porthole is None


def test_last_porthole_of_a_pile_leaves_it_empty() -> None:
    state = made(growing(3, of_4=(6,)), store("clothes/hat"), Close())
    assert (clothes(state).porthole, state.portholes[1]) == (6, ())
    assert state.portholes[0] == (5, 4, 3)


def test_close_and_leave_end_the_turn() -> None:
    for action in (Close(), Leave()):
        assert play.awaited_seat(made(growing(3), store("clothes/hat"), action)) == 1


def test_close_and_leave_reveal_nothing() -> None:
    state = made(growing(3), store("clothes/hat"))
    pending = play.decision(state)
    assert pending is not None
    assert [pending.reveals(state, option) for option in play.options(state)] == [False, False]


def test_porthole_worth_no_points_closes_a_set() -> None:
    state = made(growing(3, of_4=(0,)), store("clothes/hat"), Close())
    assert clothes(state).is_closed
