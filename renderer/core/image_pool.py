"""A pool of images to draw on, which are reused because allocating about 5 MB for a new one is slow."""

from __future__ import annotations

from collections import deque

from PIL import Image

MAX_SPARE = 1
"""Number of spare images. Only animations need more than one image at a time."""
_spare = deque[Image.Image](maxlen=MAX_SPARE)


def acquire(width: int, height: int) -> Image.Image:
    """Return an image to draw on.

    It may contain old pixels, so the caller must draw the whole area.
    """
    for _ in range(len(_spare)):
        try:
            spare = _spare.popleft()
        except IndexError:  # Another thread has just acquired the last spare image.
            break
        if spare.size == (width, height):
            return spare
        _spare.append(spare)
    return Image.new("RGB", (width, height))


def release(image: Image.Image) -> None:
    """Return an image to the pool.

    The caller must not use it afterwards.
    """
    _spare.append(image)


def clear() -> None:
    """Free the memory used by spare images."""
    _spare.clear()
