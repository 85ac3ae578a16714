"""The images of Flotsam: the boats and the lots, a seat's panel or turn, the end, and the title."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.text import LocalizedText, text
from engine.games.flotsam.view import View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, seat_letter
from renderer.core.scene import Kind, NothingToDraw, Scene

WIDTH, ROW, GAP = 1400, 130, 16


def draw(view: View, scene: Scene) -> Canvas:
    """Draw the image for a scene.

    Raise NothingToDraw if the view has nothing to show.
    """
    return PICTURES[scene.kind](view, scene)


def _board(view: View, scene: Scene) -> Canvas:
    """Draw the lots, and a row for each boat."""
    return _table(view, scene, range(len(view.coins)))


def _seat(view: View, scene: Scene) -> Canvas:
    if scene.seat is None or not 0 <= scene.seat < len(view.coins):
        raise NothingToDraw("a panel belongs to a seat")
    if scene.kind == "turn" and scene.before is None:
        raise NothingToDraw("a turn has a before")
    return _table(view, scene, (scene.seat,))


def _final(view: View, scene: Scene) -> Canvas:
    """Draw the boats in the order of the ranking."""
    if view.phase != "over":
        raise NothingToDraw("the game is not over")
    ranked = sorted(range(len(view.coins)), key=lambda seat: (-view.totals[seat], seat))
    return _table(view, scene, ranked)


def _table(view: View, scene: Scene, seats: Sequence[int]) -> Canvas:
    height = (len(seats) + 1) * (ROW + GAP) + GAP
    canvas = Canvas(WIDTH, height, theme.NIGHT)
    lots, *boats = canvas.box.inset(GAP).rows(len(seats) + 1, GAP)
    for number, (value, lot) in enumerate(zip(view.lots, lots.columns(len(view.lots), GAP), strict=True)):
        is_current = number == len(view.sold)
        canvas.panel(lot, theme.DUSK, 14, theme.LAMP if is_current else None, 5)
        canvas.write(
            str(value), lot, 60, theme.FOAM if number >= len(view.sold) else theme.LAMP, align="centre"
        )
    for seat, row in zip(seats, boats, strict=True):
        _boat(canvas, row, view, scene, seat)
    return canvas


def _boat(canvas: Canvas, box: Box, view: View, scene: Scene, seat: int) -> None:
    canvas.panel(box, theme.DUSK, 14, theme.LAMP if seat == view.bidder else None, 5)
    mark, rest = box.inset(14, 10).cut_left(box.h - 20, 16)
    draw_badge(canvas, mark, seat)
    name, purse = rest.cut_left(rest.w - 320, 16)
    words = scene.names[seat] or scene.translate(text("flotsam-picture-player", seat=seat_letter(seat)))
    canvas.write(words, name, 56, theme.FOAM, least=30, may_elide=True)
    worth = text("flotsam-picture-purse", coins=view.coins[seat], cargo=view.cargo[seat])
    canvas.write(scene.translate(worth), purse, 56, theme.LAMP, least=30)


def _rules(view: View, scene: Scene) -> Canvas:
    """Draw the title."""
    canvas = Canvas(WIDTH, ROW + 2 * GAP, theme.NIGHT)
    words = scene.translate(LocalizedText("flotsam-picture-title"))
    canvas.write(words, canvas.box.inset(GAP), 70, theme.LAMP, align="centre")
    return canvas


PICTURES: dict[Kind, Callable[[View, Scene], Canvas]] = {
    "board": _board,
    "panel": _seat,
    "turn": _seat,
    "final": _final,
    "share": _final,
    "rules": _rules,
}
