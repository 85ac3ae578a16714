"""A fast random number generator for searches, which draw millions of numbers.

It is predictable, so only use it where predicting the next number is no advantage.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

MULTIPLIER, INCREMENT, MASK = 6364136223846793005, 1442695040888963407, (1 << 64) - 1
"""Parameters for a 64-bit linear congruential generator (Knuth). Only the upper half of its state is used."""
HALF, SCALE = 32, 1 / (1 << 32)


class Dice:
    """A reproducible sequence of random numbers, identical on every machine."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = (seed * MULTIPLIER + INCREMENT) & MASK

    def below(self, bound: int) -> int:
        """Draw an integer from 0 to `bound - 1`."""
        self._state = (self._state * MULTIPLIER + INCREMENT) & MASK
        return (self._state >> HALF) * bound >> HALF

    def random(self) -> float:
        """Draw a float in [0, 1)."""
        self._state = (self._state * MULTIPLIER + INCREMENT) & MASK
        return (self._state >> HALF) * SCALE

    def move_random_to_front(self, items: list[T], count: int) -> None:
        """Move `count` randomly drawn items to the front of a list, in place."""
        for place in range(min(count, len(items) - 1)):
            other = place + self.below(len(items) - place)
            items[place], items[other] = items[other], items[place]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
