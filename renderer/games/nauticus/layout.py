"""The layout of all Nauticus images: boxes for each number of seats."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.nauticus.view import tables
from renderer.core.geometry import Box

WIDTH = 1400
MARGIN = 20
GAP = 12
INNER = WIDTH - 2 * MARGIN

HEADER_HEIGHT = 92
CARD_HEIGHT = 244
SUPPLY_HEIGHT = 112
SEAT_HEIGHT = {2: 300, 3: 290, 4: 257}
HEAD_WIDTH = 624

RING = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
"""Column and row of the eight spaces around the wheel, in clockwise order."""
ANGLES = (225, 270, 315, 0, 45, 90, 135, 180)
"""Direction of each space from the wheel, in degrees clockwise from the right."""

MAX_UNIT, MIN_UNIT = 1.0, 0.1
"""Scale of ships in pixels per unit.

MAX_UNIT is the maximum on the board. MIN_UNIT is the minimum in all images.
"""
PANEL_MAX_UNIT = 1.55
STORAGE_DOWN = 2
STORAGE_ACROSS = tables.STORAGE_SPACES // STORAGE_DOWN


class Board(NamedTuple):
    """The layout of the whole table."""

    height: int
    header: Box
    spaces: tuple[Box, ...]
    wheel: Box
    supply: Box
    seats: tuple[Box, ...]


def board(seats: int) -> Board:
    """Return the table's layout for a number of seats."""
    header = Box(MARGIN, MARGIN, INNER, HEADER_HEIGHT)
    ring = Box(MARGIN, header.bottom + GAP, INNER, 3 * CARD_HEIGHT + 2 * GAP)
    cells = ring.grid(3, 3, GAP)
    spaces = tuple(cells[3 * row + column] for column, row in RING)
    supply = Box(MARGIN, ring.bottom + GAP, INNER, SUPPLY_HEIGHT)
    h = SEAT_HEIGHT[seats]
    rows = Box(MARGIN, supply.bottom + GAP, INNER, seats * h + (seats - 1) * GAP)
    return Board(rows.bottom + MARGIN, header, spaces, cells[4], supply, rows.rows(seats, GAP))


class SeatRow(NamedTuple):
    """The layout of a seat on the board."""

    title: Box
    resources: Box
    storage: Box
    markers: Box
    delivered: Box
    yard: Box


def seat_row(box: Box) -> SeatRow:
    """Return the layout of a seat's row: resources on the left, the ships' yard on the right."""
    head, yard = box.inset(14).cut_left(HEAD_WIDTH, 14)
    title, rest = head.cut_top(52)
    storage_row, rest = rest.cut_bottom(100)
    storage, right = storage_row.cut_left(266, 16)
    markers, delivered = right.cut_top(50, 8)
    return SeatRow(title, rest, storage, markers, delivered, yard)


class Side(NamedTuple):
    """The layout of a seat's possessions in a large view."""

    resources: Box
    yard: Box
    storage: Box
    delivered: Box


class Panel(NamedTuple):
    """The layout of a seat's side of the table, with the current action or the spaces."""

    height: int
    title: Box
    action: Box
    side: Side


ACTION_HEIGHT = 318
SPACES_HEIGHT = 2 * 290 + GAP
RESOURCES_HEIGHT = 124
YARD_HEIGHT = 400
TURN_YARD_HEIGHT = 300
STORE_HEIGHT = 222


def panel(*, is_acting: bool) -> Panel:
    """Return a panel's layout, with the current action or with the eight spaces to choose from."""
    title = Box(MARGIN, MARGIN, INNER, HEADER_HEIGHT)
    means = Box(MARGIN, title.bottom + GAP, INNER, RESOURCES_HEIGHT)
    action = Box(MARGIN, means.bottom + GAP, INNER, ACTION_HEIGHT if is_acting else SPACES_HEIGHT)
    side = _side(means, action.bottom + GAP, YARD_HEIGHT)
    return Panel(side.storage.bottom + MARGIN, title, action, side)


class Turn(NamedTuple):
    """The layout of the turn image, which shows what has changed for a seat."""

    height: int
    title: Box
    side: Side


def turn() -> Turn:
    """Return the layout of the turn image.

    It shows a seat's side, but no action.
    """
    title = Box(MARGIN, MARGIN, INNER, HEADER_HEIGHT)
    means = Box(MARGIN, title.bottom + GAP, INNER, RESOURCES_HEIGHT)
    side = _side(means, means.bottom + GAP, TURN_YARD_HEIGHT)
    return Turn(side.storage.bottom + MARGIN, title, side)


def _side(means: Box, top: int, yard_height: int) -> Side:
    yard = Box(MARGIN, top, INNER, yard_height)
    store = Box(MARGIN, yard.bottom + GAP, INNER, STORE_HEIGHT)
    return Side(means, yard, *store.cut_left(790, GAP))


