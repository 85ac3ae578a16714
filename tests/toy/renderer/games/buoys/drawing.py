"""The images of Buoys: the harbour, a seat's panel or turn, the end, and the empty harbour."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.text import LocalizedText, text
from engine.games.buoys.view import View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, seat_letter
from renderer.core.scene import Kind, NothingToDraw, Scene

WIDTH, HEIGHT, ROW, GAP, SIDE = 1400, 900, 130, 16, 3


def draw(view: View, scene: Scene) -> Canvas:
    """Draw the image for a scene.

    Raise NothingToDraw if the view has nothing to show.
    """
    return PICTURES[scene.kind](view, scene)


def _board(view: View, scene: Scene) -> Canvas:
    """Draw the players on the left and the harbour on the right."""
    canvas = Canvas(WIDTH, HEIGHT, theme.NIGHT)
    players, harbour = canvas.box.inset(GAP).cut_left(560, GAP)
    for seat, row in enumerate(players.rows(6, GAP)[:2]):
        _player(canvas, row, scene, seat, is_marked=seat in (view.active_seat, view.winner))
    _harbour(canvas, harbour, view)
    return canvas


def _seat(view: View, scene: Scene) -> Canvas:
    if scene.seat not in (0, 1):
        raise NothingToDraw("a panel belongs to a seat")
    if scene.kind == "turn" and scene.before is None:
        raise NothingToDraw("a turn has a before")
    canvas = Canvas(WIDTH, HEIGHT + ROW, theme.NIGHT)
    player, harbour = canvas.box.inset(GAP).cut_top(ROW, GAP)
    _player(canvas, player, scene, scene.seat, is_marked=True)
    _harbour(canvas, harbour, view)
    return canvas


def _final(view: View, scene: Scene) -> Canvas:
    """Draw the players in the order of the ranking, and the harbour."""
    if not view.is_finished:
        raise NothingToDraw("the game is not over")
    canvas = Canvas(WIDTH, HEIGHT + 3 * (ROW + GAP), theme.NIGHT)
    title, rest = canvas.box.inset(GAP).cut_top(ROW, GAP)
    canvas.write(scene.translate(LocalizedText("buoys-picture-end")), title, 70, theme.LAMP, align="centre")
    rows, harbour = rest.cut_top(2 * ROW + GAP, GAP)
    for seat, row in zip((1, 0) if view.winner == 1 else (0, 1), rows.rows(2, GAP), strict=True):
        _player(canvas, row, scene, seat, is_marked=seat == view.winner)
    _harbour(canvas, harbour, view)
    return canvas


def _rules(view: View, scene: Scene) -> Canvas:
    """Draw the title."""
    canvas = Canvas(WIDTH, ROW + 2 * GAP, theme.NIGHT)
    words = scene.translate(LocalizedText("buoys-picture-title"))
    canvas.write(words, canvas.box.inset(GAP), 70, theme.LAMP, align="centre")
    return canvas


def _player(canvas: Canvas, box: Box, scene: Scene, seat: int, *, is_marked: bool) -> None:
    canvas.panel(box, theme.DUSK, 14, theme.LAMP if is_marked else None, 5)
    mark, name = box.inset(14, 10).cut_left(box.h - 20, 16)
    draw_badge(canvas, mark, seat)
    words = scene.names[seat] or scene.translate(text("buoys-picture-player", seat=seat_letter(seat)))
    canvas.write(words, name, 56, theme.FOAM, least=30, may_elide=True)


def _harbour(canvas: Canvas, box: Box, view: View) -> None:
    fields = [field for row in box.rows(SIDE, GAP) for field in row.columns(SIDE, GAP)]
    for owner, field in zip(view.fields, fields, strict=True):
        canvas.panel(field, theme.DUSK, 14)
        if owner is not None:
            draw_badge(canvas, field.inset((field.w - 150) // 2, (field.h - 150) // 2), owner)


PICTURES: dict[Kind, Callable[[View, Scene], Canvas]] = {
    "board": _board,
    "panel": _seat,
    "turn": _seat,
    "final": _final,
    "share": _final,
    "rules": _rules,
}
