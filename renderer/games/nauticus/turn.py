"""The turn image: a seat's side of the table, in which everything new is highlighted."""

from __future__ import annotations

from engine.games.nauticus.view import View
from renderer.core.canvas import Canvas
from renderer.core.marks import sea_chart
from renderer.core.scene import NothingToDraw, Scene
from renderer.games.nauticus import layout
from renderer.games.nauticus.board import progress
from renderer.games.nauticus.panel import draw_side, draw_title
from renderer.games.nauticus.parts.changes import earlier_view


def draw_turn(view: View, scene: Scene) -> Canvas:
    """Draw what has changed for the scene's seat since `before`.

    Raise NothingToDraw if the scene has no seat or no `before`.
    """
    if scene.seat is None or not 0 <= scene.seat < len(view.seats) or scene.before is None:
        raise NothingToDraw(f"no turn of seat {scene.seat}")
    seat, places = view.seats[scene.seat], layout.turn()
    canvas = Canvas(
        layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.side.yard.middle)
    )
    is_start = seat.seat == view.start_seat and not view.is_finished
    canvas.tile(draw_title, places.title, seat.seat, progress(view).clock, is_start, scene)
    draw_side(canvas, places.side, seat, earlier_view(seat, scene.before), scene)
    return canvas
