"""Tests of the view of the table: the wreck, castaways, camp, portholes, sets, and only the viewer's own hand."""

from __future__ import annotations

from engine.core import play
from engine.games.nautilus_island.actions import Close, Collect, Go, Leave, Nothing
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.view import PileView, SetView, StackView, View
from tests.nautilus_island.boards import whole
from tests.nautilus_island.positions import (
    deal,
    exploring,
    laid,
    made,
    recovering,
    run_down,
    standing,
    store,
    topped,
)


def seen(state: NautilusState, viewer: int | None = None) -> View:
    return GAME.observe(state, viewer)


def test_hand_is_visible_only_to_its_seat() -> None:
    state = exploring(standing(0, "clothes/hat treasures/crown"), standing(1, "repair/saw"), standing(2))
    assert seen(state, 0).hand == ("clothes/hat", "treasures/crown")
    assert seen(state, 1).hand == ("repair/saw",)
    assert (seen(state, 2).hand, seen(state).hand) == ((), None)
    assert [seat.hand_size for seat in seen(state).seats] == [2, 1, 0]


def test_view_without_hands_is_the_same_for_every_viewer() -> None:
    for seed in range(3):
        state, played, _ = whole("as printed", 3, seed)
        for move in played:
            fields = [vars_of(seen(state, viewer)) for viewer in (None, 0, 1, 2)]
            assert all(other == fields[0] for other in fields)
            state = play.submit(state, move.action)


def vars_of(view: View) -> dict[str, object]:
    """Return all fields of a view except for the viewer and the hand."""
    names = set(view.__struct_fields__) - {"viewer", "hand"}
    return {name: getattr(view, name) for name in names}


def test_only_the_top_card_of_a_face_up_stack_is_visible() -> None:
    state = topped(topped(recovering(2), 3, "clothes/hat"), 4, "clothes/boots clothes/coat")
    assert seen(state).columns[2].stacks == (
        StackView(is_face_up=False, left=8, top=None),
        StackView(is_face_up=True, left=8, top="clothes/boots"),
    )
    after = seen(made(state, Collect())).columns[2]
    assert [stack.top for stack in after.stacks] == [None, "clothes/coat"]
    empty = seen(run_down(state, 2, 0)).columns[2]
    assert [(stack.left, stack.top) for stack in empty.stacks] == [(0, None), (0, None)]
    assert empty.is_empty


def test_hidden_card_is_named_only_to_its_taker() -> None:
    state = topped(topped(recovering(1), 1, "treasures/crown"), 2, "clothes/hat")
    public, private = play.log_events(state, Collect())
    assert (public.audience, private.audience) == (None, (0,))
    assert "crown" not in repr(public)
    assert "crown" in repr(private)
    assert "hat" in repr(public)
    assert len(list(play.log_events(recovering(0), Collect()))) == 1


def test_castaways_are_shown_at_both_ends_of_a_column() -> None:
    state = made(exploring(standing(0), standing(1), standing(2)), Go(1))
    column = seen(state).columns[1]
    assert (column.above, column.below) == (1, 0)
    assert seen(deal()).columns[0].above is None


def test_open_columns_are_marked_for_the_active_seat() -> None:
    state = exploring(standing(0), standing(1), standing(2))
    assert [column.is_open for column in seen(state).columns] == [False, True, True, True, True]
    moved = seen(made(state, Go(1)))
    assert not any(column.is_open for column in moved.columns)
    assert (seen(state).is_moving, moved.is_moving, moved.closing) == (True, False, None)


def test_view_shows_the_active_seat_and_seats_that_have_moved() -> None:
    state = made(exploring(standing(4), standing(1), standing(2)), Go(3), Collect())
    view = seen(state)
    assert (view.order, view.active_seat) == ((1, 2, 0), 2)
    assert [seat.has_moved for seat in view.seats] == [False, True, False]
    assert (view.round, view.side, view.is_ending, view.is_last) == (2, "below", False, False)
    assert not any(seat.has_moved for seat in seen(deal()).seats)


