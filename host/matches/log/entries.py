"""The entries of a match's log.

Add a new entry type here for each new kind of event. Stored rows are never edited.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Literal, TypeAlias, cast, get_args

import msgspec
from msgspec import Struct

from engine.core.files.library import AnyGame
from engine.core.model import Seat
from engine.core.text import LocalizedText, Quote, SeatName, text
from host.core.features import features
from host.core.users import UserNamesMixin
from storage.matches.match.log import EntryRow, Origin

log = logging.getLogger(__name__)


class Started(Struct, frozen=True, tag="started"):
    """The match started.

    For each seat, `order` contains the player's position in joining order.
    """

    order: tuple[int, ...]
    by: Origin = "host"


class Move(Struct, frozen=True, tag="move"):
    """A confirmed action by the player in a seat."""

    seat: int
    action: Any
    by: Origin = "player"


SeatChangeReason: TypeAlias = Literal[
    "resigned",  # the player resigned
    "dismissed",  # a host replaced the player with a robot
    "voted",  # the other players voted to replace the player with a robot
    "absent",  # the player's time ran out, and the other players did not vote on what to do
    "substitute",  # another user took the seat
    "returned",  # the former player took the seat back from a robot
]


class SeatTaken(UserNamesMixin, frozen=True, tag="seat-taken"):
    """Another user or a robot took over a seat during the match.

    The entry includes the robot's level.
    """

    USERS: ClassVar[Mapping[str, str]] = {"left": "was", "person": "name", "decided": ""}

    seat: int
    why: SeatChangeReason
    was: str
    """The name of the former player, shown with their earlier moves."""
    name: str
    robot: str | None = None
    person: int | None = None
    decided: int | None = None
    """The id of the user who decided on the change, if any."""
    by: Origin = "host"
    left: int | None = None
    """The id of the former player, who knows all of the seat's hidden information."""
    reason: str = ""
    """The reason that the host entered."""
    is_excused: bool = True
    """Whether the player is excused for a robot's turns; only used if the reason is `voted`.

    This is the case if the player did not request the robot and more than half of the other players voted for
    it.
    """


class Undone(UserNamesMixin, frozen=True, tag="undone"):
    """Moves were undone: the moves after entry `to` no longer count."""

    USERS: ClassVar[Mapping[str, str]] = {"decided": "name"}

    to: int
    why: Literal["own", "agreed", "ruled"]
    """Who allowed the undo: the moving player alone, the players who had moved since then, or a host."""
    seat: int | None = None
    """The seat that asked to undo its own moves, if any."""
    name: str = ""
    """The name of the host who ordered the undo."""
    reason: str = ""
    decided: int | None = None
    by: Origin = "host"
    alone: bool = False
    """Whether only the seat's own moves are undone, while the simultaneous choices of other seats are kept."""


class TimedOut(Struct, frozen=True, tag="timed-out"):
    """A player ran out of time in their turn.

    Separate entries record the consequences.
    """

    seat: int
    by: Origin = "clock"


class Ruling(UserNamesMixin, frozen=True, kw_only=True, tag_field="what"):
    """A decision about the table that changes neither the position nor the seats.

    Features define tagged subclasses. A ruling's translation key is a common prefix followed by the tag.
    """

    USERS: ClassVar[Mapping[str, str]] = {"decided": "name"}
    is_rejection: ClassVar[bool] = False
    """Whether a request was rejected, so that nothing has changed."""
    has_optional_reason: ClassVar[bool] = False
    """Whether the text contains no reason, so that a given reason is added to it."""

    name: str = ""
    """The name of the user who made the decision; empty if the players voted or it was automatic."""
    reason: str = ""
    decided: int | None = None
    by: Origin = "host"

    @property
    def subject(self) -> Seat | None:
        """Return the seat that the ruling is about, if any."""
        return None

    @property
    def is_announced(self) -> bool:
        """Return whether players are notified of the ruling.

        The log shows it in any case.
        """
        return True

    def describe(self, host: SeatName) -> LocalizedText:
        """Return the text of the ruling.

        `host` is a placeholder for the name of the user who made the decision.
        """
        key = f"told-{self.__struct_config__.tag}"
        return text(
            key,
            who=SeatName(0 if self.subject is None else self.subject),
            host=host,
            reason=Quote(self.reason),
        )


class SeatRuling(Ruling, frozen=True, kw_only=True):
    """A ruling about a seat."""

    seat: int

    @property
    def subject(self) -> Seat:
        """Return the seat that the ruling is about."""
        return self.seat


class RobotStandIn(SeatRuling, frozen=True, kw_only=True, tag="stands-in"):
    """A robot plays the current turn for a player."""

    level: str = ""
    """The robot's level; empty in old logs that did not record it."""
    is_excused: bool = True
    """Whether the player is excused for the robot's turn, because more than half of the other players voted for it."""


class UnknownRuling(Ruling, frozen=True, kw_only=True, tag="unknown"):
    """A ruling of an unknown type, kept as stored and displayed generically."""

    kind: str = ""


