"""Components: a shuffled pile of tides, one per round, and one hidden shell per seat."""

from __future__ import annotations

from typing import Literal, TypeAlias

Tide: TypeAlias = Literal["high", "low"]
Shell: TypeAlias = Literal["cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop"]

WASHED_UP: dict[Tide, int] = {"high": 2, "low": 0}
"""Pearls added by a tide."""
MAX_TAKEN = (2, 3)
"""Maximum pearls per dive. It is a table option, whose default is the rule book's value, the last one."""
SHELLS: tuple[Shell, ...] = ("cockle", "mussel", "limpet", "whelk", "oyster", "conch", "scallop")
"""In ascending order. If players have equally many pearls, the finer shell wins."""
