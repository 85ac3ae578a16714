"""Who takes part in a season, as the draw looks at them, and what the draw makes of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Moved: TypeAlias = Literal["champion", "up", "stays", "down", "out"]
"""What became of somebody at the end of a season."""


class Former(Struct, frozen=True):
    """How somebody came out of the last season they played."""

    tier: int
    """From 1, the highest."""
    division: int
    place: int
    parts: int
    """Of points."""
    tables: int
    moved: Moved
    missed: int = 0
    """Seasons since then."""


class Entrant(Struct, frozen=True):
    """Somebody who takes part."""

    person: int
    seeding: int | None = None
    """Their number, the higher the stronger; None where nothing is known."""
    former: Former | None = None
    is_known: bool = False
    """Whether the number is more than a guess."""


class Division(Struct, frozen=True):
    """People who play among themselves."""

    number: int
    """From 1, the highest first."""
    tier: int
    people: tuple[int, ...]


class Table(Struct, frozen=True):
    """A match that is to be."""

    number: int
    """From 1, in its season."""
    division: int
    people: tuple[int, ...]
    """In the order of the seats."""
    wave: int = 0
    round: int = 1
