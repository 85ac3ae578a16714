"""Drafts: what a seat is choosing, on top of the log and not yet part of it.

Every change of a draft takes the next revision of its match. A revision therefore stands for one draft on one
head of the log and never comes back, whatever is undone, thrown away or confirmed between.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import rows, writing
from storage.schema import drafts, matches

EMPTY = "[]"


class DraftRow(rows.Row, frozen=True, kw_only=True):
    """A seat's draft: a JSON list of actions, empty or not, that stand on entry `base` of the log."""

    match: int
    seat: int
    base: int = 0
    actions: str = EMPTY
    revision: int = 0


_GET = select(drafts).where(drafts.c.match == bindparam("of_match"), drafts.c.seat == bindparam("of_seat"))
_COUNT = (
    update(matches)
    .where(matches.c.id == bindparam("of_match"))
    .values(revision=matches.c.revision + bindparam("steps"))
    .returning(matches.c.revision)
)


async def get(tx: AsyncConnection, match: int, seat: int) -> DraftRow:
    """Return a seat's draft; an empty one of revision 0 where it never chose anything."""
    found = rows.first(DraftRow, await tx.execute(_GET, {"of_match": match, "of_seat": seat}))
    return found or DraftRow(match=match, seat=seat)


async def put(tx: AsyncConnection, match: int, seat: int, base: int, actions: str) -> DraftRow:
    """Set a seat's draft and return it with its new revision."""
    (draft,) = await _put(tx, match, [seat], base, actions)
    return draft


async def clear(tx: AsyncConnection, match: int, seats: Iterable[int], base: int) -> list[DraftRow]:
    """Empty the drafts of seats, for a log whose head is `base`, and return them with their new revisions."""
    return await _put(tx, match, list(seats), base, EMPTY)


async def _put(tx: AsyncConnection, match: int, seats: list[int], base: int, actions: str) -> list[DraftRow]:
    if not seats:
        return []
    latest = (await tx.execute(_COUNT, {"of_match": match, "steps": len(seats)})).scalar_one()
    first = latest - len(seats) + 1
    changed = [
        DraftRow(match=match, seat=seat, base=base, actions=actions, revision=first + n)
        for n, seat in enumerate(seats)
    ]
    await tx.execute(writing.replacing(tx, drafts), [asdict(draft) for draft in changed])
    return changed