def test_closable_set_is_named() -> None:
    state = made(recovering(1, "clothes/hat", laid("clothes", "hat boots")), store("clothes/hat"))
    assert seen(state).closing == "clothes"
    assert seen(made(state, Leave())).closing is None


def test_set_view_shows_current_token_values() -> None:
    hats = laid("clothes", "hat hat", ("odd", "double", "pair"))
    state = made(recovering(1, "clothes/boots", hats), store("clothes/boots"), Close())
    (kept,) = seen(state).seats[0].sets
    assert kept == SetView(
        colour="clothes",
        cards=("clothes/hat", "clothes/hat", "clothes/boots"),
        tokens=("odd", "double", "pair", "vp2"),
        token_vp=(4, 5, 5, 2),
        porthole=5,
    )
    assert seen(state).seats[0].vp == 21


def test_treasures_do_not_count_before_the_end() -> None:
    assert seen(recovering(1, "treasures/crown")).seats[0].vp == 0


def test_camp_and_piles_show_remaining_pieces() -> None:
    state = made(recovering(1, "clothes/hat", laid("clothes", "hat boots")), store("clothes/hat"), Close())
    view = seen(state)
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
    state = run_down(recovering(4), 4, 1)
    ending = made(state, Collect())
    assert (seen(state).is_ending, seen(ending).is_ending, seen(ending).is_last) == (False, True, False)
    last = made(ending, Go(0), Collect(), Go(3), Collect())
    assert (seen(last).is_last, seen(last).round) == (True, 3)


def test_finished_game_shows_scores_ranks_and_treasures() -> None:
    state = exploring(
        standing(0, "treasures/crown treasures/pearl clothes/hat"),
        standing(1, "", laid("clothes", "hat", ("vp3",))),
        standing(2, "treasures/crown treasures/pearl"),
        is_last=True,
    )
    state = run_down(run_down(run_down(state, 1, 0), 0, 0), 3, 0)
    state = made(state, Go(1), store("clothes/hat"), Go(0), Nothing(), Go(3), Nothing())
    view = seen(state)
    assert view.is_finished
    assert (view.active_seat, view.round, view.is_last, view.is_moving) == (None, 2, True, False)
    assert [(score.vp, score.rank) for score in view.scores] == [(7, 1), (3, 3), (5, 2)]
    assert view.scores[2].treasure_cards == ("treasures/pearl", "treasures/crown")
    assert all(seat.has_moved for seat in view.seats)
    assert seen(deal()).scores == ()


def test_heading_shows_how_close_the_end_is() -> None:
    near, last = run_down(recovering(4), 4, 0), recovering(4, is_last=True)
    keys = [GAME.heading(seen(state)).key for state in (recovering(4), near, last)]
    assert keys == [f"nautilus-island-heading-{name}" for name in ("round", "ending", "last")]
    over = whole("as printed", 2, 1)[2]
    assert GAME.heading(seen(over)).key == "nautilus-island-heading-finished"


def test_cards_taken_face_up_are_known_until_stored() -> None:
    state = topped(topped(recovering(2), 3, "clothes/hat"), 4, "clothes/boots")
    after = made(state, Collect())
    for viewer in (None, 0, 1):
        assert seen(after, viewer).seats[0].known == ("clothes/boots",)
    assert seen(after, 0).hand == ("clothes/hat", "clothes/boots")
    held = (
        recovering(2, "clothes/hat clothes/boots").castaways[0].collected(("clothes/hat",), ("clothes/hat",))
    )
    assert held.known == ("clothes/hat",)
    assert held.laid(("clothes/boots",)).known == ("clothes/hat",)
    assert held.laid(("clothes/hat",)).known == ()


def test_face_down_tokens_are_counted_by_kind() -> None:
    view = seen(deal(3))
    assert sum(view.pile.values()) == view.tokens_left == 29
    lying = [space.token for space in view.camp]
    printed = {"vp2": 6, "vp3": 5, "per_card": 6, "double": 5, "odd": 6, "pair": 6}
    assert {token: count + lying.count(token) for token, count in view.pile.items()} == printed
