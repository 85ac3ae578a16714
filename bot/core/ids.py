"""Custom ids of buttons and menus: ids only, readable by every client.

`m:<match>:<revision>:<what>` is about a match, `s:<setting>:<number>` about what a person or a server sets. The
routing lives in the id, so a button works after a restart of the bot and in any process.
"""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct

PATTERN = re.compile(r"m:(\d{1,18}):(\d{1,9}):([a-z]+)(\d{0,5})", re.ASCII)
SETTING = re.compile(r"s:([a-z-]+):(\d{1,5})", re.ASCII)
OPTION = re.compile(r"\d{1,5}", re.ASCII)


class What(StrEnum):
    """What a click asks for; some take a number, an option or a page."""

    TURN = "turn"
    BOARD = "board"
    LOG = "log"
    JOIN = "join"
    LEAVE = "leave"
    ROBOT = "robot"
    START = "start"
    CANCEL = "cancel"
    OPTION = "option"
    MENU = "menu"
    REVEAL = "reveal"
    PAGE = "page"
    UNDO = "undo"
    OVER = "over"
    CONFIRM = "confirm"
    SNOOZE = "snooze"
    MUTE = "mute"
    REPLAY = "replay"
    FIRST = "first"
    LAST = "last"
    CATCHUP = "catchup"
    VOTE = "vote"
    SUBSTITUTE = "substitute"
    TAKEBACK = "takeback"
    KEEP = "keep"
    AUDIT = "audit"
    SANDBOX = "sandbox"
    TRYPAGE = "trypage"
    TRY = "try"
    TRYMENU = "trymenu"
    TRYUNDO = "tryundo"
    TRYOVER = "tryover"
    TRYEND = "tryend"
    PLAN = "plan"
    UNPLAN = "unplan"


KNOWN = frozenset(what.value for what in What)


class Setting(StrEnum):
    """What is set: by a person for themselves, by a manager for a server."""

    LANGUAGE = "language"
    NOTICES = "notices"
    REMINDER = "reminder"
    WEEKDAYS = "weekdays"
    NEAR = "near"
    CONFIRM = "confirm"
    PALETTE = "palette"
    TEXT = "text"
    PUBLIC = "public"
    CHANNELS = "channels"
    OPENERS = "openers"
    HOSTS = "hosts"
    PACE = "pace"
    PACES = "paces"
    VACATION = "vacation"
    IDLE = "idle"
    RUNNING = "running"
    MORE = "more"
    NOTICEBOARD = "noticeboard"


SETTINGS = frozenset(setting.value for setting in Setting)


class Click(Struct, frozen=True):
    """A parsed custom id."""

    match: int
    revision: int
    what: What
    number: int = 0


class UnknownId(Exception):
    """The custom id is none of ours."""


def custom_id(match: int, what: What, *, revision: int = 0, number: int | None = None) -> str:
    """Write a custom id."""
    return f"m:{match}:{revision}:{what}{'' if number is None else number}"


def parse(given: str) -> Click:
    """Read a custom id; UnknownId when it was not written by `custom_id`."""
    found = PATTERN.fullmatch(given)
    if found is None or found[3] not in KNOWN:
        raise UnknownId(given)
    return Click(int(found[1]), int(found[2]), What(found[3]), int(found[4] or 0))


def setting_id(setting: Setting, number: int = 0) -> str:
    """Write the custom id of a setting; `number` is what a button sets it to."""
    return f"s:{setting}:{number}"


def is_setting(given: str) -> bool:
    """Tell whether a custom id means a setting, not a match."""
    return given.startswith("s:")


def parse_setting(given: str) -> tuple[Setting, int]:
    """Read the custom id of a setting; UnknownId when it was not written by `setting_id`."""
    found = SETTING.fullmatch(given)
    if found is None or found[1] not in SETTINGS:
        raise UnknownId(given)
    return Setting(found[1]), int(found[2])


def parse_option(value: str) -> int:
    """Read the value of a menu's option; UnknownId when it is no number."""
    if OPTION.fullmatch(value) is None:
        raise UnknownId(value)
    return int(value)
