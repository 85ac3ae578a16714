"""The Regatta images: the boats in their lanes, a boat's panel or turn, the end of the race, and the winds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.text import LocalizedText, text
from engine.games.regatta.view import CrewView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import draw_badge, draw_change, paint_tick, seat_letter
from renderer.core.scene import Kind, NothingToDraw, Scene
from renderer.core.sprites import Pen, sprite
from renderer.core.theme import Colour

WIDTH, ROW, GAP = 1400, 120, 14
CREWS: dict[str, Colour] = {"red": theme.CORAL, "blue": theme.AZURE}
GUSTS: dict[str, tuple[float, ...]] = {"calm": (70,), "breeze": (45, 70), "storm": (22, 46, 70)}
"""Vertical positions of the gusts for each wind, from 0 to 100."""


def draw(view: View, scene: Scene) -> Canvas:
    """Draw the image for a scene.

    Raise NothingToDraw if the view has nothing to show.
    """
    return PICTURES[scene.kind](view, scene)


def _board(view: View, scene: Scene) -> Canvas:
    canvas, rows = _table(view, scene, len(view.hours))
    for seat, row in enumerate(rows):
        _boat(canvas, row, view, scene, seat)
    return canvas


def _panel(view: View, scene: Scene) -> Canvas:
    """Draw a boat and the effort that it has chosen."""
    seat = _seat_of(view, scene)
    canvas, rows = _table(view, scene, 2)
    _boat(canvas, rows[0], view, scene, seat)
    effort = "?" if view.effort is None else str(view.effort)
    _line(canvas, rows[1], scene.translate(LocalizedText("regatta-picture-effort")), effort)
    return canvas


def _turn(view: View, scene: Scene) -> Canvas:
    """Draw a boat with the hours that its turn has added."""
    seat = _seat_of(view, scene)
    if scene.before is None:
        raise NothingToDraw("a turn has a before")
    canvas, rows = _table(view, scene, 2)
    _boat(canvas, rows[0], view, scene, seat)
    draw_change(canvas, rows[1].inset(20, 24), view.hours[seat] - scene.before.hours[seat], "right")
    return canvas


def _final(view: View, scene: Scene) -> Canvas:
    """Draw a column for each crew with its boats, in ranking order."""
    if not view.is_finished:
        raise NothingToDraw("the race is not over")
    canvas = Canvas(WIDTH, 6 * (ROW + GAP) + GAP, theme.NIGHT)
    title, body = canvas.box.inset(GAP).cut_top(ROW, GAP)
    canvas.write(scene.translate(LocalizedText("regatta-picture-end")), title, 70, theme.LAMP, align="centre")
    ranked = sorted(view.crews, key=lambda crew: crew.rank)
    for crew, column in zip(ranked, body.columns(len(ranked), GAP), strict=True):
        _crew(canvas, column, crew, view, scene)
    return canvas


def _rules(view: View, scene: Scene) -> Canvas:
    """Draw the number of legs."""
    return _table(view, scene, 0)[0]


def _crew(canvas: Canvas, box: Box, crew: CrewView, view: View, scene: Scene) -> None:
    canvas.panel(box, theme.DUSK, 14, theme.LAMP if crew.rank == 1 else None, 5)
    head, *boats = box.inset(16, 10).rows(5)
    label, figure = head.cut_left(head.w * 3 // 4, 10)
    name = f"{crew.rank}. {scene.translate(LocalizedText(f'regatta-crew-{crew.colour}'))}"
    canvas.write(name, label, 52, CREWS[crew.colour], least=30, weight="Bold")
    canvas.write(str(crew.hours), figure, 70, theme.LAMP, align="right", weight="Bold")
    for seat, row in zip(crew.seats, boats, strict=False):
        mark, rest = row.inset(0, 10).cut_left(80, 16)
        draw_badge(canvas, mark, seat)
        words, hours = rest.cut_left(rest.w * 3 // 4, 10)
        canvas.write(_name(scene, seat), words, 44, theme.FOAM, least=30, may_elide=True)
        canvas.write(str(view.hours[seat]), hours, 56, theme.FOAM, align="right", weight="Bold")


def _table(view: View, scene: Scene, below: int) -> tuple[Canvas, Sequence[Box]]:
    """Begin an image with each leg's wind.

    Return the canvas and the free rows below the winds.
    """
    canvas = Canvas(WIDTH, (2 + below) * (ROW + GAP) + GAP, theme.NIGHT)
    legs, winds, *rows = canvas.box.inset(GAP).rows(2 + below, GAP)
    _line(
        canvas, legs, scene.translate(LocalizedText("regatta-picture-leg")), f"{len(view.turned)}/{view.legs}"
    )
    label, coming = winds.cut_left(400)
    canvas.write(
        scene.translate(LocalizedText("regatta-picture-wind")), label.inset(20, 0), 50, theme.MIST, least=34
    )
    for leg, box in enumerate(coming.columns(max(view.legs, 5))[: view.legs]):
        wind = view.turned[leg] if leg < len(view.turned) else None
        side = min(box.w, box.h) - 10
        canvas.stamp_in(sprite(_paint_wind, side, side, wind), box)
    return canvas, rows


def _boat(canvas: Canvas, box: Box, view: View, scene: Scene, seat: int) -> None:
    """Draw a boat's row: its badge, its name, its hours, and a tick if it has chosen an effort."""
    canvas.panel(box, theme.DUSK, 14, None if view.has_chosen[seat] else theme.LAMP, 5)
    mark, rest = box.inset(14, 10).cut_left(box.h - 20, 16)
    draw_badge(canvas, mark, seat)
    hours, rest = rest.cut_right(160, 16)
    tick, name = rest.cut_right(100, 16)
    if view.has_chosen[seat]:
        canvas.stamp_in(sprite(paint_tick, 70, 70, theme.SEAGLOW), tick)
    canvas.write(_name(scene, seat), name, 56, theme.FOAM, least=36, may_elide=True)
    canvas.write(str(view.hours[seat]), hours, 80, theme.LAMP, align="right", weight="Bold")


def _line(canvas: Canvas, box: Box, words: str, figure: str) -> None:
    canvas.panel(box, theme.DUSK, 14)
    count, label = box.inset(20, 10).cut_right(220, 16)
    canvas.write(words, label, 56, theme.FOAM, least=36)
    canvas.write(figure, count, 76, theme.LAMP, align="right", weight="Bold")


def _seat_of(view: View, scene: Scene) -> int:
    if scene.seat is None or not 0 <= scene.seat < len(view.hours):
        raise NothingToDraw("this picture belongs to a seat")
    return scene.seat


def _name(scene: Scene, seat: int) -> str:
    """Return a seat's name, or a replacement such as `Player B` if the name's characters cannot be drawn."""
    return scene.names[seat] or scene.translate(text("regatta-picture-player", seat=seat_letter(seat)))


def _paint_wind(pen: Pen, wind: str | None) -> None:
    pen.bar(4, 4, 92, 92, theme.SLATE if wind is None else theme.QUAY, 16)
    for height in () if wind is None else GUSTS[wind]:
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
