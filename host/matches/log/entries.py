"""The entries of a match's log.

Whatever else may happen at a table is a further kind here, never an edit of a row.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Literal, TypeAlias, cast, get_args

import msgspec
from msgspec import Struct

from engine.core.library import AnyGame
from engine.core.model import Seat
from engine.core.text import Quote, Text, Who, text
from host.core.features import features
from host.core.people import Naming
from storage.matches.match.log import By, EntryRow

log = logging.getLogger(__name__)


class Started(Struct, frozen=True, tag="started"):
    """The match began; `order` tells for each seat which place in the order of joining it had."""

    order: tuple[int, ...]
    by: By = "host"


class Move(Struct, frozen=True, tag="move"):
    """A confirmed action of a seat."""

    seat: int
    action: Any
    by: By = "player"


Why: TypeAlias = Literal[
    "resigned",  # its person gave it up
    "dismissed",  # a host gave it to a robot
    "voted",  # the others gave it to a robot
    "absent",  # nobody decided what to do about its time having run out
    "substitute",  # another person takes it
    "returned",  # its former person has it back from a robot
]


class SeatTaken(Naming, frozen=True, tag="seat-taken"):
    """A seat went to a robot (its level) or to another person in the middle of the match."""

    USERS: ClassVar[Mapping[str, str]] = {"left": "was", "person": "name", "decided": ""}

    seat: int
    why: Why
    was: str
    """The name of whoever sat there before; what they did is told under it."""
    name: str
    robot: str | None = None
    person: int | None = None
    decided: int | None = None
    """The person who decided it."""
    by: By = "host"
    left: int | None = None
    """The person who sat there before, who has seen what the seat may see."""
    reason: str = ""
    """The one a host gave."""


class Undone(Naming, frozen=True, tag="undone"):
    """Moves were taken back: of the entries after `to`, no move counts any more."""

    USERS: ClassVar[Mapping[str, str]] = {"decided": "name"}

    to: int
    why: Literal["own", "agreed", "ruled"]
    """At once by whoever made them, by consent of those who had moved since, or by a host."""
    seat: int | None = None
    """Whose moves they were, where one asked for it."""
    name: str = ""
    """Of the host who ruled it."""
    reason: str = ""
    decided: int | None = None
    by: By = "host"
    alone: bool = False
    """Only the seat's own moves count no more: what others chose at the same time stays."""


class TimedOut(Struct, frozen=True, tag="timed-out"):
    """The time of an awaited seat ran out; what becomes of that, further entries tell."""

    seat: int
    by: By = "clock"


class Ruling(Naming, frozen=True, kw_only=True, tag_field="what"):
    """Something about the table was decided that changes neither the position nor who sits where.

    Features bring their own, tagged; their texts are `told-<tag>`.
    """

    USERS: ClassVar[Mapping[str, str]] = {"decided": "name"}

    name: str = ""
    """Of whoever decided it; empty: all together, or nobody in particular."""
    reason: str = ""
    decided: int | None = None
    by: By = "host"

    @property
    def about(self) -> Seat | None:
        """Return the seat it is about, if any."""
        return None

    @property
    def is_news(self) -> bool:
        """Tell whether people are told of it; the log says it in any case."""
        return True

    def tell(self, host: Who) -> Text:
        """Return how it is told; `host` stands for whoever decided it."""
        key = f"told-{self.__struct_config__.tag}"
        return text(
            key, who=Who(0 if self.about is None else self.about), host=host, reason=Quote(self.reason)
        )


class SeatRuling(Ruling, frozen=True, kw_only=True):
    """A ruling about a seat."""

    seat: int

    @property
    def about(self) -> Seat:
        """Return the seat it is about."""
        return self.seat


class StandsIn(SeatRuling, frozen=True, kw_only=True, tag="stands-in"):
    """A robot plays the turn of a person."""

    level: str = ""
    """Of the robot; empty in logs that were written before it was told."""


class UnknownRuling(Ruling, frozen=True, kw_only=True, tag="unknown"):
    """A ruling of a kind that this version does not know: it is kept, and told as little as it says."""

    kind: str = ""


TableEntry: TypeAlias = Started | SeatTaken | Undone | TimedOut | Ruling
Entry: TypeAlias = Move | TableEntry


