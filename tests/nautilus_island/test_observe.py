"""Tests of the view of the table: the wreck, castaways, camp, portholes, sets, and only the viewer's own hand."""

from __future__ import annotations

from engine.core import play
from engine.games.nautilus_island.actions import Close, Collect, Go, Leave, Nothing
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.view import PileView, SetView, StackView, View
from tests.nautilus_island.boards import play_game
from tests.nautilus_island.positions import (
    card_set,
    castaway_at,
    deal,
    exploration_round,
    play_actions,
    recovery_turn,
    store_action,
    with_cards_left,
    with_top_cards,
)


def observe(state: NautilusState, viewer: int | None = None) -> View:
    return GAME.observe(state, viewer)


def test_hand_is_visible_only_to_its_seat() -> None:
    state = exploration_round(
        castaway_at(0, "clothes/hat treasures/crown"), castaway_at(1, "repair/saw"), castaway_at(2)
    )
    assert observe(state, 0).hand == ("clothes/hat", "treasures/crown")
    assert observe(state, 1).hand == ("repair/saw",)
    assert (observe(state, 2).hand, observe(state).hand) == ((), None)
    assert [seat.hand_size for seat in observe(state).seats] == [2, 1, 0]


def test_view_without_hands_is_the_same_for_every_viewer() -> None:
    for seed in range(3):
        state, played, _ = play_game("as printed", 3, seed)
        for move in played:
            fields = [fields_of(observe(state, viewer)) for viewer in (None, 0, 1, 2)]
            assert all(other == fields[0] for other in fields)
            state = play.submit(state, move.action)


def fields_of(view: View) -> dict[str, object]:
    """Return all fields of a view except for the viewer and the hand."""
    names = set(view.__struct_fields__) - {"viewer", "hand"}
    return {name: getattr(view, name) for name in names}


def test_only_the_top_card_of_a_face_up_stack_is_visible() -> None:
    state = with_top_cards(
        with_top_cards(recovery_turn(2), 3, "clothes/hat"), 4, "clothes/boots clothes/coat"
    )
    assert observe(state).columns[2].stacks == (
        StackView(is_face_up=False, left=8, top=None),
        StackView(is_face_up=True, left=8, top="clothes/boots"),
    )
    after = observe(play_actions(state, Collect())).columns[2]
    assert [stack.top for stack in after.stacks] == [None, "clothes/coat"]
    empty = observe(with_cards_left(state, 2, 0)).columns[2]
    assert [(stack.left, stack.top) for stack in empty.stacks] == [(0, None), (0, None)]
    assert empty.is_empty


def test_hidden_card_is_named_only_to_its_taker() -> None:
    state = with_top_cards(with_top_cards(recovery_turn(1), 1, "treasures/crown"), 2, "clothes/hat")
    public, private = play.log_events(state, Collect())
    assert (public.audience, private.audience) == (None, (0,))
    assert "crown" not in repr(public)
    assert "crown" in repr(private)
    assert "hat" in repr(public)
    assert len(list(play.log_events(recovery_turn(0), Collect()))) == 1


def test_castaways_are_shown_at_both_ends_of_a_column() -> None:
    state = play_actions(exploration_round(castaway_at(0), castaway_at(1), castaway_at(2)), Go(1))
    column = observe(state).columns[1]
    assert (column.above, column.below) == (1, 0)
    assert observe(deal()).columns[0].above is None


def test_open_columns_are_marked_for_the_active_seat() -> None:
    state = exploration_round(castaway_at(0), castaway_at(1), castaway_at(2))
    assert [column.is_open for column in observe(state).columns] == [False, True, True, True, True]
    moved = observe(play_actions(state, Go(1)))
    assert not any(column.is_open for column in moved.columns)
    assert (observe(state).is_moving, moved.is_moving, moved.closing) == (True, False, None)


def test_view_shows_the_active_seat_and_seats_that_have_moved() -> None:
    state = play_actions(exploration_round(castaway_at(4), castaway_at(1), castaway_at(2)), Go(3), Collect())
    view = observe(state)
    assert (view.order, view.active_seat) == ((1, 2, 0), 2)
    assert [seat.has_moved for seat in view.seats] == [False, True, False]
    assert (view.round, view.side, view.is_ending, view.is_last) == (2, "below", False, False)
    assert not any(seat.has_moved for seat in observe(deal()).seats)


def test_closable_set_is_named() -> None:
    state = play_actions(
        recovery_turn(1, "clothes/hat", card_set("clothes", "hat boots")), store_action("clothes/hat")
    )
    assert observe(state).closing == "clothes"
    assert observe(play_actions(state, Leave())).closing is None


