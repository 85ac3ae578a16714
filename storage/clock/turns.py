"""Turns of seats: which have begun and which are over, as clocks count them."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.clock.schema import clock_turns
from storage.core import rows, writing


class TurnRow(rows.Row, frozen=True, kw_only=True):
    """A seat's turn, counted from 1."""

    match: int
    seat: int
    number: int
    ended: int | None = None
    """The entry of the log by which it was over; None while it is not, or is not any more."""
    person: int | None = None
    """Who has taken it; None where nobody in person did."""
    late: int | None = None
    """Whose time ran out in it."""


_OF_SEAT = (
    select(clock_turns)
    .where(clock_turns.c.match == bindparam("of_match"), clock_turns.c.seat == bindparam("of_seat"))
    .order_by(clock_turns.c.number)
)


async def put(tx: AsyncConnection, *turns: TurnRow) -> None:
    """Set turns, in place of how they stood."""
    if turns:
        await tx.execute(writing.replace(tx, clock_turns), [asdict(turn) for turn in turns])


async def of_seat(tx: AsyncConnection, match_id: int, seat: int) -> list[TurnRow]:
    """Return the turns of a seat in their order."""
    return rows.every(TurnRow, await tx.execute(_OF_SEAT, {"of_match": match_id, "of_seat": seat}))


async def drop(tx: AsyncConnection, *turns: TurnRow) -> None:
    """Forget turns as if they had never begun."""
    for turn in turns:
        await tx.execute(
            delete(clock_turns).where(
                clock_turns.c.match == turn.match,
                clock_turns.c.seat == turn.seat,
                clock_turns.c.number == turn.number,
            )
        )


async def drop_all(tx: AsyncConnection, match_id: int) -> None:
    """Forget the turns of a match that is over."""
    await tx.execute(delete(clock_turns).where(clock_turns.c.match == match_id))
