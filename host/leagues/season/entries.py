"""The entries of a season's log: what people and hosts did, and what was drawn. Never edited, only added to.

What matches brought is no part of it: an entry says which match belongs to a table, and the match's own log the rest.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from host.leagues.pairing.drawing import Drawn
from host.leagues.pairing.field import Moved, Table
from host.leagues.plan import Plan

By: TypeAlias = Literal["player", "host", "clock"]


class Entry(Struct, frozen=True, kw_only=True, tag_field="what"):
    """Something that happened in a season."""

    by: By = "clock"
    decided: int | None = None
    """The person who did it."""


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """Sign-up opened, with settings that are frozen now."""

    plan: Plan
    commitment: str


class Joined(Entry, frozen=True, kw_only=True, tag="joined"):
    """Somebody signed up, or a host added them."""

    person: int
    name: str
    is_confirmed: bool = False
    """So shortly before the close that they need not say again that they are there."""


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """Somebody signed off before the draw, or a host removed them."""

    person: int
    reason: str = ""


class Confirmed(Entry, frozen=True, kw_only=True, tag="confirmed"):
    """Somebody said that they are there."""

    person: int


class Seeded(Entry, frozen=True, kw_only=True, tag="seeded"):
    """A host tells how strong somebody is; None: as the ratings have it."""

    person: int
    seeding: int | None = None


class Extended(Entry, frozen=True, kw_only=True, tag="extended"):
    """Sign-up goes on for some days, as too few had come."""

    days: int


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """Sign-up closed."""


class WasDrawn(Entry, frozen=True, kw_only=True, tag="drawn"):
    """Divisions and tables were drawn."""

    drawn: Drawn
    transcript: str
    secret: str
    """The one of the draw, with which anybody can draw again."""
    lots_hash: str
    """Of the other secret, told at the end."""
    key: str = ""
    """What was drawn from, in hex, where the transcript was changed because somebody was forgotten."""


class RoundDrawn(Entry, frozen=True, kw_only=True, tag="round-drawn"):
    """The tables of a further round were drawn."""

    tables: tuple[Table, ...]


class Begun(Entry, frozen=True, kw_only=True, tag="begun"):
    """Play began."""


class TableOpened(Entry, frozen=True, kw_only=True, tag="table-opened"):
    """A table got its match."""

    table: int
    match: int


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    """The match of a table came to its end."""

    table: int
    match: int
    head: int
    """The last entry of its log."""


class Withdrew(Entry, frozen=True, kw_only=True, tag="withdrew"):
    """Somebody gave up the season after the draw."""

    person: int


class Ruling(Entry, frozen=True, kw_only=True):
    """What a host decided; it can be taken back."""

    by: By = "host"
    reason: str = ""


class Struck(Ruling, frozen=True, kw_only=True, tag="struck"):
    """Somebody is out of the season."""

    person: int
    seasons: int = 0
    """In so many more they may not play."""
    cause: Literal["silent", "left"] = "silent"
    """Where nobody decided it: they moved nowhere, or have left too many tables."""


class Replaced(Ruling, frozen=True, kw_only=True, tag="replaced"):
    """Somebody else sits at a table from now on."""

    table: int
    seat: int
    person: int
    name: str


class Ruled(Ruling, frozen=True, kw_only=True, tag="ruled"):
    """How a table counts, whatever was played at it."""

    table: int
    places: tuple[tuple[int, int | None], ...]
    """Person and place, None for no points."""
    means_left: bool = True
    """Whether who gets no points is taken to have left the table, as in all logs that do not say."""


class TableVoid(Ruling, frozen=True, kw_only=True, tag="table-void"):
    """A table does not count."""

    table: int


class Replay(Ruling, frozen=True, kw_only=True, tag="replay"):
    """A table is to be played again, in a new match."""

    table: int


class Excused(Ruling, frozen=True, kw_only=True, tag="excused"):
    """That somebody left a table, or any table, does not count against them; it brings no points either."""

    person: int
    table: int | None = None


class Shifted(Ruling, frozen=True, kw_only=True, tag="shifted"):
    """All that is still to come is later by so many days."""

    days: int


class Reversed(Ruling, frozen=True, kw_only=True, tag="reversed"):
    """A ruling is taken back: everything is as if it had never been."""

    entry: int


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """The season rests, with all its matches."""

    reason: str = ""


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The season goes on."""


class Hurried(Entry, frozen=True, kw_only=True, tag="hurried"):
    """Unfinished matches went over to the faster pace."""


class Adjudicated(Entry, frozen=True, kw_only=True, tag="adjudicated"):
    """A table was not over at the end: who had been late there gets nothing, the others share."""

    table: int
    late: tuple[int, ...] = ()


class Ended(Entry, frozen=True, kw_only=True, tag="ended"):
    """Play is over; rulings may be asked for."""

    reason: str = ""
    """Why hosts have ended it before its time."""


class Protested(Entry, frozen=True, kw_only=True, tag="protested"):
    """Somebody asks the hosts for a ruling."""

    person: int
    table: int
    words: str = ""


class Final(Entry, frozen=True, kw_only=True, tag="final"):
    """What became of everybody."""

    moved: tuple[tuple[int, Moved], ...]
    secret: str
    """The one of the lots."""
    lots: tuple[tuple[int, int], ...] = ()
    """Person and lot, where the transcript was changed later because somebody was forgotten."""


class Redrawn(Entry, frozen=True, kw_only=True, tag="redrawn"):
    """A draw is given up before anybody plays: it is made again, from other secrets that are bound anew."""

    commitment: str
    reason: str = ""


class Voided(Entry, frozen=True, kw_only=True, tag="voided"):
    """There is no such season any more."""

    reason: str = ""


SeasonEntry: TypeAlias = (
    Opened | Joined | Left | Confirmed | Seeded | Extended | Closed | WasDrawn | RoundDrawn | Begun | TableOpened
    | Played | Withdrew | Struck | Replaced | Ruled | TableVoid | Replay | Excused | Shifted | Reversed | Paused
    | Resumed | Hurried | Adjudicated | Ended | Protested | Final | Voided | Redrawn
)  # fmt: skip


class Logged(Struct, frozen=True):
    """An entry with its place in the log (from 1) and its time in unix milliseconds."""

    seq: int
    at: int
    entry: SeasonEntry


_reader = msgspec.json.Decoder(SeasonEntry)


def to_json(entry: SeasonEntry) -> str:
    """Write an entry."""
    return msgspec.json.encode(entry).decode()


def read(payload: str) -> SeasonEntry:
    """Read an entry back; msgspec.DecodeError when it was not written by `to_json`."""
    entry: SeasonEntry = _reader.decode(payload)
    return entry
