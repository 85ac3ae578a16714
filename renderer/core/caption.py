"""Captions: a line of text below an image, which states the image's origin."""

from __future__ import annotations

from renderer.core.canvas import Canvas
from renderer.core.geometry import Box
from renderer.core.theme import LAMP, NIGHT

HEIGHT, SIZE, MIN_SIZE, MARGIN = 60, 28, 14, 24


def add_caption(drawn: Canvas, caption: str) -> Canvas:
    """Return an image with a caption below it.

    A long caption is shrunk and, if it still does not fit, truncated.
    """
    width, height = drawn.box.w, drawn.box.h
    canvas = Canvas(width, height + HEIGHT, NIGHT)
    canvas.image.paste(drawn.image, (0, 0))
    canvas.lines += drawn.lines
    canvas.write(
        caption, Box(0, height, width, HEIGHT).inset(MARGIN, 0), SIZE, LAMP, least=MIN_SIZE, may_elide=True
    )
    return canvas
