"""Rendering: a view in, a file out. It finds the drawing by the game's id and knows no particular game."""

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
"""Below the upload limit of Discord servers without boosts, with room for the rest of the message."""


class Picture(NamedTuple):
    """A picture file: bytes, a name with the extension of its encoding, and its size in pixels."""

    data: bytes
    name: str
    width: int
    height: int


class Drawing(Protocol):
    """The interface of `renderer/games/<g>/drawing.py`."""

    def draw(self, view: Any, scene: Scene) -> Canvas:
        """Draw a view on a new canvas; raises NothingToDraw if it has no content for the scene's kind."""
        ...


class NoDrawing(Exception):
    """Raised if no folder of `renderer.games` draws this game."""


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
    """Draw a view and encode it within a size limit in bytes; the same view gives the same bytes.

    Raises NoDrawing for an unknown game, NothingToDraw if the view has no content for this kind, TooLarge if
    no encoding fits. `names` are the players' names by seat as they wrote them, without markup. `translate`
    translates texts to the `language`. `before` and `score_history` are those of a Scene. `palette` changes only
    colours. A `caption` is a line below the picture.
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
    """Draw a view without encoding it; raises the errors of `render` except for TooLarge."""
    with use_palette(palette):
        return drawing(game_id).draw(view, scene)


@cache
def drawing(game_id: str) -> Drawing:
    """Return the drawing module of a game: `renderer.games.paper_boats.drawing` for `paper-boats`."""
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
