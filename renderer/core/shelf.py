"""Shelves: what was drawn once is kept there and put again, up to a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

T = TypeVar("T")


class Shelf(Generic[T]):
    """Keeps things up to a number of bytes; those not asked for the longest go first."""

    def __init__(self, most_bytes: int) -> None:
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()
        self._most = most_bytes
        self.held = 0

    def take(self, key: Hashable) -> T | None:
        """Return a kept thing, or None."""
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key][0]

    def keep(self, key: Hashable, thing: T, weight: int) -> None:
        """Keep a thing of so many bytes and forget others if there is no room for all."""
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = thing, weight
            self.held += weight
            while self.held > self._most:
                self.held -= self._kept.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.held = 0


def weight_of(picture: Image.Image) -> int:
    """Return the bytes a picture takes in memory: several bands are kept in four bytes a pixel."""
    return picture.width * picture.height * (1 if len(picture.getbands()) == 1 else 4)
