"""Tests for change marks in the Nautilus Island images, and for the images of turns, editions and matches."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.nautilus_island.view import CampView, ColumnView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.scene import Kind, NothingToDraw, Scene
from renderer.games.nautilus_island import layout
from renderer.games.nautilus_island.drawing import draw
from renderer.games.nautilus_island.parts.changes import CampChange, SetChange, changes
from renderer.games.nautilus_island.parts.pieces import can_be_stored
from tests.nautilus_island import views
from tests.renderer.views import PLAIN, displayed_height, scene, words

TOKEN_READABLE = 9
"""Minimum height in pixels at which a token's value is legible on a phone."""


def draw_changes(kind: Kind, view: View, before: View | None, seat: int | None = None) -> Canvas:
    return draw(view, Scene(kind, seat, PLAIN, "en", words("en"), before))


def written_words(canvas: Canvas) -> list[str]:
    return [line.words for line in canvas.lines]


def _enter_second_column(column: ColumnView) -> ColumnView:
    above = None if column.above == 1 else column.above
    return replace(column, above=above, below=1 if column.number == 1 else column.below)


def views_around_close() -> tuple[View, View]:
    """Return the views before and after the second seat closes a set in column 2."""
    before = views.typical(3)
    seat = before.seats[1]
    set_view = views.set_view("fishing", "011", ("vp2",), (2,), 4)
    sets = (seat.sets[0], set_view, seat.sets[2])
    seats = (
        before.seats[0],
        replace(seat, hand_size=7, vp=17, sets=sets, column=1, side="below"),
        *before.seats[2:],
    )
    columns = tuple(map(_enter_second_column, before.columns))
    portholes = (replace(before.portholes[0], left=(3,)), *before.portholes[1:])
    return before, replace(before, seats=seats, columns=columns, portholes=portholes)


def test_missing_earlier_view_gives_no_changes() -> None:
    found = changes(None, views.typical(4))
    assert all((seat.vp, seat.hand, seat.sets) == (0, 0, ()) for seat in found.seats)
    assert not any(any(column.taken) or any(column.has_arrived) for column in found.columns)
    assert set(found.camp) == {CampChange(is_new=False, removed=None)}
    assert set(found.portholes) == {0}


def test_stored_cards_are_reported_one_by_one() -> None:
    found = changes(*views_around_close())
    assert found.seats[1].of("fishing") == SetChange((("fishing/net", 2),), 1, is_closed=True)
    assert (found.seats[1].vp, found.seats[1].hand) == (6, -2)
    assert found.seats[1].of("supplies") == SetChange()
    assert found.portholes == (1, 0, 0, 0)


def test_moved_castaway_is_reported_at_both_places() -> None:
    found = changes(*views_around_close())
    assert [column.has_arrived for column in found.columns if any(column.has_arrived)] == [(False, True)]
    assert found.columns[1].has_arrived == (False, True)
    assert [column.departed for column in found.columns if column.departed != (None, None)] == [(1, None)]


def test_camp_changes_list_removed_and_new_tokens() -> None:
    before = views.typical(2)
    camp = (replace(before.camp[0], token=None), CampView("navigation", "vp2"), *before.camp[2:])
    found = changes(before, replace(before, camp=camp)).camp
    assert found[:3] == (CampChange(False, "pair"), CampChange(True, None), CampChange(False, None))


@pytest.mark.parametrize("kind", ["board", "turn"])
def test_change_marks_show_the_difference(kind: Kind) -> None:
    before, after = views_around_close()
    marked = written_words(draw_changes(kind, after, before, 1))
    assert {"+6", "−2", "+2", "−1"} <= set(marked)
    assert not {"+6", "−2", "+2", "−1"} & set(written_words(draw_changes("board", after, None)))


def test_taken_cards_are_marked_at_their_column() -> None:
    before = views.typical(2)
    stacks = tuple(replace(stack, left=stack.left - 1) for stack in before.columns[3].stacks)
    after = replace(before, columns=(*before.columns[:3], replace(before.columns[3], stacks=stacks)))
    assert written_words(draw_changes("board", after, before)).count("−1") == len(stacks)


def test_turn_image_hides_the_hand_and_needs_an_earlier_view() -> None:
    before, after = views_around_close()
    canvas = draw_changes("turn", after, before, 1)
    hidden = replace(after, viewer=None, hand=None)
    assert (
        canvas.image.tobytes()
        == draw_changes("turn", hidden, replace(before, viewer=None, hand=None), 1).image.tobytes()
    )
    for seat, earlier in ((None, before), (3, before), (1, None)):
        with pytest.raises(NothingToDraw):
            draw_changes("turn", after, earlier, seat)


def test_rules_image_does_not_depend_on_face_up_cards() -> None:
    dealt = views.empty(4)
    columns = tuple(
        replace(
            column, stacks=tuple(replace(stack, top=stack.top and "repair/saw") for stack in column.stacks)
        )
        for column in dealt.columns
    )
    canvas, other = (draw(view, scene("rules")) for view in (dealt, replace(dealt, columns=columns)))
    assert canvas.image.tobytes() == other.image.tobytes()
    assert {"16", "14", "34"} <= {
        figure for line in canvas.lines for figure in line.words.replace(":", " ").split()
    }


def test_token_values_are_legible_on_a_phone() -> None:
    canvas = draw(views.fullest(4), scene("board"))
    worth = [line for line in canvas.lines if line.words in ("11", "5", "0") and line.colour != theme.INK]
    rows = [line for line in worth if line.box.y > layout.board(4).seats[0].y]
    assert len(rows) > 20
    assert min(map(displayed_height, rows)) >= TOKEN_READABLE


@pytest.mark.parametrize(
    ("change", "most"), [({}, 3), ({"is_moving": True}, 0), ({"closing": "supplies"}, 0)]
)
def test_storing_is_limited_by_the_stacks_of_the_column(change: dict[str, object], most: int) -> None:
    view = replace(views.typical(3), active_seat=0, is_moving=False)
    assert can_be_stored(replace(view, **change)) == most


def test_storable_cards_are_numbered_on_the_panel() -> None:
    view = replace(views.typical(3), active_seat=1, is_moving=False, closing=None)
    stacks = len(view.columns[0].stacks)
    texts = written_words(draw(view, scene("panel", seat=1)))
    idle = written_words(draw(replace(view, active_seat=2), scene("panel", seat=1)))
    assert texts.count(str(stacks)) > idle.count(str(stacks))


@pytest.mark.parametrize("rounds", [2, 9, 27])
@pytest.mark.parametrize("kind", ["final", "share"])
def test_chart_contains_every_round_of_a_match(kind: Kind, rounds: int) -> None:
    course = tuple((stretch, 2 * stretch) for stretch in range(rounds))
    canvas = draw(views.finished(2), Scene(kind, None, PLAIN, "en", words("en"), None, course))
    assert "Points, round by round" in written_words(canvas)
    assert not [line for line in canvas.lines if line.fit == "overflowing"]
    assert any(line.words.split("–")[-1] == str(rounds) for line in canvas.lines)
