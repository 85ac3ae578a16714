"""Tests that the image shows every change on the table that affects play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from engine.games.nautilus_island.view import (
    CampView,
    ColumnView,
    PileView,
    ScoreView,
    SeatView,
    SetView,
    StackView,
    View,
)
from renderer.core.scene import Kind
from renderer.games.nautilus_island.drawing import draw
from tests.nautilus_island import views
from tests.renderer.views import scene

Change: TypeAlias = Callable[[View], View]
ONE = 1
"""The seat whose pieces are changed and whose panel is drawn."""


def change_seat(change: Callable[[SeatView], SeatView]) -> Change:
    return lambda view: replace(view, seats=(view.seats[0], change(view.seats[ONE]), *view.seats[2:]))


def change_set(change: Callable[[SetView], SetView]) -> Change:
    return change_seat(
        lambda seat_view: replace(seat_view, sets=(change(seat_view.sets[0]), *seat_view.sets[1:]))
    )


def change_column(change: Callable[[ColumnView], ColumnView], place: int = 2) -> Change:
    return lambda view: replace(
        view, columns=(*view.columns[:place], change(view.columns[place]), *view.columns[place + 1 :])
    )


def change_stack(change: Callable[[StackView], StackView], place: int = 0) -> Change:
    return change_column(
        lambda column_view: replace(
            column_view,
            stacks=(
                *column_view.stacks[:place],
                change(column_view.stacks[place]),
                *column_view.stacks[place + 1 :],
            ),
        )
    )


def change_score(change: Callable[[ScoreView], ScoreView]) -> Change:
    return lambda view: replace(view, scores=(change(view.scores[0]), *view.scores[1:]))


TABLE_CHANGES: dict[str, Change] = {
    "round": lambda view: replace(view, round=2),
    "side": lambda view: replace(view, side="above"),
    "ending": lambda view: replace(view, is_ending=True),
    "last": lambda view: replace(view, is_ending=True, is_last=True),
    "over": lambda view: replace(view, is_finished=True, active_seat=None),
    "active seat": lambda view: replace(view, active_seat=2),
    "top card": change_stack(lambda stack_view: replace(stack_view, top="treasures/crown")),
    "cards left": change_stack(lambda one: replace(one, left=1)),
    "face down": change_stack(lambda one: replace(one, is_face_up=False, top=None)),
    "no card left": change_stack(lambda one: replace(one, left=0, top=None)),
    "above": change_column(lambda column_view: replace(column_view, above=0)),
    "below": change_column(lambda one: replace(one, below=2)),
    "open": change_column(lambda one: replace(one, is_open=not one.is_open)),
    "camp": lambda view: replace(view, camp=(CampView("clothes", "vp2"), *view.camp[1:])),
    "empty camp": lambda view: replace(view, camp=(CampView("clothes", None), *view.camp[1:])),
    "tokens left": lambda view: replace(view, tokens_left=16),
    "portholes": lambda view: replace(view, portholes=(PileView(3, (3,)), *view.portholes[1:])),
    "later portholes": lambda view: replace(view, portholes=(PileView(3, (4, 2)), *view.portholes[1:])),
}
ORDER_CHANGES: dict[str, Change] = {
    "order": lambda view: replace(view, order=view.order[::-1]),
    "has moved": lambda view: replace(
        view, seats=(*view.seats[:2], replace(view.seats[2], has_moved=True), *view.seats[3:])
    ),
}
SEAT_CHANGES: dict[str, Change] = {
    "hand size": change_seat(lambda seat_view: replace(seat_view, hand_size=1)),
    "vp": change_seat(lambda one: replace(one, vp=99)),
    "a set fewer": change_seat(lambda one: replace(one, sets=one.sets[1:])),
    "a card": change_set(lambda set_view: replace(set_view, cards=(*set_view.cards, "navigation/map"))),
    "another card": change_set(lambda one: replace(one, cards=("navigation/map", *one.cards[1:]))),
    "token": change_set(lambda one: replace(one, tokens=("odd",))),
    "a token more": change_set(lambda one: replace(one, tokens=("per_card", "vp2"), token_vp=(3, 2))),
    "worth": change_set(lambda one: replace(one, token_vp=(7,))),
    "porthole": change_set(lambda one: replace(one, porthole=4)),
    "open set": change_set(lambda one: replace(one, porthole=None)),
    "closing": lambda view: replace(view, closing="supplies"),
}
HAND_CHANGES: dict[str, Change] = {
    "a card more": lambda view: replace(view, hand=(*views.HAND, "clothes/hat")),
    "a card fewer": lambda view: replace(view, hand=views.HAND[1:]),
    "another card": lambda view: replace(view, hand=("clothes/boots", *views.HAND[1:])),
    "worth": lambda view: replace(view, treasures={**view.treasures, "treasures/crown": 5}),
}
SCORE_CHANGES: dict[str, Change] = {
    "tokens": change_score(lambda score_view: replace(score_view, tokens=77)),
    "portholes": change_score(lambda one: replace(one, portholes=77)),
    "treasures": change_score(lambda one: replace(one, treasures=77)),
    "treasure cards": change_score(lambda one: replace(one, treasure_cards=("treasures/coins",))),
    "total": change_score(lambda one: replace(one, vp=77)),
    "rank": change_score(lambda one: replace(one, rank=3)),
}
CASES: list[tuple[Kind, str, str, Change]] = [
    *(
        ("board", "typical", name, change)
        for name, change in (TABLE_CHANGES | ORDER_CHANGES | SEAT_CHANGES).items()
    ),
    *(("panel", "typical", name, change) for name, change in (TABLE_CHANGES | SEAT_CHANGES).items()),
    *(("panel", "typical", f"hand: {name}", change) for name, change in HAND_CHANGES.items()),
    *(("final", "finished", name, change) for name, change in SCORE_CHANGES.items()),
]


@pytest.mark.parametrize(
    ("kind", "label", "change"),
    [(kind, label, change) for kind, label, _, change in CASES],
    ids=[f"{kind}: {name}" for kind, _, name, _ in CASES],
)
def test_every_change_is_visible_in_the_image(kind: Kind, label: str, change: Change) -> None:
    view, drawn = views.VIEWS[label](4), scene(kind, seat=ONE)
    assert draw(view, drawn).image.tobytes() != draw(change(view), drawn).image.tobytes()
