"""A pool of pictures to draw on: they are reused, because allocating about 5 MB for a new one is slow."""

from __future__ import annotations

from collections import deque

from PIL import Image

MAX_SPARE = 1
"""Number of spare pictures; only films need more than one picture at a time."""
_spare = deque[Image.Image](maxlen=MAX_SPARE)


def acquire(width: int, height: int) -> Image.Image:
    """Return a picture to draw on; it may contain old pixels, so the whole area has to be drawn."""
    for _ in range(len(_spare)):
        try:
            spare = _spare.popleft()
        except IndexError:  # Another thread took it first.
            break
        if spare.size == (width, height):
            return spare
        _spare.append(spare)
    return Image.new("RGB", (width, height))


def release(image: Image.Image) -> None:
    """Return a picture to the pool; the caller must not use it afterwards."""
    _spare.append(image)


def clear() -> None:
    """Free the memory of the spare pictures."""
    _spare.clear()
