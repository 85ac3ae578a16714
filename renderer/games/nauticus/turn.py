"""The changes of a turn for a seat: its side of the table, with everything new lit."""

from __future__ import annotations

from engine.games.nauticus.view import View
from renderer.core.canvas import Canvas
from renderer.core.marks import chart
from renderer.core.scene import NothingToDraw, Scene
from renderer.games.nauticus import layout
from renderer.games.nauticus.board import moment
from renderer.games.nauticus.changes import earlier
from renderer.games.nauticus.panel import own_side, panel_title


def draw_turn(view: View, scene: Scene) -> Canvas:
    """Draw the scene's seat compared with `before`; raises NothingToDraw without a seat or `before`."""
    if scene.seat is None or not 0 <= scene.seat < len(view.seats) or scene.before is None:
        raise NothingToDraw(f"no turn of seat {scene.seat}")
    seat, places = view.seats[scene.seat], layout.turn()
    canvas = Canvas(layout.WIDTH, places.height, chart(layout.WIDTH, places.height, places.side.yard.middle))
    is_start = seat.seat == view.start_seat and not view.is_finished
    canvas.tile(panel_title, places.title, seat.seat, moment(view).clock, is_start, scene)
    own_side(canvas, places.side, seat, earlier(seat, scene.before), scene)
    return canvas
