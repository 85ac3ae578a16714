"""A match's log: an append-only sequence of confirmed entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import IntegrityError, Transaction
from storage.core.tables import Table

Origin: TypeAlias = Literal["player", "plan", "robot", "host", "clock", "forced", "silent"]
"""The origin of an entry.

The player chose the action of a `plan` entry in advance. The action of a `forced` entry was the player's only
legal one. The action of a `silent` entry means that the player did not answer in time.
"""


class EntryRow(rows.Row, frozen=True, kw_only=True):
    """A log entry; `seq` counts from 1 in each match, `payload` is JSON."""

    match_id: int
    seq: int
    seat: int | None = None
    kind: str
    payload: str
    origin: Origin
    at: int


class LogConflict(Exception):
    """Raised if another process has appended to the match's log. Nothing was written; reload the log."""

    def __init__(self, match_id: int, seq: int) -> None:
        super().__init__(f"match {match_id}, entry {seq}")
        self.match_id = match_id
        self.seq = seq


TABLES = (
    Table(
        "log",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        seq INTEGER NOT NULL,
        seat SMALLINT,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        "origin" VARCHAR(16) NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (match_id, seq)
        """,
        row=EntryRow,
        indexes=("CREATE INDEX ix_log_match_reported ON log (match_id) WHERE kind <> 'move'",),
        json_user_columns=("payload",),
        name_columns={"payload": ("reason",)},
    ),
)

_ENTRIES = rows.select(EntryRow, "log")
_READ = f"{_ENTRIES} WHERE match_id = :match_id AND seq > :after ORDER BY seq"
_OF_SEAT = f"{_ENTRIES} WHERE match_id = :match_id AND seat = :seat AND kind = :kind ORDER BY seq"
_OF_KIND = f"{_ENTRIES} WHERE match_id = :match_id AND kind = :kind ORDER BY seq"
_MOVE_HEAD = "UPDATE matches SET head = :new WHERE id = :match_id AND head = :old"
_APPEND = statements.insert("log", EntryRow.__struct_fields__)


async def append(tx: Transaction, entries: Sequence[EntryRow]) -> None:
    """Append entries to a match's log and advance its head.

    Raises LogConflict if the log has grown since it was read.
    """
    if not entries:
        return
    first, last = entries[0], entries[-1]
    if [(e.match_id, e.seq) for e in entries] != [
        (first.match_id, first.seq + n) for n in range(len(entries))
    ]:
        raise ValueError("entries of one match, in order and without a gap")
    moved = await tx.execute(_MOVE_HEAD, {"match_id": first.match_id, "old": first.seq - 1, "new": last.seq})
    if moved.rowcount != 1:
        raise LogConflict(first.match_id, first.seq)
    try:
        await tx.execute(_APPEND, [asdict(entry) for entry in entries])
    except IntegrityError as error:
        raise LogConflict(first.match_id, first.seq) from error


async def read(tx: Transaction, match_id: int, after: int = 0) -> list[EntryRow]:
    """Return a match's entries after the given sequence number, in order."""
    return rows.all_rows(EntryRow, await tx.execute(_READ, {"match_id": match_id, "after": after}))


async def of_seat(tx: Transaction, match_id: int, seat: int, kind: str) -> list[EntryRow]:
    """Return a match's entries of one kind about a seat, in order."""
    values = {"match_id": match_id, "seat": seat, "kind": kind}
    return rows.all_rows(EntryRow, await tx.execute(_OF_SEAT, values))


async def of_kind(tx: Transaction, match_id: int, kind: str) -> list[EntryRow]:
    """Return a match's entries of one kind, in order."""
    return rows.all_rows(EntryRow, await tx.execute(_OF_KIND, {"match_id": match_id, "kind": kind}))
