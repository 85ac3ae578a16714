"""The images of Tic-tac-toe: the board below the players."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import LocalizedText, text
from engine.games.tic_tac_toe.view import View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, seat_letter
from renderer.core.scene import NothingToDraw, Scene

WIDTH, ROW, BOARD, GAP = 1400, 130, 900, 16


def draw(view: View, scene: Scene) -> Canvas:
    """Draw the image for a scene.

    Raise NothingToDraw if the view has nothing to show.
    """
    if scene.kind == "rules":
        return _rules(scene)
    seats = _shown_seats(view, scene)
    canvas = Canvas(WIDTH, len(seats) * (ROW + GAP) + BOARD + 2 * GAP, theme.NIGHT)
    players, board = canvas.box.inset(GAP).cut_top(len(seats) * (ROW + GAP) - GAP, GAP)
    for seat, row in zip(seats, players.rows(len(seats), GAP), strict=True):
        _player(canvas, row, scene, seat, is_marked=seat in (view.active_seat, view.winner))
    _board(canvas, board.centred(BOARD, BOARD), view)
    return canvas


def _shown_seats(view: View, scene: Scene) -> Sequence[int]:
    """Return the seats whose names are shown above the board."""
    if scene.kind in {"panel", "turn"}:
        if scene.seat not in (0, 1) or (scene.kind == "turn" and scene.before is None):
            raise NothingToDraw("a panel or a turn belongs to a seat")
        return (scene.seat,)
    if scene.kind in {"final", "share"} and not view.is_finished:
        raise NothingToDraw("the game is not over")
    return (1, 0) if view.winner == 1 else (0, 1)


def _player(canvas: Canvas, box: Box, scene: Scene, seat: int, *, is_marked: bool) -> None:
    canvas.panel(box, theme.DUSK, 14, theme.LAMP if is_marked else None, 5)
    badge, name = box.inset(14, 10).cut_left(box.h - 20, 16)
    draw_badge(canvas, badge, seat)
    words = scene.names[seat] or scene.translate(text("tic-tac-toe-picture-player", seat=seat_letter(seat)))
    canvas.write(words, name, 56, theme.FOAM, least=30, may_elide=True)


def _board(canvas: Canvas, box: Box, view: View) -> None:
    for seat, field in zip(view.marks, box.grid(3, 3, GAP), strict=True):
        canvas.panel(field, theme.DUSK, 14)
        if seat is not None:
            draw_badge(canvas, field.centred(180, 180), seat)


def _rules(scene: Scene) -> Canvas:
    """Draw the aim of the game, because there are no figures to show."""
    canvas = Canvas(WIDTH, ROW + 2 * GAP, theme.NIGHT)
    words = scene.translate(LocalizedText("tic-tac-toe-picture-rules"))
    canvas.write(words, canvas.box.inset(GAP), 70, theme.LAMP, align="centre", least=40)
    return canvas
