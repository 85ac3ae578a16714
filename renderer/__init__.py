"""The renderer, which draws images from views, never from game states.

`__path__` covers every `renderer` folder on sys.path, so that `renderer.games` can contain drawings from
other distributions.
"""

from pkgutil import extend_path

from renderer.core.encode import TooLarge
from renderer.core.palettes import Palette
from renderer.core.scene import NothingToDraw
from renderer.picture import MAX_BYTES, NoDrawing, Picture, compose, render

__path__ = extend_path(__path__, __name__)

__all__ = ["MAX_BYTES", "NoDrawing", "NothingToDraw", "Palette", "Picture", "TooLarge", "compose", "render"]
