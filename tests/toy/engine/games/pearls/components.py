"""The box: tides to be shuffled and turned one a round, shells that are dealt one a seat and kept closed."""

from __future__ import annotations

from typing import Literal, TypeAlias

Tide: TypeAlias = Literal["high", "low"]
Shell: TypeAlias = Literal["cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop"]

WASHED_UP: dict[Tide, int] = {"high": 2, "low": 0}
"""Pearls that come with a tide."""
MAX_TAKEN = (2, 3)
"""Pearls a dive may bring at most: a table chooses, and the book says the last."""
SHELLS: tuple[Shell, ...] = ("cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop")
"""From the least to the finest: among seats with equally many pearls the finer shell wins."""
