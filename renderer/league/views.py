"""What pictures of leagues and people show: plain values, every word in the language it is to be read in.

Names are as people wrote them, without markup. Letters are those of the language, for who does not see colours.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Move: TypeAlias = Literal["champion", "up", "stays", "down", "out", "new", "none"]
"""What becomes of somebody, or where they come from; none: nothing is to be marked."""


class Sign(Struct, frozen=True):
    """A move with the letter that says the same."""

    move: Move = "none"
    letter: str = ""


class Seat(Struct, frozen=True):
    """How somebody stands at one of their tables."""

    kind: Literal["open", "place", "left", "void"]
    place: int = 0
    """Of those who played to the end, from 1; 0 where they had no table, and got the mean of its places."""


class StandingsRow(Struct, frozen=True, kw_only=True):
    """Somebody's line of the standings."""

    place: str
    name: str
    still: str = ""
    """The places that can still be had; empty where nothing is open."""
    points: str
    played: str
    firsts: str
    seats: tuple[Seat, ...] = ()
    sign: Sign = Sign()
    is_struck: bool = False
    leads: bool = False


class StandingsHeads(Struct, frozen=True, kw_only=True):
    """What stands above the columns."""

    still: str
    name: str
    tables: str
    played: str
    firsts: str
    points: str


class Standings(Struct, frozen=True, kw_only=True):
    """The standings of a division, the best first; people of one sign stand together."""

    title: str
    subtitle: str
    heads: StandingsHeads
    rows: tuple[StandingsRow, ...]
    lines: tuple[tuple[Sign, str], ...] = ()
    """What each sign means, in words; they stand at the line drawn before or after those who bear it."""
    notes: tuple[str, ...] = ()


Meeting: TypeAlias = Literal["beaten", "lost", "tied"]


class Crosstable(Struct, frozen=True, kw_only=True):
    """Who has met whom, and how it ended."""

    title: str
    subtitle: str
    names: tuple[str, ...]
    meetings: tuple[tuple[tuple[Meeting, ...], ...], ...]
    """Row by row: what somebody did to each of the others, at the tables that both have played."""
    tables: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """The numbers of these tables, in the same order; none where they are not told."""
    key: tuple[tuple[Meeting, str], ...]
    """What the signs mean."""
    notes: tuple[str, ...] = ()


class Card(Struct, frozen=True):
    """A division of a pyramid."""

    name: str
    rows: tuple[tuple[str, Sign], ...]


class Pyramid(Struct, frozen=True, kw_only=True):
    """The tiers of a season, the highest first, each with its divisions."""

    title: str
    subtitle: str
    tiers: tuple[tuple[str, tuple[Card, ...]], ...]
    key: tuple[tuple[Sign, str], ...]
    """What the signs mean."""
    notes: tuple[str, ...] = ()


class RatingPoint(Struct, frozen=True):
    """A rating after a match."""

    at: int
    """Unix milliseconds."""
    number: int
    spread: int
    """To both sides."""


class RatingLine(Struct, frozen=True, kw_only=True):
    """Somebody's rating in a game, and how it came to be."""

    label: str
    shown: str
    """The number as it is written."""
    spread: str
    number: int
    within: int
    """How far off it may be, to both sides."""
    is_known: bool
    points: tuple[RatingPoint, ...] = ()
    """Earlier first."""
    began: str = ""
    ended: str = ""
    """What stands below the two ends of the line: days."""


class Places(Struct, frozen=True, kw_only=True):
    """How often somebody reached which place, with so many seats."""

    label: str
    counts: tuple[int, ...]
    """Firsts, seconds and so on."""
    told: str
    """What stands at the end of the bar."""


class ProfileGame(Struct, frozen=True, kw_only=True):
    """What somebody has done in a game."""

    name: str
    rating: RatingLine | None = None
    places: tuple[Places, ...] = ()
    figures: tuple[tuple[str, str], ...] = ()
    """What is told, and the figure."""


class Profile(Struct, frozen=True, kw_only=True):
    """What a person has played."""

    title: str
    subtitle: str
    games: tuple[ProfileGame, ...]
    notes: tuple[str, ...] = ()


class Duel(Struct, frozen=True, kw_only=True):
    """How two people came out of the matches both played, in a game."""

    name: str
    beaten: int
    tied: int
    lost: int
    """As the first of them sees it."""
    told: tuple[str, str, str]
    """What is written of the three."""
    figures: tuple[tuple[str, str], ...] = ()


class Encounter(Struct, frozen=True, kw_only=True):
    """One of the matches both played."""

    result: Meeting
    places: tuple[str, str]
    told: str
    """Game and day."""


class Versus(Struct, frozen=True, kw_only=True):
    """Two people, head to head."""

    title: str
    names: tuple[str, str]
    duels: tuple[Duel, ...]
    encounters_label: str
    encounters: tuple[Encounter, ...]
    notes: tuple[str, ...] = ()


View: TypeAlias = Standings | Crosstable | Pyramid | Profile | Versus