TableEntry: TypeAlias = Started | SeatTaken | Undone | TimedOut | Ruling
Entry: TypeAlias = Move | TableEntry


class LoggedEntry(Struct, frozen=True):
    """A log entry with its 1-based number and its time in Unix milliseconds."""

    seq: int
    at: int
    entry: Entry


def to_row(match_id: int, logged: LoggedEntry) -> EntryRow:
    """Convert an entry to a row, without user names.

    A move's payload is the action as it appears in a record, without the seat.
    """
    entry = logged.entry.without_names() if isinstance(logged.entry, UserNamesMixin) else logged.entry
    kind = RULING_KIND if isinstance(entry, Ruling) else cast("str", entry.__struct_config__.tag)
    payload = msgspec.json.encode(entry.action if isinstance(entry, Move) else entry).decode()
    return EntryRow(
        match_id=match_id, seq=logged.seq, seat=_seat_of(entry), kind=kind, payload=payload, origin=entry.by,
        at=logged.at,
    )  # fmt: skip


def _seat_of(entry: Entry) -> int | None:
    match entry:
        case Started() | Undone():
            return None
        case Ruling():
            return entry.subject
        case Move() | SeatTaken() | TimedOut():
            return entry.seat


def from_row(game: AnyGame, row: EntryRow) -> LoggedEntry:
    """Parse a row written by `to_row`.

    Raises msgspec.DecodeError or ValueError if the row is invalid.
    """
    if row.kind == RULING_KIND:
        return LoggedEntry(row.seq, row.at, _read_ruling(row))
    if row.kind != "move":
        return LoggedEntry(row.seq, row.at, _table_entry_decoder.decode(row.payload))
    if row.seat is None:
        raise ValueError("a move without a seat")
    return LoggedEntry(row.seq, row.at, Move(row.seat, _action_decoder(game).decode(row.payload), row.origin))


def with_names(logged: Sequence[LoggedEntry], names: Mapping[int, str]) -> tuple[LoggedEntry, ...]:
    """Return the entries with user names filled in; `names` maps user keys to names."""
    return tuple(
        LoggedEntry(logged_entry.seq, logged_entry.at, logged_entry.entry.with_names(names))
        if isinstance(logged_entry.entry, UserNamesMixin)
        else logged_entry
        for logged_entry in logged
    )


class ParsedLog(Struct, frozen=True):
    """A loaded log.

    Unreadable or missing entries are replaced with empty moves, so that the numbering has no gaps.
    """

    entries: tuple[LoggedEntry, ...]
    errors: Mapping[int, Exception]
    """The errors of unreadable entries, keyed by entry number.

    The error of a missing entry is a LookupError.
    """


def parse_rows(game: AnyGame, rows: Sequence[EntryRow], after: int, head: int) -> ParsedLog:
    """Parse the stored entries from number `after + 1` to `head`, and collect errors."""
    stored, logged, bad, at = {row.seq: row for row in rows}, list[LoggedEntry](), dict[int, Exception](), 0
    for seq in range(after + 1, head + 1):
        row = stored.get(seq)
        at = at if row is None else row.at
        try:
            logged.append(_read_entry(game, seq, row))
        except (msgspec.MsgspecError, ValueError, LookupError) as error:
            bad[seq] = error
            logged.append(LoggedEntry(seq, at, UNREADABLE_MOVE))
    return ParsedLog(tuple(logged), bad)


def _read_entry(game: AnyGame, seq: int, row: EntryRow | None) -> LoggedEntry:
    if row is None:
        raise LookupError(f"entry {seq} is missing")
    return from_row(game, row)


UNREADABLE_MOVE = Move(-1, None)

RULING_KIND = "ruled"
"""The kind under which all rulings are stored; the tag in the payload identifies the type."""
_table_entry_decoder = msgspec.json.Decoder(Started | SeatTaken | Undone | TimedOut)


def _read_ruling(row: EntryRow) -> Ruling:
    """Parse a ruling, or return an UnknownRuling if its tag is unknown.

    Raises the same exceptions as `from_row`.
    """
    what = msgspec.json.decode(row.payload, type=_RulingTag).what
    if what not in rulings():
        log.error("match %d, entry %d: a ruling of an unknown kind: %s", row.match_id, row.seq, what)
        return UnknownRuling(kind=what, by=row.origin)
    return msgspec.json.decode(row.payload, type=rulings()[what])


class _RulingTag(Struct, frozen=True):
    what: str


@cache
def rulings() -> Mapping[str, type[Ruling]]:
    """Return the ruling types of all features, by tag."""
    unions = (owned.rulings for owned in features().values() if owned.rulings is not None)
    kinds: list[type[Ruling]] = [kind for union in unions for kind in get_args(union) or (union,)]
    return {cast("str", kind.__struct_config__.tag): kind for kind in kinds}


@cache
def _action_decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    """Return the decoder for a game's actions."""
    return msgspec.json.Decoder(game.move_type)
