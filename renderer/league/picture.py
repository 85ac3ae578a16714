"""Rendering of league and user images to files."""

from __future__ import annotations

from typing import assert_never

from renderer.core.canvas import Canvas
from renderer.core.encode import encode
from renderer.core.palettes import Palette, use_palette
from renderer.league.crosstable import draw_crosstable
from renderer.league.profile import draw_profile
from renderer.league.pyramid import draw_pyramid
from renderer.league.standings import draw_standings
from renderer.league.versus import draw_versus
from renderer.league.views import Crosstable, Profile, Pyramid, Standings, Versus, View
from renderer.picture import MAX_BYTES, Picture


def render(view: View, *, palette: Palette = "harbour", most_bytes: int = MAX_BYTES) -> Picture:
    """Draw a view and encode it within a size limit in bytes.

    Raise TooLarge if no encoding fits.
    """
    encoded = encode(compose(view, palette).image, most_bytes)
    name = type(view).__name__.lower()
    return Picture(encoded.data, f"{name}.{encoded.extension}", encoded.width, encoded.height)


def compose(view: View, palette: Palette = "harbour") -> Canvas:
    """Draw a view without encoding it."""
    with use_palette(palette):
        return _draw(view)


def _draw(view: View) -> Canvas:
    match view:
        case Standings():
            return draw_standings(view)
        case Crosstable():
            return draw_crosstable(view)
        case Pyramid():
            return draw_pyramid(view)
        case Profile():
            return draw_profile(view)
        case Versus():
            return draw_versus(view)
        case _:
            assert_never(view)
