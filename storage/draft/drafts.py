"""Drafts: what a seat is choosing, on top of the log and not yet part of it.

Every change of a draft takes the next revision of its seat, which therefore stands for one draft and never comes
back, whatever is undone, thrown away or confirmed between. Seats are counted apart: nobody learns how often
another one has changed their mind.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict, replace
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.draft.schema import drafts
from storage.match.schema import ALIVE

EMPTY = "[]"


class DraftRow(rows.Row, frozen=True, kw_only=True):
    """A seat's draft: a JSON list of actions, empty or not, that stand on entry `base` of the log."""

    match: int
    seat: int
    base: int = 0
    actions: str = EMPTY
    revision: int = 0


_GET = select(drafts).where(drafts.c.match == bindparam("of_match"), drafts.c.seat == bindparam("of_seat"))


async def get(tx: AsyncConnection, match_id: int, seat: int) -> DraftRow:
    """Return a seat's draft; an empty one of revision 0 where it never chose anything."""
    found = rows.first(DraftRow, await tx.execute(_GET, {"of_match": match_id, "of_seat": seat}))
    return found or DraftRow(match=match_id, seat=seat)


async def put(tx: AsyncConnection, match_id: int, seat: int, base: int, actions: str) -> DraftRow:
    """Set a seat's draft and return it with its new revision."""
    (draft,) = await _put(tx, match_id, [seat], base, actions)
    return draft


async def clear(tx: AsyncConnection, match_id: int, seats: Iterable[int], base: int) -> list[DraftRow]:
    """Empty the drafts of seats, for a log whose head is `base`, and return them with their new revisions."""
    return await _put(tx, match_id, list(seats), base, EMPTY)


async def _put(
    tx: AsyncConnection, match_id: int, seats: list[int], base: int, actions: str
) -> list[DraftRow]:
    drawn = [DraftRow(match=match_id, seat=seat, base=base, actions=actions, revision=1) for seat in seats]
    counted = writing.count_up(tx, drafts)
    return [
        replace(draft, revision=(await tx.execute(counted, asdict(draft))).scalar_one()) for draft in drawn
    ]


async def drop(tx: AsyncConnection, match_id: int) -> None:
    """Forget the drafts of a match that is over."""
    await tx.execute(delete(drafts).where(drafts.c.match == match_id))


async def drop_over(tx: AsyncConnection) -> None:
    """Forget the drafts of all matches that are over."""
    await tx.execute(delete(drafts).where(drafts.c.match.not_in(ALIVE)))
