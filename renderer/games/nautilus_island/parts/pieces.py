"""Elements shared by several images: words, names, and sets by colour."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import text
from engine.games.nautilus_island.view import SetView, View
from renderer.core import theme
from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.marks import change_width, draw_change, draw_figure, points_sprite, seat_letter
from renderer.core.scene import Scene


def word(scene: Scene, key: str, **values: int | str) -> str:
    """Return a text of this image in the scene's language."""
    return scene.translate(text(f"nautilus-island-picture-{key}", **values))


def colour_name(scene: Scene, colour: str) -> str:
    """Return the name of the cards with the given colour, starting with a capital letter."""
    name = scene.translate(text(f"nautilus-island-colour-{colour}"))
    return name[:1].upper() + name[1:]


def name_of(scene: Scene, seat: int) -> str:
    """Return a seat's name, or a replacement such as `Player B` if the name's characters cannot be drawn."""
    return scene.names[seat] or word(scene, "player", seat=seat_letter(seat))


def mark_change(canvas: Canvas, box: Box, by: int, height: int = 40) -> None:
    """Draw the change of a number to the right of the number.

    It is as large as possible in the given box.
    """
    while height > 20 and change_width(by, height, canvas.resolution) > box.w:
        height -= 1
    draw_change(canvas, box.centred(box.w, height), by)


def draw_worth(canvas: Canvas, x: int, y: int, vp: int) -> None:
    """Draw a plate with a treasure's points."""
    plate = Box(x, y, 64, 46)
    canvas.panel(plate, theme.DEEP, 10, theme.LAMP)
    draw_figure(canvas, plate.inset(4, 2), points_sprite(24), vp, 44, theme.LAMP)


def set_of(sets: Sequence[SetView], colour: str) -> SetView | None:
    """Return the set with the given colour, or None if the seat has stored no card in it."""
    return next((one for one in sets if one.colour == colour), None)


def closable_set_size(view: View) -> int | None:
    """Return the size of the set that may be closed now, or None."""
    if view.closing is None or view.active_seat is None:
        return None
    set_view = set_of(view.seats[view.active_seat].sets, view.closing)
    return len(set_view.cards) if set_view else None


def can_be_stored(view: View) -> int:
    """Return how many cards the active seat may store in the column where its castaway is.

    If another decision is pending, return 0.
    """
    if view.active_seat is None or view.is_moving or view.closing is not None:
        return 0
    column = view.seats[view.active_seat].column
    return 0 if column is None else len(view.columns[column].stacks)
