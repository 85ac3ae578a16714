"""Sheets to draw on: the newest that are done with are used again, for new ones of some 5 MB are dear to get."""

from __future__ import annotations

from collections import deque

from PIL import Image

KEPT = 1
"""One picture is drawn at a time, but for films."""
_spare = deque[Image.Image](maxlen=KEPT)


def sheet(width: int, height: int) -> Image.Image:
    """Return a picture to be drawn on all over: what was on it before may still be there."""
    for _ in range(len(_spare)):
        try:
            spare = _spare.popleft()
        except IndexError:  # another thread was faster
            break
        if spare.size == (width, height):
            return spare
        _spare.append(spare)
    return Image.new("RGB", (width, height))


def done_with(image: Image.Image) -> None:
    """Take back what was drawn on: nobody may look at it any more."""
    _spare.append(image)


def let_go() -> None:
    """Give back the room of what is not drawn on."""
    _spare.clear()
