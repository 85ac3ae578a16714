"""The Pearls images: the table, a seat's panel, a seat's turn, the end of the game, and the edition."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.text import LocalizedText, text
from engine.games.pearls.view import ScoreView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_change, seat_letter
from renderer.core.scene import Kind, NothingToDraw, Scene
from renderer.core.sprites import Pen, Sprite, sprite
from renderer.core.theme import Colour

WIDTH, ROW, GAP = 1400, 130, 16
TIDES: dict[str, tuple[float, ...]] = {"high": (30, 50, 70), "low": (70,)}
"""Vertical positions of the waves for each tide, from 0 to 100."""

SHELLS = {"cockle": 1, "mussel": 2, "limpet": 3, "whelk": 4, "oyster": 5, "conch": 6, "scallop": 7}
"""Number of dots on each shell. A finer shell has more dots."""


def draw(view: View, scene: Scene) -> Canvas:
    """Draw the image for a scene.

    Raise NothingToDraw if the view has nothing to show.
    """
    return PICTURES[scene.kind](view, scene)


def _board(view: View, scene: Scene) -> Canvas:
    canvas, rows = _table(view, scene, len(view.owned))
    for seat, row in enumerate(rows):
        _seat(canvas, row, view, scene, seat)
    return canvas


def _turn(view: View, scene: Scene) -> Canvas:
    """Draw a seat's row with the pearls that it has gained in its turn."""
    if scene.seat is None or not 0 <= scene.seat < len(view.owned) or scene.before is None:
        raise NothingToDraw("a turn is a seat's, and has a before")
    canvas, rows = _table(view, scene, 2)
    _seat(canvas, rows[0], view, scene, scene.seat)
    draw_change(
        canvas, rows[1].inset(20, 24), view.owned[scene.seat] - scene.before.owned[scene.seat], "right"
    )
    return canvas


def _rules(view: View, scene: Scene) -> Canvas:
    """Draw the edition's numbers of pearls and tides."""
    return _table(view, scene, 0)[0]


def _panel(view: View, scene: Scene) -> Canvas:
    if scene.seat is None or not 0 <= scene.seat < len(view.owned):
        raise NothingToDraw("a panel belongs to a seat")
    canvas, rows = _table(view, scene, 2)
    _seat(canvas, rows[0], view, scene, scene.seat)
    if view.hand is not None:
        sign, label = rows[1].inset(20, 10).cut_right(ROW)
        canvas.write(scene.translate(LocalizedText("pearls-picture-hand")), label, 50, theme.FOAM, least=34)
        canvas.stamp_in(_shell(view.hand), sign)
    return canvas


def _final(view: View, scene: Scene) -> Canvas:
    """Draw a column for each seat in ranking order."""
    if not view.is_finished:
        raise NothingToDraw("the game is not over")
    canvas = Canvas(WIDTH, 5 * (ROW + GAP) + GAP, theme.NIGHT)
    title, body = canvas.box.inset(GAP).cut_top(ROW, GAP)
    canvas.write(scene.translate(LocalizedText("pearls-picture-end")), title, 70, theme.LAMP, align="centre")
    ranked = sorted(view.scores, key=lambda score: (score.rank, score.seat))
    for score, column in zip(ranked, body.columns(len(ranked), GAP), strict=True):
        _column(canvas, column, score, scene)
    return canvas


def _column(canvas: Canvas, box: Box, score: ScoreView, scene: Scene) -> None:
    canvas.panel(box, theme.DUSK, 14, theme.LAMP if score.rank == 1 else None, 5)
    rank, name, pearls, shell = box.inset(16, 10).rows(4)
    canvas.write(str(score.rank), rank, 70, theme.SEAT_COLOURS[score.seat], align="centre", weight="Bold")
    canvas.write_two(_name(scene, score.seat), name, 40, theme.FOAM, align="centre", least=26)
    canvas.write(str(score.pearls), pearls, 80, theme.LAMP, align="centre", weight="Bold")
    canvas.stamp_in(_shell(score.shell), shell)


def _table(view: View, scene: Scene, below: int) -> tuple[Canvas, Sequence[Box]]:
    """Begin an image with the pile and the tides.

    Returns the canvas and the free rows below the tides.
    """
    canvas = Canvas(WIDTH, (2 + below) * (ROW + GAP) + GAP, theme.NIGHT)
    pile, tides, *rows = canvas.box.inset(GAP).rows(2 + below, GAP)
    _line(canvas, pile, scene.translate(LocalizedText("pearls-picture-pile")), str(view.pile))
    label, coming = tides.cut_left(400)
    canvas.write(
        scene.translate(LocalizedText("pearls-picture-tides")), label.inset(20, 0), 50, theme.MIST, least=34
    )
    known = () if view.next_tide is None else (view.next_tide,)
    faces = [*view.turned, *known, *[None] * (view.tides_left - len(known))]
    for place, box in enumerate(coming.columns(max(len(faces), 5))):
        if place < len(faces):
            side = min(box.w, box.h) - 10
            canvas.stamp_in(sprite(_paint_tide, side, side, faces[place], place < len(view.turned)), box)
    return canvas, rows


def _seat(canvas: Canvas, box: Box, view: View, scene: Scene, seat: int) -> None:
    edge = theme.LAMP if seat == view.active_seat else None
    _line(canvas, box, _name(scene, seat), str(view.owned[seat]), theme.SEAT_COLOURS[seat], edge)


def _name(scene: Scene, seat: int) -> str:
    """Return a seat's name, or a replacement such as `Player B` if the name's characters cannot be drawn."""
    return scene.names[seat] or scene.translate(text("pearls-picture-player", seat=seat_letter(seat)))


def _line(
    canvas: Canvas, box: Box, words: str, figure: str, colour: Colour = theme.FOAM, edge: Colour | None = None
) -> None:
    """Draw a row with a pearl in the row's colour, a text, and a number on the right."""
    canvas.panel(box, theme.DUSK, 14, edge, 5)
    pearl, rest = box.inset(14, 10).cut_left(box.h - 20, 16)
    canvas.stamp_in(sprite(_paint_pearl, pearl.w, pearl.w, colour), pearl)
    count, label = rest.cut_right(160, 16)
    canvas.write(words, label, 56, theme.FOAM, least=36, may_elide=True)
    canvas.write(figure, count, 80, theme.LAMP, align="right", weight="Bold")


def _shell(shell: str) -> Sprite:
    side = ROW - 20
    return sprite(_paint_shell, side, side, SHELLS[shell])


def _paint_pearl(pen: Pen, colour: Colour) -> None:
    pen.dot(50, 50, 44, colour)
    pen.dot(36, 36, 10, theme.SNOW)


def _paint_shell(pen: Pen, pearls: int) -> None:
    pen.wedge(50, 90, 85, 210, 330, theme.SAND)
    for pearl in range(pearls):
        pen.dot(50 + 11 * (pearl - (pearls - 1) / 2), 35, 5, theme.INK)


def _paint_tide(pen: Pen, tide: str | None, is_turned: bool) -> None:
    pen.bar(4, 4, 92, 92, theme.QUAY if is_turned else theme.SLATE, 16)
    for height in () if tide is None else TIDES[tide]:
        pen.line(
            [(18, height), (34, height - 8), (50, height), (66, height - 8), (82, height)], 7, theme.FOAM
        )


PICTURES: dict[Kind, Callable[[View, Scene], Canvas]] = {
    "board": _board,
    "panel": _panel,
    "final": _final,
    "turn": _turn,
    "share": _final,
    "rules": _rules,
}
