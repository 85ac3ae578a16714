"""Random outcomes as part of the state: drawn from a seed for matches, read from a record for replays.

The k-th draw is SHA-256("<seed>:<k>"), read as a big-endian number, modulo the range; k starts at 0. Earlier
draws reveal nothing about later ones. Draws can be reproduced in any language (docs/fairness.md).
"""

from __future__ import annotations

import hashlib
from typing import TypeAlias, TypeVar

from msgspec import Struct

T = TypeVar("T", bound=str)


class UnknownChance(Exception):
    """Raised when a record lacks a required outcome or contains an impossible one."""


class SeededChance(Struct, frozen=True, tag="seeded"):
    """Random outcomes drawn from a secret seed.

    `drawn` is the number of draws so far.
    """

    seed: str
    drawn: int = 0

    def below(self, bound: int) -> tuple[int, SeededChance]:
        """Draw a number from 0 to `bound - 1` and return it with the generator for the next draw."""
        digest = hashlib.sha256(f"{self.seed}:{self.drawn}".encode()).digest()
        return int.from_bytes(digest, "big") % bound, SeededChance(self.seed, self.drawn + 1)

    def shuffle(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], Chance]:
        """Shuffle with Fisher-Yates from the last place to the first, with one draw per place."""
        mixed, chance = list(items), self
        for last in range(len(mixed) - 1, 0, -1):
            other, chance = chance.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed), chance


class RecordedChance(Struct, frozen=True, tag="recorded"):
    """The random outcomes in a record, in the order in which they are needed."""

    shuffles: tuple[tuple[str, ...], ...]

    def shuffle(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], Chance]:
        """Return the items in recorded order, followed by the items that the record omits.

        Raise UnknownChance if the record contains no further shuffle, or if its next shuffle lists an item
        that is not in `items`.
        """
        if not self.shuffles:
            raise UnknownChance("the record ends before this shuffle")
        untold, known = list(items), list[T]()
        for name in self.shuffles[0]:
            if name not in untold:
                raise UnknownChance(
                    f"not an order of {sorted(set(items))}: {name!r} is unknown or occurs too often"
                )
            known.append(untold.pop(untold.index(name)))
        return (*known, *untold), RecordedChance(self.shuffles[1:])


Chance: TypeAlias = SeededChance | RecordedChance
