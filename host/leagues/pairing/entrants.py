"""The members of a season as input to the draw, and the drawn divisions and tables.

Season files contain the drawn tables. In these files, a user is called `person` and users are called
`people`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

Movement: TypeAlias = Literal["champion", "up", "stays", "down", "out"]
"""A member's movement at the end of a season.

The values mean: champion, promoted, staying, relegated, and out of the season.
"""


class FormerResult(Struct, frozen=True):
    """A member's result in the last season they played."""

    tier: int
    """The tier, 1-based; 1 is the highest."""
    division: int
    place: int
    parts: int
    """Of points."""
    tables: int
    moved: Movement
    missed: int = 0
    """Number of seasons that the member has missed since that season."""


class Entrant(Struct, frozen=True):
    """A member as an input to the draw."""

    user_key: int = field(name="person")
    seeding: int | None = None
    """The member's strength; a higher number is stronger. None if unknown."""
    former: FormerResult | None = None
    is_known: bool = False
    """Whether the strength was set by a host or is an established rating."""


class Division(Struct, frozen=True):
    """A group of members who play each other."""

    number: int
    """The division's number, 1-based; 1 is the highest."""
    tier: int
    user_keys: tuple[int, ...] = field(name="people")


class Fixture(Struct, frozen=True):
    """A drawn table, before its match begins."""

    number: int
    """The table's number, 1-based within the season."""
    division: int
    user_keys: tuple[int, ...] = field(name="people")
    """The players in seat order."""
    wave: int = 0
    round: int = 1
