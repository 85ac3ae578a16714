"""The views for league and user images: plain values, with all texts in the reader's language.

Names are as the users wrote them, without markup. The letters for signs are those of the language, for users
who don't see colours.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Move: TypeAlias = Literal["champion", "up", "stays", "down", "out", "new", "none"]
"""A player's move between divisions, or that the player is new. With `none` nothing is marked."""


class Sign(Struct, frozen=True):
    """A move, and the letter that represents it."""

    move: Move = "none"
    letter: str = ""


class Seat(Struct, frozen=True):
    """A player's status at one of their tables."""

    kind: Literal["open", "place", "left", "void"]
    place: int = 0
    """1-based place among the players who played to the end.

    It is 0 for a player without a table, who gets the mean of the points for all places.
    """


class StandingsRow(Struct, frozen=True, kw_only=True):
    """A player's row in the standings."""

    place: str
    name: str
    possible_places: str = ""
    """The places that are still possible. Empty if only the current place is possible."""
    points: str
    played: str
    seats: tuple[Seat, ...] = ()
    sign: Sign = Sign()
    is_struck_out: bool = False
    is_leader: bool = False


class StandingsHeads(Struct, frozen=True, kw_only=True):
    """The column headings, and the text before possible places."""

    possible_places: str
    name: str
    points: str


class Standings(Struct, frozen=True, kw_only=True):
    """A division's standings, best player first.

    Players with the same sign are adjacent.
    """

    title: str
    subtitle: str
    heads: StandingsHeads
    rows: tuple[StandingsRow, ...]
    lines: tuple[tuple[Sign, str], ...] = ()
    """Each sign's meaning in words, written at the line before or after the players with the sign."""
    notes: tuple[str, ...] = ()


Meeting: TypeAlias = Literal["beaten", "lost", "tied"]


class Crosstable(Struct, frozen=True, kw_only=True):
    """The meetings between a division's players, with their results."""

    title: str
    subtitle: str
    names: tuple[str, ...]
    meetings: tuple[tuple[tuple[Meeting, ...], ...], ...]
    """By row, a player's results against each other player, at the tables where both played."""
    tables: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """The table numbers for `meetings`, in the same order. Empty if they are not shown."""
    key: tuple[tuple[Meeting, str], ...]
    """The meanings of the signs."""
    notes: tuple[str, ...] = ()


class Card(Struct, frozen=True):
    """A division in a pyramid."""

    name: str
    rows: tuple[tuple[str, Sign], ...]


class Pyramid(Struct, frozen=True, kw_only=True):
    """A season's tiers, the highest first, each with its divisions."""

    title: str
    subtitle: str
    tiers: tuple[tuple[str, tuple[Card, ...]], ...]
    key: tuple[tuple[Sign, str], ...]
    """The meanings of the signs."""
    notes: tuple[str, ...] = ()


class RatingPoint(Struct, frozen=True):
    """A rating after a match."""

    at: int
    """Unix milliseconds."""
    number: int
    spread: int
    """The deviation upwards and downwards."""


class RatingLine(Struct, frozen=True, kw_only=True):
    """A user's rating in a game, and its history."""

    label: str
    text: str
    """The formatted rating."""
    spread: str
    number: int
    deviation: int
    """The rating's deviation upwards and downwards."""
    is_known: bool
    points: tuple[RatingPoint, ...] = ()
    """Earlier first."""
    began: str = ""
    ended: str = ""
    """The dates below the two ends of the line."""


class Places(Struct, frozen=True, kw_only=True):
    """How often a user reached each place with a given number of seats."""

    label: str
    counts: tuple[int, ...]
    """Number of first places, second places, and so on."""
    caption: str
    """The text at the end of the bar."""


class ProfileGame(Struct, frozen=True, kw_only=True):
    """A user's results in a game."""

    name: str
    rating: RatingLine | None = None
    places: tuple[Places, ...] = ()
    figures: tuple[tuple[str, str], ...] = ()
    """Pairs of a caption and a number."""


class Profile(Struct, frozen=True, kw_only=True):
    """A user's profile."""

    title: str
    subtitle: str
    games: tuple[ProfileGame, ...]
    notes: tuple[str, ...] = ()


class Duel(Struct, frozen=True, kw_only=True):
    """Two users' results in the matches of a game that both played."""

    name: str
    beaten: int
    tied: int
    lost: int
    """From the first user's point of view."""
    captions: tuple[str, str, str]
    """The captions for the three numbers."""
    figures: tuple[tuple[str, str], ...] = ()


class Encounter(Struct, frozen=True, kw_only=True):
    """A match that both users played."""

    result: Meeting
    places: tuple[str, str]
    caption: str
    """The game and the date."""


class Versus(Struct, frozen=True, kw_only=True):
    """Two users compared head to head."""

    title: str
    names: tuple[str, str]
    duels: tuple[Duel, ...]
    encounters_label: str
    encounters: tuple[Encounter, ...]
    notes: tuple[str, ...] = ()


View: TypeAlias = Standings | Crosstable | Pyramid | Profile | Versus
