"""Days off: those on which a person's clocks rest, as dates of their own calendar."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.clock.schema import days_off
from storage.core import rows, writing


class DayOffRow(rows.Row, frozen=True, kw_only=True):
    """A day (`2026-12-24`) on which a person does not play: a holiday, or a day of their yearly vacation."""

    person: int
    day: str
    is_holiday: bool = False


_OF_PERSON = select(days_off).where(days_off.c.person == bindparam("of_person")).order_by(days_off.c.day)


async def put(tx: AsyncConnection, *marked: DayOffRow) -> None:
    """Mark days; what a day was marked as before is forgotten."""
    if marked:
        await tx.execute(writing.replace(tx, days_off), [asdict(day) for day in marked])


@rows.remember(days_off)
async def of_person(tx: AsyncConnection, person: int) -> list[DayOffRow]:
    """Return a person's days off, the earliest first."""
    return rows.every(DayOffRow, await tx.execute(_OF_PERSON, {"of_person": person}))


async def drop(tx: AsyncConnection, person: int, days: Iterable[str]) -> None:
    """Unmark days."""
    await tx.execute(delete(days_off).where(days_off.c.person == person, days_off.c.day.in_(list(days))))