class Final(NamedTuple):
    """The layout of the final scoring: a column of labels, then one column per seat."""

    height: int
    title: Box
    labels: Box
    columns: tuple[Box, ...]
    chart: Box
    """The chart below the table; empty without a score history."""


LABEL_WIDTH = 330
FINAL_ROWS = (196, 92, 166, 166, 132, 110)
"""Heights of the rows: name and rank, points before the scoring, goods, ships, material and total."""


CHART_HEIGHT = 440


def final(seats: int, *, has_chart: bool) -> Final:
    """Return the layout of the final scoring."""
    title = Box(MARGIN, MARGIN, INNER, HEADER_HEIGHT)
    table = Box(MARGIN, title.bottom + GAP, INNER, sum(FINAL_ROWS) + GAP * (len(FINAL_ROWS) - 1))
    labels, columns = table.cut_left(LABEL_WIDTH, GAP)
    below = Box(MARGIN, table.bottom + GAP, INNER, CHART_HEIGHT) if has_chart else Box(0, table.bottom, 0, 0)
    return Final(below.bottom + MARGIN, title, labels, columns.columns(seats, GAP), below)


class Share(NamedTuple):
    """The layout of the share card for a finished match."""

    height: int
    title: Box
    ranking: Box
    chart: Box
    """The chart to the right of the ranking.

    Without a score history, it is empty, and the ranking has the full width.
    """
    harbour: Box
    """The winners' ships at the bottom; empty if no winner has a ship."""


SHARE_HEIGHT = 735


def share(*, has_chart: bool, has_fleet: bool = True) -> Share:
    """Return the share card's layout.

    Its height is about half of its width, as is usual for link previews. Without a fleet, the ranking and
    the chart take the harbour's place.
    """
    inner = Box(MARGIN, MARGIN, INNER, SHARE_HEIGHT - 2 * MARGIN)
    title, middle = inner.cut_top(88, GAP)
    harbour = Box(inner.x, inner.bottom, inner.w, 0)
    if has_fleet:
        harbour, middle = middle.cut_bottom(236, GAP)
    ranking, course = middle.cut_left(620 if has_chart else INNER, GAP)
    return Share(SHARE_HEIGHT, title, ranking, course, harbour)


class Rules(NamedTuple):
    """The layout of the rules image.

    It consists of the spaces around the wheel, a legend for their prices, and one panel per subject.
    """

    height: int
    title: Box
    spaces: tuple[Box, ...]
    wheel: Box
    kinds: Box
    subjects: tuple[Box, ...]


def rules() -> Rules:
    """Return the layout of the rules image."""
    title = Box(MARGIN, MARGIN, INNER, HEADER_HEIGHT)
    cells = Box(MARGIN, title.bottom + GAP, INNER, 3 * RULES_CARD_HEIGHT + 2 * GAP).grid(3, 3, GAP)
    spaces = tuple(cells[3 * row + column] for column, row in RING)
    kinds = Box(MARGIN, cells[-1].bottom + GAP, INNER, 148)
    subjects = Box(MARGIN, kinds.bottom + GAP, INNER, 3 * SUBJECT_HEIGHT + 2 * GAP).grid(2, 3, GAP)
    return Rules(subjects[-1].bottom + MARGIN, title, spaces, cells[4], kinds, subjects)


RULES_CARD_HEIGHT = 208
SUBJECT_HEIGHT = 168


def final_rows(column: Box) -> tuple[Box, ...]:
    """Return the boxes for the rows of a column in the final scoring."""
    rows = []
    for h in FINAL_ROWS:
        row, column = column.cut_top(h, GAP)
        rows.append(row)
    return tuple(rows)


class ShipPlace(NamedTuple):
    """A ship's place, and its scale in pixels per unit."""

    box: Box
    unit: float


def place_ships(
    widths: tuple[int, ...], height: int, yard: Box, most_unit: float, gap: int = 8
) -> tuple[ShipPlace, ...]:
    """Place ships with the given widths (in units) in rows inside a yard.

    The ships are drawn as large as possible.
    """
    unit = most_unit
    while unit > MIN_UNIT:
        places = _rows(widths, height, yard, unit, gap)
        if places is not None:
            return places
        unit -= 0.01
    raise ValueError(f"{len(widths)} ships do not fit into {yard}")


def _rows(
    widths: tuple[int, ...], height: int, yard: Box, unit: float, gap: int
) -> tuple[ShipPlace, ...] | None:
    x, y, h = yard.x, yard.y, round(height * unit)
    places: list[ShipPlace] = []
    for width in widths:
        w = round(width * unit)
        if x + w > yard.right and x > yard.x:
            x, y = yard.x, y + h + gap
        if x + w > yard.right or y + h > yard.bottom:
            return None
        places.append(ShipPlace(Box(x, y, w, h), unit))
        x += w + gap
    slack = (yard.bottom - y - h) // 2
    return tuple(ShipPlace(place.box.moved(0, slack), unit) for place in places)
