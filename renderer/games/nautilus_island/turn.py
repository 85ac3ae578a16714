"""The turn image: possessions and wreck, and the camp and portholes if they have changed."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.nautilus_island.view import View
from renderer.core.canvas import Canvas
from renderer.core.marks import sea_chart
from renderer.core.scene import NothingToDraw, Scene
from renderer.games.nautilus_island import layout
from renderer.games.nautilus_island.board import draw_seat
from renderer.games.nautilus_island.parts.changes import CampChange, Changes, changes
from renderer.games.nautilus_island.parts.stores import draw_stores
from renderer.games.nautilus_island.parts.wreck import draw_wreck


def draw_turn(view: View, scene: Scene) -> Canvas:
    """Draw what has changed for the scene's seat since `before`.

    Raise NothingToDraw if the scene has no seat or no `before`.
    """
    if scene.seat is None or not 0 <= scene.seat < len(view.seats) or scene.before is None:
        raise NothingToDraw(f"no turn of seat {scene.seat}")
    changed, shown = changes(scene.before, view), _without_decision(view)
    places = layout.turn(has_stores=_have_stores_changed(changed))
    canvas = Canvas(layout.WIDTH, places.height, sea_chart(layout.WIDTH, places.height, places.wreck.middle))
    draw_seat(canvas, places.seat, view.seats[scene.seat], changed.seats[scene.seat], shown, scene)
    draw_wreck(canvas, places.wreck, shown, changed.columns, scene)
    if places.stores is not None:
        draw_stores(canvas, places.stores, shown, changed)
    return canvas


def _without_decision(view: View) -> View:
    """Return the view without its pending decision, whose highlights would distract from the changes."""
    columns = tuple(replace(column, is_open=False) for column in view.columns)
    return replace(view, active_seat=None, closing=None, columns=columns)


def _have_stores_changed(changed: Changes) -> bool:
    is_camp_same = all(space == CampChange(is_new=False, removed=None) for space in changed.camp)
    return any(changed.portholes) or not is_camp_same
