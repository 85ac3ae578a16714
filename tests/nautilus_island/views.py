"""Handmade Nautilus Island views, from the emptiest table to the fullest."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.games.nautilus_island.components import CAMP, CARDS, OBJECTS, Card, Colour, Side, Token, in_order
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

WRECKS = {2: (1, 2, 2, 3), 3: (1, 2, 2, 3, 3), 4: (1, 1, 2, 2, 3, 3)}
"""Number of stacks in each column, by number of seats."""
PORTHOLES = ((5, 4, 3), (8, 7, 6), (12, 10, 8), (16, 14, 12))
TREASURES = {f"treasures/{thing}": vp for vp, thing in enumerate(OBJECTS["treasures"], 1)}


def stack(place: int, left: int = 8) -> StackView:
    """Return a stack, which is face up if `place` is even."""
    is_face_up = place % 2 == 0
    return StackView(is_face_up, left, CARDS[place * 7 % len(CARDS)] if is_face_up and left else None)


def columns(
    seats: int,
    left: Callable[[int], int] = lambda _: 8,
    above: tuple[int | None, ...] = (),
    below: tuple[int | None, ...] = (),
    is_open: tuple[int, ...] = (),
) -> tuple[ColumnView, ...]:
    """Return the wreck's columns.

    `above` and `below` contain, for each seat, the column in which it is on that side of the wreck, or None.
    """
    found, place = [], 0
    for number, count in enumerate(WRECKS[seats]):
        stacks = tuple(stack(place + row, left(place + row)) for row in range(count))
        place += count
        found.append(
            ColumnView(
                number=number,
                stacks=stacks,
                above=above.index(number) if number in above else None,
                below=below.index(number) if number in below else None,
                is_open=number in is_open,
                is_empty=all(one.left == 0 for one in stacks),
            )
        )
    return tuple(found)


def set_view(
    colour: Colour,
    things: str,
    tokens: tuple[Token, ...] = (),
    vp: tuple[int, ...] = (),
    porthole: int | None = None,
) -> SetView:
    """Return a set.

    Each digit in `things` selects a card of the colour by the index of its object.
    """
    cards = tuple(f"{colour}/{OBJECTS[colour][int(place)]}" for place in things)
    return SetView(colour, cards, tokens, vp, porthole)


TYPICAL_SETS: tuple[tuple[SetView, ...], ...] = (
    (set_view("clothes", "0013", ("vp2", "pair"), (2, 5), 8), set_view("repair", "12", ("odd",), (0,))),
    (
        set_view("navigation", "001", ("per_card",), (3,), 5),
        set_view("fishing", "0"),
        set_view("supplies", "22233", ("double", "vp3", "odd"), (0, 3, 4)),
    ),
    (set_view("clothes", "22", ("vp3",), (3,)),),
    (set_view("supplies", "01", ("double",), (0,)), set_view("repair", "0123", ("vp2",), (2,), 7)),
)
FULL_SETS: tuple[SetView, ...] = (
    set_view("clothes", "000123", ("pair", "pair", "odd", "per_card"), (5, 0, 0, 6)),
    set_view("navigation", "001123", ("double", "double", "vp3", "pair"), (16, 16, 3, 5), 16),
    set_view("repair", "0123", ("vp2", "vp3", "odd", "per_card"), (2, 3, 0, 4), 8),
    set_view("fishing", "00011122233", ("per_card", "per_card", "vp2", "odd"), (11, 11, 2, 4)),
    set_view("supplies", "0122333", ("pair", "double", "odd", "vp2", "vp3"), (5, 0, 4, 2, 3)),
)
HAND: tuple[Card, ...] = in_order(
    (
        *("clothes/hat",) * 2,
        "clothes/coat",
        *("navigation/map",) * 3,
        "repair/saw",
        *("fishing/hook",) * 2,
        "fishing/rod",
        "treasures/pearl",
        *("treasures/crown",) * 2,
    )
)
BIG_HAND: tuple[Card, ...] = in_order(
    (*CARDS, *CARDS[:20], "treasures/crown", "treasures/crown", "clothes/hat")
)


def _seat(seat: int, column: int | None = None, side: Side | None = None) -> SeatView:
    return SeatView(seat, column, side, 0, (), 0, False)


def empty(seats: int) -> View:
    """Return the start of a game as seen by the first seat."""
    camp: tuple[Token, ...] = ("vp2", "vp3", "per_card", "double", "odd")
    return View(
        viewer=0,
        round=1,
        side="above",
        is_last=False,
        is_ending=False,
        order=tuple(range(seats)),
        active_seat=0,
        is_moving=True,
        closing=None,
        columns=columns(seats, is_open=tuple(range(len(WRECKS[seats])))),
        camp=tuple(map(CampView, CAMP, camp)),
        tokens_left=29,
        portholes=tuple(PileView(size, left) for size, left in enumerate(PORTHOLES, 3)),
        treasures=dict(TREASURES),
        seats=tuple(map(_seat, range(seats))),
        hand=(),
        is_finished=False,
        scores=(),
    )


def typical(seats: int) -> View:
    """Return a position in the fourth round, in which seat 0 has moved and seat 1 must choose a column."""
    was, now = (1, 0, 3, 2)[:seats], 3
    rows = [replace(_seat(seat, was[seat], "above"), hand_size=5 + 4 * seat) for seat in range(seats)]
    rows = [replace(row, sets=TYPICAL_SETS[row.seat], vp=13 - 2 * row.seat) for row in rows]
    rows[0] = replace(rows[0], column=now, side="below", has_moved=True)
    return replace(
        empty(seats),
        viewer=1,
        round=4,
        side="below",
        order=(1, 0, 3, 2)[:seats] if seats < 3 else (0, 1, *range(2, seats)),
        active_seat=1,
        columns=columns(
            seats, lambda place: 8 - place * 5 % 7, above=(None, *was[1:]), below=(now,), is_open=(1, 2)
        ),
        camp=tuple(map(CampView, CAMP, ("pair", None, "odd", "double", None))),
        tokens_left=17,
        portholes=(PileView(3, (4, 3)), PileView(4, (6,)), PileView(5, (12, 10, 8)), PileView(6, ())),
        seats=tuple(rows),
        hand=HAND,
    )


def fullest(seats: int) -> View:
    """Return the fullest table in the last round.

    All sets are large, and seat 0 may close one of them.
    """
    rows = [
        replace(
            _seat(seat, seat, "below" if seat else "above"),
            hand_size=47 - seat,
            sets=FULL_SETS,
            vp=188 - seat,
        )
        for seat in range(seats)
    ]
    rows[0] = replace(rows[0], has_moved=True)
    return replace(
        empty(seats),
        round=23,
        is_last=True,
        is_ending=True,
        is_moving=False,
        closing="clothes",
        columns=columns(
            seats, lambda place: (0, 8, 1, 7)[place % 4], above=(0,), below=(None, *range(1, seats))
        ),
        tokens_left=0,
        camp=tuple(map(CampView, CAMP, (None, None, None, None, "pair"))),
        seats=tuple(rows),
        hand=BIG_HAND,
    )


def finished(seats: int) -> View:
    """Return a finished game with long numbers."""
    scores = tuple(
        ScoreView(
            seat=seat,
            tokens=(102, 88, 0, 45)[seat],
            portholes=(24, 60, 0, 33)[seat],
            treasures=(0, 40, 1, 10)[seat],
            treasure_cards=(
                (),
                tuple(card for card in TREASURES for _ in range(4)),
                ("treasures/pearl",),
                (*TREASURES,),
            )[seat],
            vp=(126, 188, 1, 88)[seat],
            rank=(2, 1, seats, 3)[seat],
        )
        for seat in range(seats)
    )
    return replace(
        fullest(seats),
        viewer=None,
        active_seat=None,
        closing=None,
        hand=None,
        is_finished=True,
        scores=scores,
    )


VIEWS: dict[str, Callable[[int], View]] = {
    "empty": empty,
    "typical": typical,
    "fullest": fullest,
    "finished": finished,
}
