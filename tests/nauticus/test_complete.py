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


def seat(change: Callable[[SeatView], SeatView]) -> Change:
    return lambda view: replace(view, seats=(view.seats[0], change(view.seats[1]), *view.seats[2:]))


def ship(change: Callable[[ShipView], ShipView]) -> Change:
    return seat(lambda one: replace(one, ships=(change(one.ships[0]), *one.ships[1:])))


def space(change: Callable[[SpaceView], SpaceView], place: int = 7) -> Change:
    return lambda view: replace(
        view, spaces=(*view.spaces[:place], change(view.spaces[place]), *view.spaces[place + 1 :])
    )


def action(change: Callable[[ActionView], ActionView]) -> Change:
    return lambda view: replace(view, action=change(view.action) if view.action else None)


def score(change: Callable[[ScoreView], ScoreView]) -> Change:
    return lambda view: replace(view, scores=(change(view.scores[0]), *view.scores[1:]))


OF_A_SEAT: dict[str, Change] = {
    "vp": seat(lambda one: replace(one, vp=24)),
    "taler": seat(lambda one: replace(one, taler=8)),
    "workers": seat(lambda one: replace(one, workers=2)),
    "crowns": seat(lambda one: replace(one, crowns=3)),
    "passes": seat(lambda one: replace(one, passes=2)),
    "extra action": seat(lambda one: replace(one, has_extra=False)),
    "a stored mast": seat(lambda one: replace(one, storage=("mast:whale", *one.storage[1:]))),
    "a stored good": seat(lambda one: replace(one, storage=(*one.storage, "good:fish"))),
    "delivered": seat(lambda one: replace(one, delivered=(2, 0, 1, 1))),
    "a ship fewer": seat(lambda one: replace(one, ships=one.ships[:-1])),
    "hull": ship(lambda one: replace(one, hull=("bow", "middle"))),
    "masts": ship(lambda one: replace(one, masts=("whale", "crown"))),
    "sails": ship(lambda one: replace(one, sails=("whale",))),
    "goods": ship(lambda one: replace(one, goods=("salt",))),
    "open fore": ship(lambda one: replace(one, is_open_fore=True)),
    "open aft": ship(lambda one: replace(one, is_open_aft=True)),
    "finished": ship(lambda one: replace(one, is_finished=False)),
    "deliverable": ship(lambda one: replace(one, can_deliver=True)),
    "number": ship(lambda one: replace(one, number=9)),
}
OF_THE_MIDDLE: dict[str, Change] = {
    "bonus": space(lambda one: replace(one, bonus="vp2")),
    "prices": space(lambda one: replace(one, prices=(0, 1, 3, 2)), place=5),
    "blue": space(lambda one: replace(one, blue=3)),
    "tile": space(lambda one: replace(one, tile="hull")),
    "flipped": space(lambda one: replace(one, flipped=True)),
    "wheel's anchor": space(lambda one: replace(one, wheel_anchor=True)),
    "anchor tile": space(lambda one: replace(one, anchor_tile=True)),
    "in play": space(lambda one: replace(one, in_play=True)),
    "stock": lambda view: replace(view, stock={**view.stock, "sail:crown": 3}),
    "round": lambda view: replace(view, round=2),
    "rounds": lambda view: replace(view, rounds=6),
    "phase": lambda view: replace(view, phase=5),
    "start player": lambda view: replace(view, start_seat=2),
    "active seat": lambda view: replace(view, active_seat=2),
    "order": lambda view: replace(view, order=(1,)),
    "over": lambda view: replace(view, is_finished=True, active_seat=None),
}
OF_AN_ACTION: dict[str, Change] = {
    "tile": action(lambda one: replace(one, tile="mast")),
    "extra": action(lambda one: replace(one, is_extra=True)),
    "blue": action(lambda one: replace(one, blue=0)),
    "prices": action(lambda one: replace(one, prices=(4, 4, 3, 4))),
    "bought": action(lambda one: replace(one, bought=())),
    "set": action(lambda one: replace(one, has_set=True)),
    "without taler": action(lambda one: replace(one, tile="crowns", prices=(), bought=())),
    "stock": lambda view: replace(view, stock={**view.stock, "sail:whale": 0}),
    "none": lambda view: replace(view, action=None),
}
OF_THE_SCORING: dict[str, Change] = {
    "before": score(lambda one: replace(one, vp_before=77)),
    "goods": score(lambda one: replace(one, goods=77)),
    "ships": score(lambda one: replace(one, ships=77)),
    "material": score(lambda one: replace(one, material_vp=77)),
    "taler": score(lambda one: replace(one, taler=77)),
    "total": score(lambda one: replace(one, vp=77)),
    "rank": score(lambda one: replace(one, rank=1)),
}
CASES: list[tuple[Kind, str, str, Change]] = [
    *(("board", "typical", name, change) for name, change in (OF_A_SEAT | OF_THE_MIDDLE).items()),
    *(("panel", "typical", name, change) for name, change in OF_A_SEAT.items()),
    *(("panel", "typical", f"action: {name}", change) for name, change in OF_AN_ACTION.items()),
    *(("final", "finished", name, change) for name, change in OF_THE_SCORING.items()),
]


@pytest.mark.parametrize(
    ("kind", "label", "change"),
    [(kind, label, change) for kind, label, _, change in CASES],
    ids=[f"{kind}: {name}" for kind, _, name, _ in CASES],
)
def test_every_change_is_visible_in_the_image(kind: Kind, label: str, change: Change) -> None:
    view, scene = views.VIEWS[label](4), scene_of(kind, seat=1)
    assert draw(view, scene).image.tobytes() != draw(change(view), scene).image.tobytes()
