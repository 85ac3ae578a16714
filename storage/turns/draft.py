"""Drafts: a seat's unconfirmed actions on top of the log.

Every change to a draft gets the seat's next revision. A revision identifies one draft and is never reused,
even after an undo, a discard or a confirmation. Each seat has its own counter, so that players don't learn
how often another player has changed their mind.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict, replace

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

EMPTY = "[]"


class DraftRow(rows.Row, frozen=True, kw_only=True):
    """A seat's draft: a JSON list of actions, possibly empty, to apply after log entry `base`."""

    match_id: int
    seat: int
    base: int = 0
    actions: str = EMPTY
    revision: int = 0


TABLES = (
    Table(
        "drafts",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        base INTEGER NOT NULL,
        actions TEXT NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
        """,
        row=DraftRow,
    ),
)

_GET = f"{rows.select(DraftRow, 'drafts')} WHERE match_id = :match_id AND seat = :seat"
_PUT = statements.upsert_with_revision("drafts", DraftRow.__struct_fields__, ("match_id", "seat"))
_DROP = "DELETE FROM drafts WHERE match_id = :match_id"


async def get(tx: Transaction, match_id: int, seat: int) -> DraftRow:
    """Return a seat's draft, or an empty one with revision 0 if it never had one."""
    found = rows.first_row(DraftRow, await tx.execute(_GET, {"match_id": match_id, "seat": seat}))
    return found or DraftRow(match_id=match_id, seat=seat)


async def put(tx: Transaction, match_id: int, seat: int, base: int, actions: str) -> DraftRow:
    """Save a seat's draft and return it with its new revision."""
    (draft,) = await _put(tx, match_id, [seat], base, actions)
    return draft


async def clear(tx: Transaction, match_id: int, seats: Iterable[int], base: int) -> list[DraftRow]:
    """Replace the given seats' drafts with empty ones that start after log entry `base`.

    Returns the drafts with their new revisions.
    """
    return await _put(tx, match_id, list(seats), base, EMPTY)


async def _put(tx: Transaction, match_id: int, seats: list[int], base: int, actions: str) -> list[DraftRow]:
    drawn = [DraftRow(match_id=match_id, seat=seat, base=base, actions=actions, revision=1) for seat in seats]
    return [replace(draft, revision=await tx.scalar(_PUT, asdict(draft))) for draft in drawn]


async def delete(tx: Transaction, match_id: int) -> None:
    """Delete a finished match's drafts."""
    await tx.execute(_DROP, {"match_id": match_id})
