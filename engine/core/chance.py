"""Chance as a value in the state: seeded for matches, read from a record when one is replayed.

Draw number k of a seed is SHA-256("<seed>:<k>") read as a big-endian number, modulo the range. Nothing can be told
about later draws from earlier ones, and anybody can repeat them in any language (docs/fairness.md).
"""

from __future__ import annotations

import hashlib
from typing import TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T", bound=str)


class UnknownChance(Exception):
    """A record was asked for an outcome it does not hold, or holds an impossible one."""


class Seeded(Struct, frozen=True, tag="seeded"):
    """Chance drawn from a secret seed; `drawn` counts the draws made so far."""

    seed: str
    drawn: int = 0

    def below(self, bound: int) -> tuple[int, Seeded]:
        """Draw a number from 0 to bound - 1 and return it with the chance that is left."""
        digest = hashlib.sha256(f"{self.seed}:{self.drawn}".encode()).digest()
        return int.from_bytes(digest, "big") % bound, Seeded(self.seed, self.drawn + 1)

    def shuffle(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], Chance]:
        """Shuffle from the last place down (Fisher-Yates), one draw a place."""
        mixed, chance = list(items), self
        for last in range(len(mixed) - 1, 0, -1):
            other, chance = chance.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed), chance


class Recorded(Struct, frozen=True, tag="recorded"):
    """The outcomes a record tells, in the order in which they are needed."""

    shuffles: tuple[tuple[str, ...], ...]

    def shuffle(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], Chance]:
        """Return the recorded order of these items; UnknownChance when there is none or it is not one of them."""
        if not self.shuffles:
            raise UnknownChance("the record ends before this shuffle")
        given = self.shuffles[0]
        if sorted(given) != sorted(items):
            raise UnknownChance(f"{list(given)} is no order of {sorted(items)}")
        return tuple(_same(items, name) for name in given), Recorded(self.shuffles[1:])


def _same(items: tuple[T, ...], name: str) -> T:
    return next(item for item in items if item == name)


Chance: TypeAlias = Seeded | Recorded
