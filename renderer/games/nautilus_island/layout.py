"""The layout of all Nautilus Island images."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from renderer.core.geometry import Box

WIDTH = 1400
MARGIN = 20
GAP = 12
INNER = WIDTH - 2 * MARGIN

HEADER_HEIGHT = 96
ORDER_HEIGHT = 76
WRECK_HEIGHT = 610
STORES_HEIGHT = 164
SEAT_HEIGHT = {2: 330, 3: 310, 4: 256}
MAX_STACKS = 3
"""Maximum number of stacks in a column."""
SETS = 5
"""Number of colours that can be stored."""


class Board(NamedTuple):
    """The layout of the whole table."""

    height: int
    header: Box
    order: Box
    wreck: Box
    stores: Box
    seats: tuple[Box, ...]


def board(seats: int) -> Board:
    """Return the table's layout for a number of seats."""
    header = Box(MARGIN, MARGIN, INNER, HEADER_HEIGHT)
    order = Box(MARGIN, header.bottom + GAP, INNER, ORDER_HEIGHT)
    hull = Box(MARGIN, order.bottom + GAP, INNER, WRECK_HEIGHT)
    stores = Box(MARGIN, hull.bottom + GAP, INNER, STORES_HEIGHT)
    h = SEAT_HEIGHT[seats]
    rows = Box(MARGIN, stores.bottom + GAP, INNER, seats * h + (seats - 1) * GAP)
    return Board(rows.bottom + MARGIN, header, order, hull, stores, rows.rows(seats, GAP))


class Wreck(NamedTuple):
    """The layout of the wreck between its two shores."""

    shores: tuple[Box, Box]
    """The shores above and below the wreck."""
    guides: tuple[Box, Box]
    """The boxes at the left end of each shore, for a note that castaways enter the wreck here."""
    slots: tuple[tuple[Box, ...], tuple[Box, ...]]
    """The castaways' places above and below each column."""
    water: Box
    """The area between the shores."""
    hull: Box
    strips: tuple[Box, ...]
    """The box of each column from shore to shore."""
    columns: tuple[Box, ...]
    """The box of each column without the shores, as high as its stacks."""
    stacks: tuple[tuple[Box, ...], ...]
    """The boxes of the stacks in each column, from top to bottom."""
    stern: Box
    """The box for the label at the back of the wreck."""


RIM = 6
"""Thickness of the hull's plates above and below the stacks, in percent of the height."""


