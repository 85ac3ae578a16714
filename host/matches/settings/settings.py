"""What people and servers have set, each with a default that serves whoever never sets anything."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from host.matches.settings import time_controls
from storage.core.database import Transaction
from storage.matches import settings as settings_rows
from storage.matches import users

Where: TypeAlias = Literal["channel", "direct", "none"]

Palette: TypeAlias = Literal["harbour", "safe"]


class Preferences(Struct, frozen=True, omit_defaults=True):
    """What a person has set."""

    zone: str = "UTC"
    """A name of the time zone database."""
    sleep: tuple[int, int] | None = None
    """Minutes of the local day between which their clocks rest, over midnight where the second is smaller."""
    weekdays: tuple[int, ...] = ()
    """Days of the week on which they rest, 0 is Monday."""
    quiet: tuple[int, int] | None = None
    """Minutes of the local day between which they want no notices."""
    notices: Where = "channel"
    remind_at: int = 50
    """Per cent of a turn's time after which they are reminded; 0 is never."""
    near: bool = False
    """They want to know when their turn is near."""
    confirm: bool = True
    """They confirm a complete turn themselves."""
    palette: Palette = "harbour"
    rest_set: int = 0
    """Unix milliseconds at which they last set when their clocks rest."""
    former_zone: str = ""
    """The time zone before the present one, where that was changed."""
    zone_set: int = 0
    """Unix milliseconds at which it was changed."""
    former_sleep: tuple[int, int] | None = None
    """The hours of sleep before the present ones, where those were changed."""
    sleep_set: int = 0
    """Unix milliseconds at which they were changed."""
    former_weekdays: tuple[int, ...] = ()
    """The days of the week on which they rested before, where those were changed."""
    weekdays_set: int = 0
    """Unix milliseconds at which they were changed."""
    avoids: tuple[int, ...] = ()
    """People with whom they never want to sit at a table; nobody else learns of it."""
    forced: bool = True
    """Turns in which they have no choice are taken for them."""
    text_first: bool = False
    """They read boards in words rather than look at pictures."""
    is_hidden: bool = False
    """Others don't see their profile, nor them in lists of ratings."""


class ServerSettings(Struct, frozen=True, omit_defaults=True):
    """What a server has set."""

    channels: tuple[int, ...] = ()
    """Where matches may be opened; none: anywhere."""
    opener_role: int | None = None
    """Who may open matches; None: anybody."""
    host_role: int | None = None
    """Who has the host's tools beside those who may manage the server."""
    time_control: str = time_controls.USUAL
    """Of matches for which no other is chosen."""
    time_controls: tuple[str, ...] = ()
    """Those that may be chosen; none: all, and by numbers."""
    vacation_days: int = 30
    """How many days of vacation a year stop clocks in this server."""
    idle_days: int = 60
    """After so many days without a move a match is closed; 0: never."""
    most_running: int = 0
    """Matches a newcomer may have running at a time; 0: as many as they like."""
    more_per_finished: int = 1
    """How many more for each match they have finished."""
    board: int | None = None
    """The channel with the list of matches."""


H = TypeVar("H", Preferences, ServerSettings)


def _read(stored: str, kind: type[H]) -> H:
    return msgspec.json.decode(stored, type=kind)


def write(settings: Preferences | ServerSettings) -> str:
    """Write settings for storage."""
    return msgspec.json.encode(settings).decode()


def read_preferences(stored: str) -> Preferences:
    """Read what a person has set, as it is stored."""
    return _read(stored, Preferences)


async def of_person(tx: Transaction, person: int) -> Preferences:
    """Return what a person has set."""
    row = await users.get(tx, person)
    return Preferences() if row is None else _read(row.settings, Preferences)


async def of_server(tx: Transaction, server: int) -> ServerSettings:
    """Return what a server has set."""
    return _read((await settings_rows.get_server(tx, server)).settings, ServerSettings)
