"""The components: a shuffled pile of tides, one per round, and one hidden shell per seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

Tide: TypeAlias = Literal["high", "low"]
Shell: TypeAlias = Literal["cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop"]

WASHED_UP: dict[Tide, int] = {"high": 2, "low": 0}
"""Number of pearls that a tide adds to the pile."""
MAX_TAKEN = (2, 3)
"""Possible values of the table option for the maximum number of pearls per dive.

The last value is the default, as in the rule book.
"""
SHELLS: tuple[Shell, ...] = ("cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop")
"""Shells from plainest to finest. If players have equally many pearls, the player with the finer shell wins."""
