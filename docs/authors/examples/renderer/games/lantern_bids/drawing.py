"""The images of Lantern bids: the table, a seat's panel or turn, the end, and the edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.text import LocalizedText, text
from engine.games.lantern_bids.view import View
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
    """Draw a row for each seat, and the lantern."""
    return _rows(view, scene, range(len(view.points)), view.lanterns[-1:])


def _panel(view: View, scene: Scene) -> Canvas:
    """Draw the seat's row, and the cards in its hand."""
    if scene.seat is None or not 0 <= scene.seat < len(view.points):
        raise NothingToDraw("a panel belongs to a seat")
    return _rows(view, scene, (scene.seat,), view.hand)


def _turn(view: View, scene: Scene) -> Canvas:
    """Draw the seat's row, and the lantern."""
    if scene.seat is None or not 0 <= scene.seat < len(view.points) or scene.before is None:
        raise NothingToDraw("a turn belongs to a seat, and has an earlier view")
    return _rows(view, scene, (scene.seat,), view.lanterns[-1:])


def _final(view: View, scene: Scene) -> Canvas:
    """Draw the seats in the order of the ranking."""
    if not view.is_finished:
        raise NothingToDraw("the game is not over")
    return _rows(view, scene, [seat for tied in view.ranking for seat in tied], ())


def _rules(view: View, scene: Scene) -> Canvas:
    """Draw the main rule, because there are no figures to show."""
    canvas = Canvas(WIDTH, ROW + 2 * GAP, theme.NIGHT)
    words = scene.translate(LocalizedText("lantern-bids-picture-rules"))
    canvas.write(words, canvas.box.inset(GAP), 70, theme.LAMP, align="centre", least=40)
    return canvas


def _rows(view: View, scene: Scene, seats: Iterable[int], cards: Iterable[str]) -> Canvas:
    shown = [*seats]
    canvas = Canvas(WIDTH, (2 + len(shown)) * (ROW + GAP) + GAP, theme.NIGHT)
    title, *rows, last = canvas.box.inset(GAP).rows(2 + len(shown), GAP)
    heading = text(
        "lantern-bids-heading", round=view.round + 1, rounds=view.rounds, lantern=view.lanterns[-1]
    )
    if view.is_finished:
        heading = LocalizedText("lantern-bids-over")
    canvas.write(scene.translate(heading), title, 70, theme.LAMP, align="centre")
    for seat, row in zip(shown, rows, strict=True):
        _seat(canvas, row, view, scene, seat)
    for card, box in zip(cards, last.columns(5, GAP), strict=False):
        canvas.panel(box, theme.DUSK, 14, theme.FOAM, 5)
        canvas.write(card, box.inset(10), 80, theme.FOAM, align="centre", weight="Bold")
    return canvas


def _seat(canvas: Canvas, box: Box, view: View, scene: Scene, seat: int) -> None:
    canvas.panel(
        box, theme.DUSK, 14, theme.LAMP if view.has_chosen[seat] and not view.is_finished else None, 5
    )
    mark, rest = box.inset(14, 10).cut_left(box.h - 20, 16)
    draw_badge(canvas, mark, seat)
    points, label = rest.cut_right(160, 16)
    name = scene.names[seat] or scene.translate(text("lantern-bids-picture-player", seat=seat_letter(seat)))
    canvas.write(name, label, 56, theme.FOAM, least=30, may_elide=True)
    canvas.write(str(view.points[seat]), points, 80, theme.LAMP, align="right", weight="Bold")


PICTURES: dict[Kind, Callable[[View, Scene], Canvas]] = {
    "board": _board,
    "panel": _panel,
    "turn": _turn,
    "final": _final,
    "share": _final,
    "rules": _rules,
}
