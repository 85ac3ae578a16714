"""Clocks: the time each seat of a match has left, and since when it runs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.clock.schema import clocks
from storage.core import rows, writing
from storage.match.schema import matches


class ClockRow(rows.Row, frozen=True, kw_only=True):
    """A seat's clock: `left` milliseconds (None: untimed) when it was set going at `since` (None: it rests)."""

    match: int
    seat: int
    left: int | None = None
    since: int | None = None
    turn: int = 0
    """The entry of the log by which the seat came to be awaited: the name of its turn."""
    missed: int = 0
    """How often in a row it has run out without a move of the person."""


_OF_MATCH = select(clocks).where(clocks.c.match == bindparam("of_match")).order_by(clocks.c.seat)


async def put(tx: AsyncConnection, *set_: ClockRow) -> None:
    """Set clocks, in place of how they stood."""
    if set_:
        await tx.execute(writing.replace(tx, clocks), [asdict(clock) for clock in set_])


async def of_match(tx: AsyncConnection, match_id: int) -> dict[int, ClockRow]:
    """Return the clocks of a match by seat."""
    found = rows.every(ClockRow, await tx.execute(_OF_MATCH, {"of_match": match_id}))
    return {clock.seat: clock for clock in found}


async def matches_without(tx: AsyncConnection) -> list[int]:
    """Return the running matches in which no clock was ever set."""
    has_one = exists().where(clocks.c.match == matches.c.id)
    chosen = select(matches.c.id).where(matches.c.status == "running", ~has_one)
    return list((await tx.execute(chosen)).scalars())


async def of_matches(tx: AsyncConnection, several: Sequence[int]) -> list[ClockRow]:
    """Return the clocks of several matches."""
    return rows.every(ClockRow, await tx.execute(select(clocks).where(clocks.c.match.in_(several))))


async def drop(tx: AsyncConnection, match_id: int) -> None:
    """Forget the clocks of a match that is over."""
    await tx.execute(delete(clocks).where(clocks.c.match == match_id))
