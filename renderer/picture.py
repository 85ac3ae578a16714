"""Rendering views to files.

Each game's drawing module is looked up by the game's id, so this module does not depend on any particular
game.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

from renderer.core import image_pool
from renderer.core.canvas import Canvas
from renderer.core.caption import add_caption
from renderer.core.encode import encode
from renderer.core.palettes import Palette, use_palette
from renderer.core.scene import Kind, Scene, Translate
from renderer.core.text import drawable_name

MAX_BYTES = 8 * 1024 * 1024
"""Maximum size of an image in bytes.

It is below the upload limit in guilds without boosts, so that there is room for the rest of the message.
"""


class Picture(NamedTuple):
    """An image file: its bytes, a file name with the right extension, and its size in pixels."""

    data: bytes
    name: str
    width: int
    height: int


class Drawing(Protocol):
    """The interface that `renderer/games/<g>/drawing.py` implements."""

    def draw(self, view: Any, scene: Scene) -> Canvas:
        """Draw a view on a new canvas.

        Raise NothingToDraw if it has no content for the scene's kind.
        """
        ...


class NoDrawing(Exception):
    """Raised when there is no folder in `renderer.games` for the game."""


def render(
    game_id: str,
    view: Any,
    kind: Kind,
    *,
    seat: int | None = None,
    names: Sequence[str],
    language: str,
    translate: Translate,
    most_bytes: int = MAX_BYTES,
    before: Any = None,
    score_history: tuple[tuple[int, ...], ...] = (),
    palette: Palette = "harbour",
    caption: str = "",
) -> Picture:
    """Draw a view and encode it within a size limit in bytes.

    The same view results in the same bytes. Raise NoDrawing for an unknown game, NothingToDraw if the view
    has no content for this kind, and TooLarge if no encoding fits.

    `names` are the players' names by seat as they wrote them, without markup. `translate` translates texts
    into `language`. For `before` and `score_history`, see Scene. `caption` is a line below the image.
    """
    scene = Scene(
        kind, seat, tuple(drawable_name(name) for name in names), language, translate, before, score_history
    )
    canvas = compose(game_id, view, scene, palette)
    if caption:
        canvas = add_caption(canvas, caption)
    encoded = encode(canvas.image, most_bytes)
    image_pool.release(canvas.image)
    return Picture(encoded.data, f"{kind}.{encoded.extension}", encoded.width, encoded.height)


def compose(game_id: str, view: Any, scene: Scene, palette: Palette = "harbour") -> Canvas:
    """Draw a view without encoding it.

    Raise the same errors as `render`, except for TooLarge.
    """
    with use_palette(palette):
        return drawing(game_id).draw(view, scene)


@cache
def drawing(game_id: str) -> Drawing:
    """Return a game's drawing module.

    For `paper-boats` it is `renderer.games.paper_boats.drawing`.
    """
    folder = game_id.replace("-", "_")
    if not folder.isidentifier():
        raise NoDrawing(game_id)
    name = f"renderer.games.{folder}"
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        raise NoDrawing(game_id) from None
    found: Drawing = importlib.import_module(f"{name}.drawing")
    return found
