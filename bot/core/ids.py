"""Custom ids of buttons and menus.

They contain only ids, because every client can read them. `m:<match>:<revision>:<name><number>` is about a
match, `l:<season>:<name><number>` about a season of a league, and `<letter>:<name>:<number>` about neither. A
custom id contains everything needed to handle the click, so that a button works after a restart and in any
process. In private messages, `@<origin>` may follow: the panels to which *Back* leads, latest first.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

MATCH_PATTERN = re.compile(r"m:(\d{1,18}):(\d{1,10}):([a-z]+)(\d{0,7})", re.ASCII)
SEASON_PATTERN = re.compile(r"l:(\d{1,18}):([a-z-]+)(\d{0,9})", re.ASCII)
PLAIN_PATTERN = re.compile(r"([a-z]:[a-z-]+):(\d{1,5})", re.ASCII)
OPTION = re.compile(r"\d{1,5}", re.ASCII)
ORIGIN = "@"
"""Separates a custom id from its origin."""
ORIGIN_PATTERN = re.compile(r"(?:[a-z]\d{1,18}){0,4}", re.ASCII)


class Click(Struct, frozen=True):
    """A parsed custom id, with the values selected in a menu or entered in a modal."""

    match_id: int
    revision: int
    name: str
    """The name of the action, for which a feature registers a handler."""
    number: int = 0
    values: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    """The lines entered in a modal."""
    season: int = 0
    origin: str = ""
    """The private panels to which *Back* leads, latest first."""

    @property
    def first_line(self) -> str:
        """Return the first line entered in a modal, or an empty string for other clicks."""
        return self.lines[0] if self.lines else ""

    @property
    def option(self) -> int:
        """Return the number of the selected menu option.

        Raises UnknownCustomId unless exactly one option is selected and its value is a number.
        """
        return parse_option(self.values[0] if len(self.values) == 1 else "")

    @property
    def options(self) -> tuple[int, ...]:
        """Return the numbers of the selected menu options.

        Raises UnknownCustomId if there is none, one occurs twice, or a value is not a number.
        """
        if not self.values or len(set(self.values)) < len(self.values):
            raise UnknownCustomId(self.name)
        return tuple(parse_option(value) for value in self.values)


class UnknownCustomId(Exception):
    """Raised for a custom id that the bot did not create or no longer supports."""


def custom_id(match_id: int, name: str, *, revision: int = 0, number: int | None = None) -> str:
    """Build a custom id for a match."""
    return f"m:{match_id}:{revision}:{name}{'' if number is None else number}"


def plain_id(name: str, number: int = 0) -> str:
    """Build a custom id that is not about a match.

    The name consists of a letter, a colon and a word.
    """
    return f"{name}:{number}"


def season_id(season: int, name: str, number: int | None = None) -> str:
    """Build a custom id for a season; the name is an `l`, a colon and a word."""
    return f"l:{season}:{name.removeprefix('l:')}{'' if number is None else number}"


def parse_custom_id(given: str, values: Sequence[str] = (), lines: tuple[str, ...] = ()) -> Click:
    """Parse a custom id.

    Raises UnknownCustomId for ids that the bot did not create.
    """
    plain, origin = split_origin(given)
    if ORIGIN_PATTERN.fullmatch(origin) is None or given.endswith(ORIGIN):
        raise UnknownCustomId(given)
    return replace(_parse_plain(plain, values, lines), origin=origin)


def split_origin(given: str) -> tuple[str, str]:
    """Split a custom id into the part that says what the click does, and its origin."""
    plain, _, origin = given.partition(ORIGIN)
    return plain, origin


def _parse_plain(given: str, values: Sequence[str], lines: tuple[str, ...]) -> Click:
    if found := MATCH_PATTERN.fullmatch(given):
        return Click(int(found[1]), int(found[2]), found[3], int(found[4] or 0), tuple(values), lines)
    if found := SEASON_PATTERN.fullmatch(given):
        number, season = int(found[3] or 0), int(found[1])
        return Click(0, 0, f"l:{found[2]}", number, tuple(values), lines, season)
    if found := PLAIN_PATTERN.fullmatch(given):
        return Click(0, 0, found[1], int(found[2]), tuple(values), lines)
    raise UnknownCustomId(given)


def parse_option(value: str) -> int:
    """Parse the value of a menu option.

    Raises UnknownCustomId unless it is a number.
    """
    if OPTION.fullmatch(value) is None:
        raise UnknownCustomId(value)
    return int(value)
