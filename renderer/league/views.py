"""The views for league and user images: plain values, with all texts in the reader's language.

Names are as the users wrote them, without markup. For users who can't see colours, signs also have letters in
the reader's language.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Move: TypeAlias = Literal["champion", "up", "stays", "down", "out", "new", "none"]
"""How a player moves between divisions.

The value for a new player is `new`. With `none`, no sign is shown.
"""


class Sign(Struct, frozen=True):
    """A move, and the letter that represents it."""

    move: Move = "none"
    letter: str = ""


class Seat(Struct, frozen=True):
    """A player's status at one of their tables."""

    kind: Literal["open", "place", "left", "void"]
    place: int = 0
    """1-based place among the players who played to the end.

    It is 0 for a player who was not assigned to a table. Such a player gets the mean of the points for all
    places.
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
    """The column headings, and the label that precedes a player's possible places."""

    possible_places: str
    name: str
    points: str


class Standings(Struct, frozen=True, kw_only=True):
    """A division's standings, best player first.

    Players with the same promotion or relegation sign are adjacent.
    """

    title: str
    subtitle: str
    heads: StandingsHeads
    rows: tuple[StandingsRow, ...]
    lines: tuple[tuple[Sign, str], ...] = ()
    """The meaning of each sign.

    It is written on the line that separates the players with this sign from the others.
    """
    notes: tuple[str, ...] = ()


Meeting: TypeAlias = Literal["beaten", "lost", "tied"]


class Crosstable(Struct, frozen=True, kw_only=True):
    """The meetings between a division's players, with their results."""

    title: str
    subtitle: str
    names: tuple[str, ...]
    meetings: tuple[tuple[tuple[Meeting, ...], ...], ...]
    """For each player, the results against every player, at tables where both played."""
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
    """The rating deviation, which is half the width of the band around the line."""


class RatingLine(Struct, frozen=True, kw_only=True):
    """A user's rating in a game, and its history."""

    label: str
    text: str
    """The formatted rating."""
    spread: str
    number: int
    deviation: int
    is_known: bool
    points: tuple[RatingPoint, ...] = ()
    """Earlier first."""
    began: str = ""
    ended: str = ""
    """The dates below the two ends of the line."""


class Places(Struct, frozen=True, kw_only=True):
    """A user's number of finishes in each place, in matches with a given number of seats."""

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
    """The head-to-head results of two users in a game."""

    name: str
    beaten: int
    tied: int
    lost: int
    """Number of matches in which the first user finished behind the second."""
    captions: tuple[str, str, str]
    """The captions for `beaten`, `tied` and `lost`."""
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
