"""Drawing of all Nautilus Island images.

Each image is drawn from a view.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.nautilus_island.view import View
from renderer.core.canvas import Canvas
from renderer.core.scene import Kind, Scene
from renderer.games.nautilus_island.board import draw_board
from renderer.games.nautilus_island.final import draw_final
from renderer.games.nautilus_island.panel import draw_panel
from renderer.games.nautilus_island.rules import draw_rules
from renderer.games.nautilus_island.share import draw_share
from renderer.games.nautilus_island.turn import draw_turn

PICTURES: dict[Kind, Callable[[View, Scene], Canvas]] = {
    "board": draw_board,
    "panel": draw_panel,
    "final": draw_final,
    "turn": draw_turn,
    "share": draw_share,
    "rules": draw_rules,
}


def draw(view: View, scene: Scene) -> Canvas:
    """Draw the image for a scene.

    Raise NothingToDraw if the view has nothing to show.
    """
    return PICTURES[scene.kind](view, scene)
