"""The entries of a match's log.

Whatever else may happen at a table is a further kind here, never an edit of a row.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeAlias, cast

import msgspec
from msgspec import Struct

from engine.core.library import AnyGame
from storage.log import By, EntryRow


class Started(Struct, frozen=True, tag="started"):
    """The match began; `order` tells for each seat which place in the order of joining it had."""

    order: tuple[int, ...]
    by: By = "host"


class Move(Struct, frozen=True, tag="move"):
    """A confirmed action of a seat."""

    seat: int
    action: Any
    by: By = "player"


class SeatTaken(Struct, frozen=True, tag="seat-taken"):
    """A seat went to a robot (its level) or to another person in the middle of the match."""

    seat: int
    why: Literal["resigned", "dismissed"]
    was: str
    """The name of whoever sat there before; what they did is told under it."""
    name: str
    robot: str | None = None
    person: int | None = None
    decided: int | None = None
    """The person who decided it."""
    by: By = "host"


Entry: TypeAlias = Started | Move | SeatTaken


class Logged(Struct, frozen=True):
    """An entry with its place in the log (from 1) and its time in unix milliseconds."""

    seq: int
    at: int
    entry: Entry


def to_row(match: int, logged: Logged) -> EntryRow:
    """Write an entry as a row; a move's payload is the action alone, as a record writes it but for the seat."""
    entry = logged.entry
    seat = None if isinstance(entry, Started) else entry.seat
    kind = cast("str", entry.__struct_config__.tag)
    payload = msgspec.json.encode(entry.action if isinstance(entry, Move) else entry).decode()
    return EntryRow(
        match=match, seq=logged.seq, seat=seat, kind=kind, payload=payload, by=entry.by, at=logged.at
    )


def from_row(game: AnyGame, row: EntryRow) -> Logged:
    """Read a row back; msgspec.DecodeError or ValueError when it was not written by `to_row`."""
    if row.kind != "move":
        return Logged(row.seq, row.at, _others.decode(row.payload))
    if row.seat is None:
        raise ValueError("a move without a seat")
    return Logged(row.seq, row.at, Move(row.seat, _actions(game).decode(row.payload), row.by))


_others = msgspec.json.Decoder(Started | SeatTaken)


@cache
def _actions(game: AnyGame) -> msgspec.json.Decoder[Any]:
    """Return the reader of a game's actions as they were offered once: nothing in them needs putting in order."""
    return msgspec.json.Decoder(game.action_type)
