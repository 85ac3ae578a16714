"""Validate requests to open a match.

All functions are pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.files import editions
from engine.core.files.library import AnyGame, UnknownGame, game
from engine.core.game import BadEdition
from engine.core.options import BadOption, Options, non_default_options
from engine.core.text import LocalizedText, Quote, text
from host.core.errors import user_error
from host.core.users import User, normalize_name
from host.matches.settings.time_controls import TimeControl
from host.tables.requirements import NO_REQUIREMENTS, Requirements
from storage.matches.match.matches import MatchRow, SeatOrder

MAX_TITLE = 80


class NewMatch(Struct, frozen=True, kw_only=True):
    """A request to open a match."""

    game: str
    guild_id: int
    channel: int
    is_thread: bool = False
    """Whether the channel is a thread."""
    opener: User
    """The user who opens the match and immediately gets a seat."""
    seats: int
    robots: int = 0
    """The number of robots to add."""
    level: str | None = None
    """The level of the robots; None for the game's default."""
    begins: SeatOrder = "random"
    is_public: bool = True
    """Whether users without an invitation may join."""
    invited: tuple[User, ...] = ()
    title: str = ""
    edition: str | None = None
    """The content of an edition file (TOML); None for the game's own edition."""
    time_control: TimeControl | None = None
    """The time control; None for a match without a clock."""
    options: Mapping[str, Any] = {}
    """The requested options; the others have their default values."""
    rematch_of: MatchRow | None = None
    """The previous match if this is a rematch.

    A rematch has the same edition. Depending on `begins`, its seats rotate.
    """
    levels: tuple[str, ...] = ()
    """The level of each robot, if they have different levels."""
    is_rated: bool = False
    """Whether the result affects the players' ratings."""
    has_hints: bool = False
    """Whether players can ask a robot for hints."""
    requirements: Requirements = NO_REQUIREMENTS
    """What users without an invitation need to join."""


def rules_for(name: str, count: int, robots: int) -> AnyGame:
    """Return the game with the given name.

    `count` is the number of players, and `robots` is how many of them are robots. Raises UserError if the
    game does not exist or does not support this number of players, or if all players would be robots.
    """
    try:
        rules = game(name)
    except UnknownGame:
        raise user_error("unknown-game", game=Quote(name)) from None
    if count not in rules.seat_counts:
        raise user_error("seats", counts=format_counts(rules.seat_counts), most=max(rules.seat_counts))
    if not 0 <= robots < count:
        raise user_error("too-many-robots", most=count - 1)
    return rules


def refuse_unratable(new: NewMatch, rules: AnyGame) -> None:
    """Raise UserError if the result of a match would not be comparable for ratings."""
    if new.is_rated and (new.seats == 1 or new.robots):
        raise user_error("rated-needs-people")
    if new.is_rated and new.has_hints:
        raise user_error("rated-without-hints")
    if new.is_rated:
        refuse_cooperative(rules, new.seats, new.options)


def refuse_cooperative(rules: AnyGame, seats: int, requested: Mapping[str, Any]) -> None:
    """Raise UserError if all players would win or lose together, because such results can't be rated."""
    if rules.is_cooperative(seats, _read_options(rules, requested)):
        raise user_error("rated-cooperative")


def format_counts(counts: tuple[int, ...]) -> LocalizedText:
    """Return a text that lists the allowed numbers of players.

    It is a range if there are no gaps, and a list otherwise.
    """
    least, most = min(counts), max(counts)
    if least < most and len(counts) == most - least + 1:
        return text("seats-range", least=least, most=most)
    return text("seats-either", counts=tuple(text("seats-count", count=count) for count in counts))


def edition_for(rules: AnyGame, toml: str | None) -> str:
    """Return the edition from a TOML file as JSON, or the game's own edition if `toml` is None.

    Raises UserError if the file is invalid, or if it deviates from the rule book without declaring house
    rules.
    """
    try:
        edition = rules.default_edition() if toml is None else rules.read_edition(toml)
    except BadEdition as error:
        raise user_error("edition", detail=Quote(str(error))) from error
    if unmeant := editions.undeclared_contradictions(rules, edition):
        raise user_error("edition-unlike-book", differences=unmeant)
    return msgspec.json.encode(edition).decode()


def options_for(rules: AnyGame, requested: Mapping[str, Any]) -> str:
    """Return the options that differ from their defaults, as JSON.

    Raises UserError if they are invalid.
    """
    options = _read_options(rules, requested)
    return msgspec.json.encode(non_default_options(rules.options, options)).decode()


def _read_options(rules: AnyGame, requested: Mapping[str, Any]) -> Options:
    try:
        return rules.read_options(requested)
    except BadOption as error:
        raise user_error("option", detail=Quote(str(error))) from error


def title_for(title: str) -> str:
    """Return a title as it is stored.

    Raises UserError if it is too long.
    """
    tidied = normalize_name(title)
    if len(tidied) > MAX_TITLE:
        raise user_error("title-too-long", most=MAX_TITLE)
    return tidied
