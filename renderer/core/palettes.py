"""Palettes: colours that carry a meaning are looked up in the one that a picture wears while it is drawn.

Which one that is belongs to the thread that draws: painters need not be told, and films are drawn beside pictures.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Literal, TypeAlias, TypeVar, get_args

Palette: TypeAlias = Literal["harbour", "safe"]
"""The colours as the house likes them and the rule books print them; colours that all eyes can tell apart."""
PALETTES: tuple[Palette, ...] = get_args(Palette)
_worn: ContextVar[Palette] = ContextVar("palette", default="harbour")

K = TypeVar("K")
V = TypeVar("V")


def worn() -> Palette:
    """Return the palette of the picture that is being drawn."""
    return _worn.get()


@contextmanager
def wearing(palette: Palette) -> Iterator[None]:
    """Let everything drawn meanwhile wear a palette."""
    before = _worn.set(palette)
    try:
        yield
    finally:
        _worn.reset(before)


class Dyed(Mapping[K, V]):
    """What things wear in each palette; looked up is what they wear now."""

    def __init__(self, harbour: Mapping[K, V], safe: Mapping[K, V]) -> None:
        self._tables: dict[Palette, Mapping[K, V]] = {"harbour": harbour, "safe": safe}

    def __getitem__(self, thing: K) -> V:
        """Return what a thing wears now."""
        return self._tables[worn()][thing]

    def __iter__(self) -> Iterator[K]:
        """Go through the things."""
        return iter(self._tables[worn()])

    def __len__(self) -> int:
        """Count the things."""
        return len(self._tables[worn()])
