"""Quick numbers for searching, where millions are drawn and nobody may gain by guessing the next one."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

MULTIPLIER, INCREMENT, MASK = 6364136223846793005, 1442695040888963407, (1 << 64) - 1
"""A linear congruential generator of 64 bits (Knuth); its upper half is used."""
HALF, SCALE = 32, 1 / (1 << 32)


class Dice:
    """A sequence of numbers that is the same on any machine."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = (seed * MULTIPLIER + INCREMENT) & MASK

    def below(self, bound: int) -> int:
        """Draw from 0 to bound - 1."""
        self._state = (self._state * MULTIPLIER + INCREMENT) & MASK
        return (self._state >> HALF) * bound >> HALF

    def share(self) -> float:
        """Draw from 0 to 1, without 1."""
        self._state = (self._state * MULTIPLIER + INCREMENT) & MASK
        return (self._state >> HALF) * SCALE

    def draw(self, items: list[T], count: int) -> None:
        """Put so many of a list to its front, drawn one after the other."""
        for place in range(min(count, len(items) - 1)):
            other = place + self.below(len(items) - place)
            items[place], items[other] = items[other], items[place]

    def shuffle(self, items: list[T]) -> None:
        """Mix a list."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
