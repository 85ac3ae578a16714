"""Components: a shuffled pile of tides, one per round, and one hidden shell per seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

Tide: TypeAlias = Literal["high", "low"]
Shell: TypeAlias = Literal["cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop"]

WASHED_UP: dict[Tide, int] = {"high": 2, "low": 0}
"""Pearls added by a tide."""
MAX_TAKEN = (2, 3)
"""Maximum pearls per dive, a table option. Its default is the last value, which is the rule book's."""
SHELLS: tuple[Shell, ...] = ("cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop")
"""In ascending order of fineness. If players have the same number of pearls, the finer shell wins."""
