"""Handmade Nauticus views, from the emptiest table to the fullest."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.games.nauticus.components import STOCK, TILES, Bonus, Emblem, Good, HullKind, Part, Tile
from engine.games.nauticus.view import ActionView, ScoreView, SeatView, ShipView, SpaceView, View

BONUSES: tuple[Bonus, ...] = (
    "workers3",
    "mast",
    "sail",
    "vp2",
    "workers2",
    "worker_good",
    "worker_vp",
    "taler4",
)
_PRICES = (
    (3, 0, 1, 2),
    (2, 1, 0, 3),
    (3, 0, 2, 1),
    (1, 2, 3, 0),
    (0, 2, 3, 1),
    (0, 1, 2, 3),
    (1, 3, 0, 2),
    (2, 3, 1, 0),
)
_BLUE = (0, 3, 1, 2, 3, 2, 1, 2)
_HULLS: dict[int, tuple[HullKind, ...]] = {
    1: ("single",),
    2: ("bow", "stern"),
    3: ("bow", "middle", "stern"),
    4: ("bow", "middle", "middle", "stern"),
}
_GOODS: tuple[Good, ...] = ("coffee", "grain", "fish", "salt")


def spaces(flipped: int = 0, in_play: int | None = None, anchor: int = 0) -> tuple[SpaceView, ...]:
    """Return the eight spaces.

    The first `flipped` spaces have been played; space `in_play` is in play.
    """
    return tuple(
        SpaceView(
            number=number,
            bonus=BONUSES[number],
            prices=_PRICES[number],
            blue=_BLUE[(number - anchor) % 8],
            tile=TILES[(number * 3 + 1) % 8],
            flipped=number < flipped,
            wheel_anchor=number == anchor,
            anchor_tile=flipped > 0 and number == 0,
            in_play=number == in_play,
        )
        for number in range(8)
    )


def ship(number: int, parts: int, emblem: Emblem, goods: int = 0, crowns: int = 0) -> ShipView:
    """Return a finished ship with the given numbers of parts, goods and crown sails."""
    plain: tuple[Emblem, ...] = (emblem,) * (parts - crowns)
    joker: Emblem = "crown"
    return ShipView(
        number=number,
        hull=_HULLS[parts],
        masts=(emblem,) * parts,
        sails=plain + (joker,) * crowns,
        goods=tuple(_GOODS[place % 4] for place in range(goods)),
        emblem=emblem,
        is_open_fore=False,
        is_open_aft=False,
        is_finished=True,
        can_deliver=goods == parts,
        vp=(0, 2, 8, 20, 35)[parts],
    )


def unfinished_ship(number: int, hull: tuple[HullKind, ...], masts: tuple[Emblem, ...] = ()) -> ShipView:
    """Return an unfinished ship."""
    return ShipView(
        number=number,
        hull=hull,
        masts=masts,
        sails=masts[:-1],
        goods=_GOODS[: len(hull) - 1],
        emblem=masts[0] if masts else None,
        is_open_fore=hull[0] in ("middle", "stern"),
        is_open_aft=hull[-1] in ("bow", "middle"),
        is_finished=False,
        can_deliver=False,
        vp=0,
    )


def fleet() -> tuple[ShipView, ...]:
    """Return the ships of the widest yard.

    These are ten fully rigged and loaded ships, which use all nine middle parts.
    """
    sizes = (4, 4, 4, 4, 3, 2, 2, 2, 2, 2)
    emblems: tuple[Emblem, ...] = ("wheel", "anchor", "whale", "compass", "crown")
    return tuple(
        ship(number, parts, emblems[number % 5], goods=parts, crowns=parts // 2)
        for number, parts in enumerate(sizes, 1)
    )


_FULL_STORAGE: tuple[Part, ...] = (
    "mast:crown",
    "mast:whale",
    "hull:middle",
    "sail:crown",
    "sail:anchor",
    "good:coffee",
    "good:grain",
    "good:fish",
    "good:salt",
    "sail:wheel",
)


def initial_seat(seat: int) -> SeatView:
    """Return a seat at the start of the game."""
    return SeatView(
        seat=seat,
        vp=10,
        taler=15,
        workers=4,
        crowns=0,
        passes=0,
        pass_penalty=6,
        has_extra=True,
        storage=(),
        storage_used=0,
        ships=(),
        delivered=(0, 0, 0, 0),
    )


def typical_seat(seat: int) -> SeatView:
    """Return a seat in the middle of a game."""
    ships = (
        ship(1, 2, "whale", goods=1, crowns=1),
        unfinished_ship(2, ("middle", "stern"), ("compass", "crown")),
        unfinished_ship(3, ("bow",)),
        ship(4, 1, "anchor", goods=1),
    )
    return replace(
        initial_seat(seat),
        vp=23,
        taler=7,
        workers=3,
        crowns=2,
        passes=1,
        pass_penalty=3,
        storage=("mast:anchor", "hull:stern", "good:salt", "sail:crown"),
        storage_used=5,
        ships=ships,
        delivered=(2, 0, 1, 0),
    )


def fullest_seat(seat: int) -> SeatView:
    """Return a seat that has more of everything than players usually have."""
    return replace(
        initial_seat(seat),
        vp=(-12, 288, -6, 199)[seat],
        taler=148,
        workers=66,
        crowns=27,
        passes=3,
        pass_penalty=0,
        has_extra=seat % 2 == 0,
        storage=_FULL_STORAGE,
        storage_used=12,
        ships=fleet(),
        delivered=(12, 11, 10, 12),
    )


def _table(seats: tuple[SeatView, ...], places: tuple[SpaceView, ...]) -> View:
    return View(
        round=1,
        rounds=4 if len(seats) == 2 else 5,
        phase=1,
        phases=7,
        start_seat=0,
        active_seat=0,
        order=tuple(range(len(seats))),
        action=None,
        spaces=places,
        seats=seats,
        stock=dict(STOCK),
        is_finished=False,
        scores=(),
    )


def empty(seats: int) -> View:
    """Return the start of a game."""
    return _table(tuple(map(initial_seat, range(seats))), spaces())


def typical(seats: int) -> View:
    """Return a position in the third round in which seat 1 is buying."""
    view = _table(tuple(map(typical_seat, range(seats))), spaces(flipped=3, in_play=4, anchor=5))
    return replace(view, round=3, phase=4, active_seat=1, order=tuple(range(1, seats)), action=purchase(1))


def purchase(seat: int, tile: Tile = "sail") -> ActionView:
    """Return the view of an action in which a seat is buying parts."""
    bought: tuple[Part, ...] = ("sail:wheel", "sail:wheel", "sail:compass")
    return ActionView(seat, tile, False, 1, (4, 0, 3, 4), bought, False)


def fullest(seats: int) -> View:
    """Return the fullest table: full yards and storages, empty stacks, and long numbers."""
    view = _table(tuple(map(fullest_seat, range(seats))), spaces(flipped=6, in_play=7, anchor=2))
    bought: tuple[Part, ...] = ("sail:wheel", "sail:anchor", "sail:whale", "sail:compass") * 9
    return replace(
        view,
        round=view.rounds,
        phase=7,
        start_seat=seats - 1,
        stock=dict.fromkeys(STOCK, 0),
        action=ActionView(0, "sail", True, 3, (4, 4, 4, 4), bought, True),
    )


def finished(seats: int) -> View:
    """Return a finished game with long numbers, a negative score and a tie."""
    scores = tuple(
        ScoreView(
            seat=seat,
            vp_before=(-12, 188, 40, 40)[seat],
            goods=(0, 205, 39, 39)[seat],
            ships=(0, 180, 34, 34)[seat],
            material_taler=(2, 148, 13, 13)[seat],
            taler=(2, 297, 21, 21)[seat],
            material_vp=(0, 99, 7, 7)[seat],
            vp=(-12, 672, 120, 120)[seat],
            rank=_rank(seat, seats),
        )
        for seat in range(seats)
    )
    return replace(fullest(seats), active_seat=None, order=(), action=None, is_finished=True, scores=scores)


def _rank(seat: int, seats: int) -> int:
    return {0: seats, 1: 1}.get(seat, 2)


VIEWS: dict[str, Callable[[int], View]] = {
    "empty": empty,
    "typical": typical,
    "fullest": fullest,
    "finished": finished,
}
