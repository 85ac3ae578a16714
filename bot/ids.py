"""Custom ids of buttons and menus: `m:<match>:<revision>:<what>`, ids only, readable by every client.

The routing lives in the id, so a button works after a restart of the bot and in any process.
"""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct

PATTERN = re.compile(r"m:(\d{1,18}):(\d{1,9}):([a-z]+)(\d{0,5})", re.ASCII)
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


KNOWN = frozenset(what.value for what in What)


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


def parse_option(value: str) -> int:
    """Read the value of a menu's option; UnknownId when it is no number."""
    if OPTION.fullmatch(value) is None:
        raise UnknownId(value)
    return int(value)
