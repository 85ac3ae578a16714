"""Tests that the image shows every change on the table that affects play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from engine.games.nauticus.view import ActionView, ScoreView, SeatView, ShipView, SpaceView, View
from renderer.core.scene import Kind
from renderer.games.nauticus.drawing import draw
from tests.nauticus import views
from tests.renderer.views import scene as scene_of

Change: TypeAlias = Callable[[View], View]


def change_seat(change: Callable[[SeatView], SeatView]) -> Change:
    return lambda view: replace(view, seats=(view.seats[0], change(view.seats[1]), *view.seats[2:]))


def change_ship(change: Callable[[ShipView], ShipView]) -> Change:
    return change_seat(lambda one: replace(one, ships=(change(one.ships[0]), *one.ships[1:])))


def change_space(change: Callable[[SpaceView], SpaceView], place: int = 7) -> Change:
    return lambda view: replace(
        view, spaces=(*view.spaces[:place], change(view.spaces[place]), *view.spaces[place + 1 :])
    )


def change_action(change: Callable[[ActionView], ActionView]) -> Change:
    return lambda view: replace(view, action=change(view.action) if view.action else None)


def change_score(change: Callable[[ScoreView], ScoreView]) -> Change:
    return lambda view: replace(view, scores=(change(view.scores[0]), *view.scores[1:]))


SEAT_CHANGES: dict[str, Change] = {
    "vp": change_seat(lambda one: replace(one, vp=24)),
    "taler": change_seat(lambda one: replace(one, taler=8)),
    "workers": change_seat(lambda one: replace(one, workers=2)),
    "crowns": change_seat(lambda one: replace(one, crowns=3)),
    "passes": change_seat(lambda one: replace(one, passes=2)),
    "extra action": change_seat(lambda one: replace(one, has_extra=False)),
    "a stored mast": change_seat(lambda one: replace(one, storage=("mast:whale", *one.storage[1:]))),
    "a stored good": change_seat(lambda one: replace(one, storage=(*one.storage, "good:fish"))),
    "delivered": change_seat(lambda one: replace(one, delivered=(2, 0, 1, 1))),
    "a ship fewer": change_seat(lambda one: replace(one, ships=one.ships[:-1])),
    "hull": change_ship(lambda one: replace(one, hull=("bow", "middle"))),
    "masts": change_ship(lambda one: replace(one, masts=("whale", "crown"))),
    "sails": change_ship(lambda one: replace(one, sails=("whale",))),
    "goods": change_ship(lambda one: replace(one, goods=("salt",))),
    "open fore": change_ship(lambda one: replace(one, is_open_fore=True)),
    "open aft": change_ship(lambda one: replace(one, is_open_aft=True)),
    "finished": change_ship(lambda one: replace(one, is_finished=False)),
    "deliverable": change_ship(lambda one: replace(one, can_deliver=True)),
    "number": change_ship(lambda one: replace(one, number=9)),
}
SPACE_CHANGES: dict[str, Change] = {
    "bonus": change_space(lambda one: replace(one, bonus="vp2")),
    "prices": change_space(lambda one: replace(one, prices=(0, 1, 3, 2)), place=5),
    "blue": change_space(lambda one: replace(one, blue=3)),
    "tile": change_space(lambda one: replace(one, tile="hull")),
    "flipped": change_space(lambda one: replace(one, flipped=True)),
    "wheel's anchor": change_space(lambda one: replace(one, wheel_anchor=True)),
    "anchor tile": change_space(lambda one: replace(one, anchor_tile=True)),
    "in play": change_space(lambda one: replace(one, in_play=True)),
    "stock": lambda view: replace(view, stock={**view.stock, "sail:crown": 3}),
    "round": lambda view: replace(view, round=2),
    "rounds": lambda view: replace(view, rounds=6),
    "phase": lambda view: replace(view, phase=5),
    "start player": lambda view: replace(view, start_seat=2),
    "active seat": lambda view: replace(view, active_seat=2),
    "order": lambda view: replace(view, order=(1,)),
    "over": lambda view: replace(view, is_finished=True, active_seat=None),
}
ACTION_CHANGES: dict[str, Change] = {
    "tile": change_action(lambda one: replace(one, tile="mast")),
    "extra": change_action(lambda one: replace(one, is_extra=True)),
    "blue": change_action(lambda one: replace(one, blue=0)),
    "prices": change_action(lambda one: replace(one, prices=(4, 4, 3, 4))),
    "bought": change_action(lambda one: replace(one, bought=())),
    "set": change_action(lambda one: replace(one, has_set=True)),
    "without taler": change_action(lambda one: replace(one, tile="crowns", prices=(), bought=())),
    "stock": lambda view: replace(view, stock={**view.stock, "sail:whale": 0}),
    "none": lambda view: replace(view, action=None),
}
SCORE_CHANGES: dict[str, Change] = {
    "before": change_score(lambda one: replace(one, vp_before=77)),
    "goods": change_score(lambda one: replace(one, goods=77)),
    "ships": change_score(lambda one: replace(one, ships=77)),
    "material": change_score(lambda one: replace(one, material_vp=77)),
    "taler": change_score(lambda one: replace(one, taler=77)),
    "total": change_score(lambda one: replace(one, vp=77)),
    "rank": change_score(lambda one: replace(one, rank=1)),
}
CASES: list[tuple[Kind, str, str, Change]] = [
    *(("board", "typical", name, change) for name, change in (SEAT_CHANGES | SPACE_CHANGES).items()),
    *(("panel", "typical", name, change) for name, change in SEAT_CHANGES.items()),
    *(("panel", "typical", f"action: {name}", change) for name, change in ACTION_CHANGES.items()),
    *(("final", "finished", name, change) for name, change in SCORE_CHANGES.items()),
]


@pytest.mark.parametrize(
    ("kind", "label", "change"),
    [(kind, label, change) for kind, label, _, change in CASES],
    ids=[f"{kind}: {name}" for kind, _, name, _ in CASES],
)
def test_every_change_is_visible_in_the_image(kind: Kind, label: str, change: Change) -> None:
    view, scene = views.VIEWS[label](4), scene_of(kind, seat=1)
    assert draw(view, scene).image.tobytes() != draw(change(view), scene).image.tobytes()
