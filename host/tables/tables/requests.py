"""What somebody wants of a new match, checked. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import editions
from engine.core.game import BadEdition
from engine.core.library import AnyGame, UnknownGame, game
from engine.core.options import BadOption, changed
from engine.core.text import Quote, Text, text
from host.core.errors import refuse
from host.core.people import Person, tidy
from host.matches.settings.time_controls import TimeControl
from storage.matches.match.matches import Begins, MatchRow

MAX_TITLE = 80


class NewMatch(Struct, frozen=True, kw_only=True):
    """What a person wants of a new match."""

    game: str
    server: int
    channel: int
    is_thread: bool = False
    """Whether the channel is a thread."""
    opener: Person
    """Takes a seat at once."""
    seats: int
    robots: int = 0
    """How many of the seats robots take."""
    level: str | None = None
    """Of the robots; None is the game's usual one."""
    begins: Begins = "random"
    is_public: bool = True
    """Whether others than the invited may join."""
    invited: tuple[Person, ...] = ()
    title: str = ""
    edition: str | None = None
    """An edition file (TOML) instead of the edition that comes with the game."""
    time_control: TimeControl | None = None
    """None: nobody's time is counted."""
    options: Mapping[str, Any] = {}
    """What is not told is left at its default."""
    rematch_of: MatchRow | None = None
    """The match that is played once more: with its edition, and its seats turned where `begins` says so."""
    levels: tuple[str, ...] = ()
    """Of the robots, where they are not all of one level."""
    is_rated: bool = False
    """Whether its result is to change people's ratings."""
    has_hints: bool = False
    """Whether a robot may give hints to those who play."""


def rules_for(name: str, count: int, robots: int) -> AnyGame:
    """Return a game that so many can play, so many of them robots; a Refusal where there is none."""
    try:
        rules = game(name)
    except UnknownGame:
        raise refuse("unknown-game", game=Quote(name)) from None
    if count not in rules.seat_counts:
        raise refuse("seats", counts=say_counts(rules.seat_counts), most=max(rules.seat_counts))
    if not 0 <= robots < count:
        raise refuse("too-many-robots", most=count - 1)
    return rules


def refuse_unratable(new: NewMatch) -> None:
    """Refuse to rate a match that tells nothing of how people play against each other; raises Refusal."""
    if new.is_rated and (new.seats == 1 or new.robots):
        raise refuse("rated-needs-people")
    if new.is_rated and new.has_hints:
        raise refuse("rated-without-hints")


def say_counts(counts: tuple[int, ...]) -> Text:
    """Return how many can play: from the least to the most, or each number where some in between can't."""
    least, most = min(counts), max(counts)
    if least < most and len(counts) == most - least + 1:
        return text("seats-range", least=least, most=most)
    return text("seats-either", counts=tuple(text("seats-count", count=count) for count in counts))


def edition_for(rules: AnyGame, toml: str | None) -> str:
    """Return the edition of a file, or else the game's own, as JSON; a Refusal says what is wrong with a file.

    That includes what is not as the book prints it, unless the file says that it means to.
    """
    try:
        edition = rules.default_edition() if toml is None else rules.read_edition(toml)
    except BadEdition as slip:
        raise refuse("edition", detail=Quote(str(slip))) from slip
    if unmeant := editions.unmeant(rules, edition):
        raise refuse("edition-unlike-book", differences=unmeant)
    return msgspec.json.encode(edition).decode()


def options_for(rules: AnyGame, told: Mapping[str, Any]) -> str:
    """Return the options that are not left at their defaults, as JSON; a Refusal says what is wrong with them."""
    try:
        options = rules.read_options(told)
    except BadOption as slip:
        raise refuse("option", detail=Quote(str(slip))) from slip
    return msgspec.json.encode(changed(rules.options, options)).decode()


def title_for(title: str) -> str:
    """Return a title fit to be stored; a Refusal where it is too long."""
    tidied = tidy(title)
    if len(tidied) > MAX_TITLE:
        raise refuse("title-too-long", most=MAX_TITLE)
    return tidied