def test_set_view_shows_current_token_values() -> None:
    hats = card_set("clothes", "hat hat", ("odd", "double", "pair"))
    state = play_actions(recovery_turn(1, "clothes/boots", hats), store_action("clothes/boots"), Close())
    (kept,) = observe(state).seats[0].sets
    assert kept == SetView(
        colour="clothes",
        cards=("clothes/hat", "clothes/hat", "clothes/boots"),
        tokens=("odd", "double", "pair", "vp2"),
        token_vp=(4, 5, 5, 2),
        porthole=5,
    )
    assert observe(state).seats[0].vp == 21


def test_treasures_do_not_count_before_the_end() -> None:
    assert observe(recovery_turn(1, "treasures/crown")).seats[0].vp == 0


def test_camp_and_piles_show_remaining_pieces() -> None:
    state = play_actions(
        recovery_turn(1, "clothes/hat", card_set("clothes", "hat boots")),
        store_action("clothes/hat"),
        Close(),
    )
    view = observe(state)
    assert [space.token for space in view.camp] == [None, "vp3", "odd", "pair", "double"]
    assert view.tokens_left == 29
    assert view.portholes[0] == PileView(3, (4, 3))
    assert view.treasures == {
        "treasures/pearl": 1,
        "treasures/coins": 2,
        "treasures/statuette": 3,
        "treasures/crown": 4,
    }


def test_view_announces_the_ending_and_the_last_round() -> None:
    state = with_cards_left(recovery_turn(4), 4, 1)
    ending = play_actions(state, Collect())
    assert (observe(state).is_ending, observe(ending).is_ending, observe(ending).is_last) == (
        False,
        True,
        False,
    )
    last = play_actions(ending, Go(0), Collect(), Go(3), Collect())
    assert (observe(last).is_last, observe(last).round) == (True, 3)


def test_finished_game_shows_scores_ranks_and_treasures() -> None:
    state = exploration_round(
        castaway_at(0, "treasures/crown treasures/pearl clothes/hat"),
        castaway_at(1, "", card_set("clothes", "hat", ("vp3",))),
        castaway_at(2, "treasures/crown treasures/pearl"),
        is_last=True,
    )
    state = with_cards_left(with_cards_left(with_cards_left(state, 1, 0), 0, 0), 3, 0)
    state = play_actions(state, Go(1), store_action("clothes/hat"), Go(0), Nothing(), Go(3), Nothing())
    view = observe(state)
    assert view.is_finished
    assert (view.active_seat, view.round, view.is_last, view.is_moving) == (None, 2, True, False)
    assert [(score.vp, score.rank) for score in view.scores] == [(7, 1), (3, 3), (5, 2)]
    assert view.scores[2].treasure_cards == ("treasures/pearl", "treasures/crown")
    assert all(seat.has_moved for seat in view.seats)
    assert observe(deal()).scores == ()


def test_heading_shows_how_close_the_end_is() -> None:
    near, last = with_cards_left(recovery_turn(4), 4, 0), recovery_turn(4, is_last=True)
    keys = [GAME.heading(observe(state)).key for state in (recovery_turn(4), near, last)]
    assert keys == [f"nautilus-island-heading-{name}" for name in ("round", "ending", "last")]
    over = play_game("as printed", 2, 1)[2]
    assert GAME.heading(observe(over)).key == "nautilus-island-heading-finished"


def test_cards_taken_face_up_are_known_until_stored() -> None:
    state = with_top_cards(with_top_cards(recovery_turn(2), 3, "clothes/hat"), 4, "clothes/boots")
    after = play_actions(state, Collect())
    for viewer in (None, 0, 1):
        assert observe(after, viewer).seats[0].known == ("clothes/boots",)
    assert observe(after, 0).hand == ("clothes/hat", "clothes/boots")
    held = (
        recovery_turn(2, "clothes/hat clothes/boots")
        .castaways[0]
        .collected(("clothes/hat",), ("clothes/hat",))
    )
    assert held.known == ("clothes/hat",)
    assert held.laid(("clothes/boots",)).known == ("clothes/hat",)
    assert held.laid(("clothes/hat",)).known == ()


def test_face_down_tokens_are_counted_by_kind() -> None:
    view = observe(deal(3))
    assert sum(view.pile.values()) == view.tokens_left == 29
    lying = [space.token for space in view.camp]
    printed = {"vp2": 6, "vp3": 5, "per_card": 6, "double": 5, "odd": 6, "pair": 6}
    assert {token: count + lying.count(token) for token, count in view.pile.items()} == printed
