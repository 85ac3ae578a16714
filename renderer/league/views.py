"""The views of league and user pictures: plain values, with all words in the reader's language.

Names are the users' own, without markup. Letters are those of the language, for people who don't see colours.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Move: TypeAlias = Literal["champion", "up", "stays", "down", "out", "new", "none"]
"""A player's move between divisions, or where a new one comes from; `none`: nothing is marked."""


class Sign(Struct, frozen=True):
    """A move with the letter that represents it."""

    move: Move = "none"
    letter: str = ""


class Seat(Struct, frozen=True):
    """A player's status at one of their tables."""

    kind: Literal["open", "place", "left", "void"]
    place: int = 0
    """1-based place among those who played to the end; 0 for a player without a table, with the mean of its places."""


class StandingsRow(Struct, frozen=True, kw_only=True):
    """A player's row in the standings."""

    place: str
    name: str
    possible_places: str = ""
    """The places that are still possible; empty if none is open."""
    points: str
    played: str
    firsts: str
    seats: tuple[Seat, ...] = ()
    sign: Sign = Sign()
    is_struck_out: bool = False
    is_leader: bool = False


class StandingsHeads(Struct, frozen=True, kw_only=True):
    """The headings of the columns."""

    possible_places: str
    name: str
    tables: str
    played: str
    firsts: str
    points: str


class Standings(Struct, frozen=True, kw_only=True):
    """The standings of a division, best first; players with the same sign are adjacent."""

    title: str
    subtitle: str
    heads: StandingsHeads
    rows: tuple[StandingsRow, ...]
    lines: tuple[tuple[Sign, str], ...] = ()
    """The meaning of each sign in words, written at the line before or after the players with it."""
    notes: tuple[str, ...] = ()


Meeting: TypeAlias = Literal["beaten", "lost", "tied"]


class Crosstable(Struct, frozen=True, kw_only=True):
    """The meetings between the players of a division and their results."""

    title: str
    subtitle: str
    names: tuple[str, ...]
    meetings: tuple[tuple[tuple[Meeting, ...], ...], ...]
    """By row: a player's results against each of the others, at the tables that both played."""
    tables: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """The numbers of these tables, in the same order; empty if they are not shown."""
    key: tuple[tuple[Meeting, str], ...]
    """The meaning of the signs."""
    notes: tuple[str, ...] = ()


class Card(Struct, frozen=True):
    """A division of a pyramid."""

    name: str
    rows: tuple[tuple[str, Sign], ...]


class Pyramid(Struct, frozen=True, kw_only=True):
    """The tiers of a season, highest first, each with its divisions."""

    title: str
    subtitle: str
    tiers: tuple[tuple[str, tuple[Card, ...]], ...]
    key: tuple[tuple[Sign, str], ...]
    """The meaning of the signs."""
    notes: tuple[str, ...] = ()


class RatingPoint(Struct, frozen=True):
    """A rating after a match."""

    at: int
    """Unix milliseconds."""
    number: int
    spread: int
    """The deviation, to both sides."""


class RatingLine(Struct, frozen=True, kw_only=True):
    """A user's rating in a game, and its history."""

    label: str
    text: str
    """The formatted rating."""
    spread: str
    number: int
    deviation: int
    """The deviation of the rating, to both sides."""
    is_known: bool
    points: tuple[RatingPoint, ...] = ()
    """Earlier first."""
    began: str = ""
    ended: str = ""
    """The dates below the two ends of the line."""


class Places(Struct, frozen=True, kw_only=True):
    """How often a user reached each place, for a number of seats."""

    label: str
    counts: tuple[int, ...]
    """Number of first places, second places and so on."""
    caption: str
    """The text at the end of the bar."""


class ProfileGame(Struct, frozen=True, kw_only=True):
    """A user's results in a game."""

    name: str
    rating: RatingLine | None = None
    places: tuple[Places, ...] = ()
    figures: tuple[tuple[str, str], ...] = ()
    """Pairs of caption and figure."""


class Profile(Struct, frozen=True, kw_only=True):
    """A user's profile."""

    title: str
    subtitle: str
    games: tuple[ProfileGame, ...]
    notes: tuple[str, ...] = ()


class Duel(Struct, frozen=True, kw_only=True):
    """The results of two users in their common matches of a game."""

    name: str
    beaten: int
    tied: int
    lost: int
    """From the first user's point of view."""
    captions: tuple[str, str, str]
    """The captions of the three numbers."""
    figures: tuple[tuple[str, str], ...] = ()


class Encounter(Struct, frozen=True, kw_only=True):
    """One of the common matches."""

    result: Meeting
    places: tuple[str, str]
    caption: str
    """Game and date."""


class Versus(Struct, frozen=True, kw_only=True):
    """Two users, head to head."""

    title: str
    names: tuple[str, str]
    duels: tuple[Duel, ...]
    encounters_label: str
    encounters: tuple[Encounter, ...]
    notes: tuple[str, ...] = ()


View: TypeAlias = Standings | Crosstable | Pyramid | Profile | Versus
