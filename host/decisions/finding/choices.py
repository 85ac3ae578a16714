"""The choices for a search: games, seats, time control and kind of match. All functions are pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.core.files.library import games
from host.core.errors import user_error
from host.matches.settings.settings import GuildSettings
from host.matches.settings.time_controls import NONE, TIME_CONTROLS

TableKind: TypeAlias = Literal["casual", "rated", "hints"]
KINDS: Final[tuple[TableKind, ...]] = ("casual", "rated", "hints")
PACES: Final = (*TIME_CONTROLS, NONE)
DURATIONS: Final = (1, 3, 7, 14)
"""The possible durations of a search, in days."""
DEFAULT_DURATION = 7


class Choices(Struct, frozen=True, kw_only=True):
    """The games, seats, time controls and kinds of match that a user wants to play."""

    games: tuple[str, ...]
    seats: tuple[int, ...] = ()
    """The acceptable numbers of seats; empty if any number is acceptable."""
    paces: tuple[str, ...]
    """The names of the acceptable time controls."""
    kinds: tuple[TableKind, ...] = ("casual",)
    welcomes_newcomers: bool = True
    days: int = DEFAULT_DURATION


class Terms(Struct, frozen=True, order=True):
    """The settings of a table that could fit."""

    game: str
    seats: int
    pace: str
    kind: str


def default_choices(settings: GuildSettings) -> Choices:
    """Return the choices of a user who has not searched before."""
    return Choices(games=tuple(multiplayer_games()), paces=(settings.time_control,))


def multiplayer_games() -> dict[str, tuple[int, ...]]:
    """Return the possible numbers of seats of each multiplayer game."""
    found = {
        name: tuple(count for count in sorted(rules.seat_counts) if count > 1)
        for name, rules in games().items()
    }
    return {name: counts for name, counts in found.items() if counts}


def to_json(choices: Choices) -> str:
    """Serialize choices for storage."""
    return msgspec.json.encode(choices).decode()


def from_json(stored: str) -> Choices:
    """Parse stored choices."""
    return msgspec.json.decode(stored, type=Choices)


def possible_terms(choices: Choices, settings: GuildSettings) -> tuple[Terms, ...]:
    """Return the settings of all tables that the user accepts and the guild allows."""
    allowed = settings.time_controls or PACES
    return tuple(
        Terms(game, seats, pace, kind)
        for game, counts in multiplayer_games().items()
        if game in choices.games
        for seats in counts
        if not choices.seats or seats in choices.seats
        for pace in choices.paces
        if pace in allowed
        for kind in choices.kinds
    )


def refuse_impossible(choices: Choices, settings: GuildSettings) -> None:
    """Raise UserError if the choices and the guild's settings exclude every table."""
    allowed = settings.time_controls or PACES
    if not any(pace in allowed for pace in choices.paces):
        raise user_error("find-pace")
    if not possible_terms(choices, settings):
        raise user_error("find-seats")


def valid_values(values: Iterable[str], known: Iterable[str]) -> tuple[str, ...]:
    """Return the known values among the given ones, in their usual order."""
    chosen = set(values)
    return tuple(value for value in known if value in chosen)
