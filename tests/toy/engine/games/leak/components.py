"""The game's constants: the cards, the waves and the number of leaks that sink the boat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

Card: TypeAlias = Literal["cup", "pail", "pump"]
BAILED: Mapping[Card, int] = {"cup": 1, "pail": 2, "pump": 3}
"""Water that a card bails."""
DECK: tuple[Card, ...] = ("cup",) * 8 + ("pail",) * 8 + ("pump",) * 8
HAND = 4
Wave: TypeAlias = Literal["low", "high"]
WATER: Mapping[Wave, int] = {"low": -1, "high": 1}
"""Water of a wave, in addition to two for each seat that is left."""
MAX_LEAKS = 2
"""Number of leaks that sink the boat."""


def water(wave: Wave, living: int) -> int:
    """Return the water that the given number of seats has to bail (2)."""
    return 2 * living + WATER[wave]
