"""The log of a match: what was confirmed, entry after entry, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.match.schema import log, matches

By: TypeAlias = Literal["player", "plan", "robot", "host", "clock", "forced"]
"""Who caused an entry; a plan is a player's choice made in advance, forced what a player had to do without one."""


class EntryRow(rows.Row, frozen=True, kw_only=True):
    """An entry: `seq` counts from 1 in each match, `payload` is JSON, `by` is who caused it."""

    match: int
    seq: int
    seat: int | None = None
    kind: str
    payload: str
    by: By
    at: int


class LogConflict(Exception):
    """Somebody else has appended to the match meanwhile: nothing was written, load it anew."""

    def __init__(self, match_id: int, seq: int) -> None:
        super().__init__(f"match {match_id}, entry {seq}")
        self.match = match_id
        self.seq = seq


_COLUMNS = [log.c[field] for field in EntryRow.__struct_fields__]
_READ = (
    select(*_COLUMNS)
    .where(log.c.match == bindparam("of_match"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)
_ABOUT = (
    select(*_COLUMNS)
    .where(
        log.c.match == bindparam("of_match"),
        log.c.seat == bindparam("of_seat"),
        log.c.kind == bindparam("of_kind"),
    )
    .order_by(log.c.seq)
)
_OF_KIND = (
    select(*_COLUMNS)
    .where(log.c.match == bindparam("of_match"), log.c.kind == bindparam("of_kind"))
    .order_by(log.c.seq)
)
_MOVE_HEAD = (
    update(matches)
    .where(matches.c.id == bindparam("of_match"), matches.c.head == bindparam("old"))
    .values(head=bindparam("new"))
)
_APPEND = insert(log)


async def append(tx: AsyncConnection, entries: Sequence[EntryRow]) -> None:
    """Append entries of one match, one after another from the one after its head, and move the head.

    Raises LogConflict when the match's log has grown meanwhile.
    """
    if not entries:
        return
    first, last = entries[0], entries[-1]
    if [(e.match, e.seq) for e in entries] != [(first.match, first.seq + n) for n in range(len(entries))]:
        raise ValueError("entries of one match, in order and without a gap")
    moved = await tx.execute(_MOVE_HEAD, {"of_match": first.match, "old": first.seq - 1, "new": last.seq})
    if moved.rowcount != 1:
        raise LogConflict(first.match, first.seq)
    try:
        await tx.execute(_APPEND, [asdict(entry) for entry in entries])
    except IntegrityError as error:
        raise LogConflict(first.match, first.seq) from error


async def read(tx: AsyncConnection, match_id: int, after: int = 0) -> list[EntryRow]:
    """Return the entries of a match after a number, in order."""
    return rows.every(EntryRow, await tx.execute(_READ, {"of_match": match_id, "after": after}))


async def about(tx: AsyncConnection, match_id: int, seat: int, kind: str) -> list[EntryRow]:
    """Return the entries of one kind about a seat, in order."""
    values = {"of_match": match_id, "of_seat": seat, "of_kind": kind}
    return rows.every(EntryRow, await tx.execute(_ABOUT, values))


async def of_kind(tx: AsyncConnection, match_id: int, kind: str) -> list[EntryRow]:
    """Return the entries of one kind of a match, in order."""
    return rows.every(EntryRow, await tx.execute(_OF_KIND, {"of_match": match_id, "of_kind": kind}))
