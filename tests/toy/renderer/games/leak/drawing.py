"""The images of Leak: the boat, a seat's panel or turn, the end, and the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.text import LocalizedText, text
from engine.games.leak.view import View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, seat_letter
from renderer.core.scene import Kind, NothingToDraw, Scene

WIDTH, ROW, GAP = 1400, 120, 14


def draw(view: View, scene: Scene) -> Canvas:
    """Draw the image for a scene.

    Raise NothingToDraw if the view has nothing to show.
    """
    return PICTURES[scene.kind](view, scene)


def _board(view: View, scene: Scene) -> Canvas:
    canvas, rows = _boat(view, scene, len(view.cards))
    for seat, row in enumerate(rows):
        _seat(canvas, row, view, scene, seat)
    return canvas


def _panel(view: View, scene: Scene) -> Canvas:
    """Draw a seat and its hand, if the viewer may see it."""
    if scene.seat is None or not 0 <= scene.seat < len(view.cards):
        raise NothingToDraw("a panel belongs to a seat")
    if scene.kind == "turn" and scene.before is None:
        raise NothingToDraw("a turn has a before")
    canvas, rows = _boat(view, scene, 2)
    _seat(canvas, rows[0], view, scene, scene.seat)
    for card, box in zip(view.hand, rows[1].columns(4, GAP), strict=False):
        canvas.panel(box, theme.QUAY, 14)
        words = scene.translate(LocalizedText(f"leak-card-{card}"))
        canvas.write(words, box.inset(10), 44, theme.FOAM, align="centre", least=24)
    return canvas


def _final(view: View, scene: Scene) -> Canvas:
    """Draw all seats, which have won or lost together."""
    if not view.is_finished:
        raise NothingToDraw("the game is not over")
    canvas, rows = _boat(view, scene, 1 + len(view.cards))
    words = scene.translate(LocalizedText("leak-picture-end"))
    canvas.write(words, rows[0], 70, theme.LAMP, align="centre")
    for seat, row in enumerate(rows[1:]):
        _seat(canvas, row, view, scene, seat)
    return canvas


def _rules(view: View, scene: Scene) -> Canvas:
    return _boat(view, scene, 0)[0]


def _boat(view: View, scene: Scene, below: int) -> tuple[Canvas, Sequence[Box]]:
    """Begin an image with the wave and the leaks.

    Return the canvas and the free rows below.
    """
    canvas = Canvas(WIDTH, (1 + below) * (ROW + GAP) + GAP, theme.NIGHT)
    head, *rows = canvas.box.inset(GAP).rows(1 + below, GAP)
    wave, leaks = head.columns(2, GAP)
    _line(canvas, wave, scene.translate(LocalizedText("leak-picture-water")), f"{len(view.turned)}/4")
    _line(canvas, leaks, scene.translate(LocalizedText("leak-picture-leaks")), f"{view.leaks}/2")
    return canvas, rows


def _seat(canvas: Canvas, box: Box, view: View, scene: Scene, seat: int) -> None:
    canvas.panel(box, theme.DUSK, 14, theme.LAMP if seat == view.active_seat else None, 5)
    mark, rest = box.inset(14, 10).cut_left(box.h - 20, 16)
    draw_badge(canvas, mark, seat)
    state, name = rest.cut_right(400, 16)
    words = scene.names[seat] or scene.translate(text("leak-picture-player", seat=seat_letter(seat)))
    canvas.write(words, name, 56, theme.FOAM, least=30, may_elide=True)
    is_out = seat in view.overboard
    shown = scene.translate(LocalizedText("leak-picture-overboard")) if is_out else str(view.cards[seat])
    canvas.write(shown, state, 56, theme.MIST if is_out else theme.LAMP, align="right", least=30)


def _line(canvas: Canvas, box: Box, words: str, figure: str) -> None:
    canvas.panel(box, theme.DUSK, 14)
    count, label = box.inset(20, 10).cut_right(160, 16)
    canvas.write(words, label, 50, theme.FOAM, least=30)
    canvas.write(figure, count, 60, theme.LAMP, align="right", weight="Bold")


PICTURES: dict[Kind, Callable[[View, Scene], Canvas]] = {
    "board": _board,
    "panel": _panel,
    "turn": _panel,
    "final": _final,
    "share": _final,
    "rules": _rules,
}