class Logged(Struct, frozen=True):
    """An entry with its place in the log (from 1) and its time in unix milliseconds."""

    seq: int
    at: int
    entry: Entry


def to_row(match_id: int, logged: Logged) -> EntryRow:
    """Write an entry as a row; a move's payload is the action alone, as a record writes it but for the seat.

    Names of users are not stored.
    """
    entry = logged.entry.without_names() if isinstance(logged.entry, Naming) else logged.entry
    kind = RULED if isinstance(entry, Ruling) else cast("str", entry.__struct_config__.tag)
    payload = msgspec.json.encode(entry.action if isinstance(entry, Move) else entry).decode()
    return EntryRow(
        match=match_id, seq=logged.seq, seat=_seat_of(entry), kind=kind, payload=payload, by=entry.by,
        at=logged.at,
    )  # fmt: skip


def _seat_of(entry: Entry) -> int | None:
    match entry:
        case Started() | Undone():
            return None
        case Ruling():
            return entry.about
        case Move() | SeatTaken() | TimedOut():
            return entry.seat


def from_row(game: AnyGame, row: EntryRow) -> Logged:
    """Read a row back; msgspec.DecodeError or ValueError when it was not written by `to_row`."""
    if row.kind == RULED:
        return Logged(row.seq, row.at, _read_ruling(row))
    if row.kind != "move":
        return Logged(row.seq, row.at, _others.decode(row.payload))
    if row.seat is None:
        raise ValueError("a move without a seat")
    return Logged(row.seq, row.at, Move(row.seat, _actions(game).decode(row.payload), row.by))


def with_names(logged: Sequence[Logged], names: Mapping[int, str]) -> tuple[Logged, ...]:
    """Return entries with the names of users, by their keys."""
    return tuple(
        Logged(one.seq, one.at, one.entry.with_names(names)) if isinstance(one.entry, Naming) else one
        for one in logged
    )


class Read(Struct, frozen=True):
    """A log as it was read: an entry for every place, an empty move where none could be read."""

    logged: tuple[Logged, ...]
    bad: Mapping[int, Exception]
    """Why entries could not be read, by their places; LookupError where one is missing."""


def read_rows(game: AnyGame, rows: Sequence[EntryRow], after: int, head: int) -> Read:
    """Read what is stored of the entries after one up to another, whatever it says."""
    stored, logged, bad, at = {row.seq: row for row in rows}, list[Logged](), dict[int, Exception](), 0
    for seq in range(after + 1, head + 1):
        row = stored.get(seq)
        at = at if row is None else row.at
        try:
            logged.append(_read_entry(game, seq, row))
        except (msgspec.MsgspecError, ValueError, LookupError) as slip:
            bad[seq] = slip
            logged.append(Logged(seq, at, NOTHING))
    return Read(tuple(logged), bad)


def _read_entry(game: AnyGame, seq: int, row: EntryRow | None) -> Logged:
    if row is None:
        raise LookupError(f"entry {seq} is missing")
    return from_row(game, row)


NOTHING = Move(-1, None)

RULED = "ruled"
"""The kind under which all rulings are stored; which one it is stands in the payload."""
_others = msgspec.json.Decoder(Started | SeatTaken | Undone | TimedOut)


def _read_ruling(row: EntryRow) -> Ruling:
    """Read a ruling; one of a kind that no feature knows is no damage. Raises as `from_row`."""
    what = msgspec.json.decode(row.payload, type=_What).what
    if what not in rulings():
        log.error("match %d, entry %d: a ruling of a kind nobody knows: %s", row.match, row.seq, what)
        return UnknownRuling(kind=what, by=row.by)
    return msgspec.json.decode(row.payload, type=rulings()[what])


class _What(Struct, frozen=True):
    what: str


@cache
def rulings() -> Mapping[str, type[Ruling]]:
    """Return the kinds of rulings that features bring, by their tags."""
    unions = (owned.rulings for owned in features().values() if owned.rulings is not None)
    kinds: list[type[Ruling]] = [kind for union in unions for kind in get_args(union) or (union,)]
    return {cast("str", kind.__struct_config__.tag): kind for kind in kinds}


@cache
def _actions(game: AnyGame) -> msgspec.json.Decoder[Any]:
    """Return the reader of a game's actions as they were offered once: nothing in them needs putting in order."""
    return msgspec.json.Decoder(game.action_type)