def wreck(box: Box, stacks: Sequence[int]) -> Wreck:
    """Return a wreck's layout for the given number of stacks in each column.

    The back of the wreck is on the left.
    """
    shore = box.h * 16 // 100
    above, rest = box.cut_top(shore, 4)
    below, hull = rest.cut_bottom(shore, 4)
    pitch = min(box.w * 68 // 100 // len(stacks), box.w * 15 // 100)
    left = box.x + (box.w - pitch * len(stacks)) // 2
    cell = (hull.h - 2 * (hull.h * RIM // 100)) // MAX_STACKS
    spans = [Box(left + pitch * place, box.y, pitch, box.h) for place in range(len(stacks))]
    columns = tuple(
        Box(span.x, hull.y, pitch, hull.h).centred(pitch - 8, cell * count)
        for span, count in zip(spans, stacks, strict=True)
    )
    slots = tuple(
        tuple(Box(span.x, side.y, pitch, shore).inset(5, shore // 12) for span in spans)
        for side in (above, below)
    )
    room = left - box.x - 2 * GAP
    guides = tuple(Box(box.x + GAP, side.y, room, shore) for side in (above, below))
    return Wreck(
        (above, below),
        (guides[0], guides[1]),
        (slots[0], slots[1]),
        Box(box.x, above.bottom, box.w, below.y - above.bottom),
        hull,
        tuple(spans),
        columns,
        tuple(column.rows(count) for column, count in zip(columns, stacks, strict=True)),
        Box(box.x + room * 42 // 100, hull.y, room * 60 // 100, hull.h),
    )


class SeatRow(NamedTuple):
    """The layout of a seat on the board."""

    title: Box
    resources: Box
    sets: tuple[Box, ...]


HEAD_WIDTH = 256


def seat_row(box: Box) -> SeatRow:
    """Return the layout of a seat's row: name and numbers on the left, then a set for each colour."""
    head, sets = box.inset(12, 10).cut_left(HEAD_WIDTH, 10)
    title, means = head.cut_top(head.h * 34 // 100)
    return SeatRow(title, means, shelf(sets))


class Panel(NamedTuple):
    """The layout of a seat's side of the table."""

    height: int
    title: Box
    hand: tuple[Box, ...]
    """A box for each colour; empty if the hand is hidden."""
    sets: tuple[Box, ...]
    wreck: Box
    stores: Box


HAND_HEIGHT = 212
SETS_HEIGHT = 300
SMALL_WRECK_HEIGHT = 520


def panel(*, has_hand: bool) -> Panel:
    """Return a panel's layout, with or without the cards in hand."""
    title = Box(MARGIN, MARGIN, INNER, HEADER_HEIGHT)
    top = title.bottom + GAP
    groups: tuple[Box, ...] = ()
    if has_hand:
        hand = Box(MARGIN, top, INNER, 2 * HAND_HEIGHT + GAP)
        groups, top = hand.grid(3, 2, GAP), hand.bottom + GAP
    sets = Box(MARGIN, top, INNER, SETS_HEIGHT)
    hull = Box(MARGIN, sets.bottom + GAP, INNER, SMALL_WRECK_HEIGHT)
    stores = Box(MARGIN, hull.bottom + GAP, INNER, STORES_HEIGHT)
    return Panel(stores.bottom + MARGIN, title, groups, shelf(sets), hull, stores)


def shelf(box: Box) -> tuple[Box, ...]:
    """Divide a box into the boxes for a seat's sets."""
    return box.columns(SETS, 8)


class Turn(NamedTuple):
    """The layout of the turn image."""

    height: int
    seat: Box
    wreck: Box
    stores: Box | None


TURN_SEAT_HEIGHT = 300


def turn(*, has_stores: bool) -> Turn:
    """Return the layout of the turn image.

    With `has_stores`, the camp and the portholes are included.
    """
    seat = Box(MARGIN, MARGIN, INNER, TURN_SEAT_HEIGHT)
    hull = Box(MARGIN, seat.bottom + GAP, INNER, SMALL_WRECK_HEIGHT)
    stores = Box(MARGIN, hull.bottom + GAP, INNER, STORES_HEIGHT)
    if not has_stores:
        return Turn(hull.bottom + MARGIN, seat, hull, None)
    return Turn(stores.bottom + MARGIN, seat, hull, stores)


class Final(NamedTuple):
    """The layout of the final scoring: a column of labels, one column per seat, and the score chart."""

    height: int
    title: Box
    labels: tuple[Box, ...]
    columns: tuple[Box, ...]
    chart: Box | None


LABEL_WIDTH = 330
FINAL_ROWS = (196, 188, 188, 188, 110)
"""Heights of the rows: name and rank, tokens, portholes, treasures and total."""


CHART_HEIGHT = 470


def final(seats: int, *, has_chart: bool = False) -> Final:
    """Return the layout of the final scoring."""
    title = Box(MARGIN, MARGIN, INNER, HEADER_HEIGHT)
    table = Box(MARGIN, title.bottom + GAP, INNER, sum(FINAL_ROWS) + GAP * (len(FINAL_ROWS) - 1))
    labels, columns = table.cut_left(LABEL_WIDTH, GAP)
    below = Box(MARGIN, table.bottom + GAP, INNER, CHART_HEIGHT)
    bottom = below.bottom if has_chart else table.bottom
    return Final(
        bottom + MARGIN,
        title,
        final_rows(labels),
        columns.columns(seats, GAP),
        below if has_chart else None,
    )


def final_rows(column: Box) -> tuple[Box, ...]:
    """Return the boxes for the rows of a column in the final scoring."""
    rows = []
    for h in FINAL_ROWS:
        row, column = column.cut_top(h, GAP)
        rows.append(row)
    return tuple(rows)


class Share(NamedTuple):
    """The layout of the share card for a finished match, with the usual aspect ratio for link previews."""

    height: int
    title: Box
    wreck: Box
    ranking: Box
    chart: Box | None


def share(*, has_chart: bool) -> Share:
    """Return the layout of the share card for a finished match."""
    height = WIDTH * 630 // 1200
    inside = Box(MARGIN, MARGIN, INNER, height - 2 * MARGIN)
    top, rest = inside.cut_top(190, GAP)
    wreck, title = top.cut_right(640, GAP)
    chart, ranking = rest.cut_right(640, GAP)
    if not has_chart:
        return Share(height, title, wreck, rest, None)
    return Share(height, title, wreck, ranking, chart)


class Figures(NamedTuple):
    """The layout of the rules image."""

    height: int
    title: Box
    tokens: Box
    portholes: Box
    objects: Box
    columns: Box
    wreck: Box


def figures() -> Figures:
    """Return the layout of the rules image."""
    title = Box(MARGIN, MARGIN, INNER, HEADER_HEIGHT)
    upper = Box(MARGIN, title.bottom + GAP, INNER, 430)
    tokens, portholes = upper.cut_left(820, GAP)
    objects = Box(MARGIN, upper.bottom + GAP, INNER, 330)
    columns = Box(MARGIN, objects.bottom + GAP, INNER, 64)
    wreck = Box(MARGIN, columns.bottom + GAP, INNER, SMALL_WRECK_HEIGHT)
    return Figures(wreck.bottom + MARGIN, title, tokens, portholes, objects, columns, wreck)
