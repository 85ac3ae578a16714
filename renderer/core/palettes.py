"""Palettes: colours that have a meaning are looked up in the palette of the current image.

The current palette is a context variable. Painters therefore need no parameter for it, and images can be
drawn concurrently.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal, TypeAlias, TypeVar, get_args

Palette: TypeAlias = Literal["harbour", "safe"]
"""`harbour` is the default palette, with the colours from the rule books.

`safe` is for users with colour vision deficiency.
"""
PALETTES: tuple[Palette, ...] = get_args(Palette)
_current: ContextVar[Palette] = ContextVar("palette", default="harbour")

K = TypeVar("K")
V = TypeVar("V")


def current_palette() -> Palette:
    """Return the current palette."""
    return _current.get()


@contextmanager
def use_palette(palette: Palette) -> Iterator[None]:
    """Set the current palette inside a `with` block."""
    before = _current.set(palette)
    try:
        yield
    finally:
        _current.reset(before)


class PaletteMapping(Mapping[K, V]):
    """A mapping from keys to colours, with one table per palette.

    Lookups use the current palette.
    """

    def __init__(self, harbour: Mapping[K, V], safe: Mapping[K, V]) -> None:
        self._tables: dict[Palette, Mapping[K, V]] = {"harbour": harbour, "safe": safe}

    def __getitem__(self, thing: K) -> V:
        """Return a key's colour in the current palette."""
        return self._tables[current_palette()][thing]

    def __iter__(self) -> Iterator[K]:
        """Iterate over the keys."""
        return iter(self._tables[current_palette()])

    def __len__(self) -> int:
        """Return the number of keys."""
        return len(self._tables[current_palette()])
