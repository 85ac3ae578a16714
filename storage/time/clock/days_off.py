"""Days off: those on which a person's clocks rest, as dates of their own calendar."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


class DayOffRow(rows.Row, frozen=True, kw_only=True):
    """A day (`2026-12-24`) on which a person does not play: a holiday, or a day of their yearly vacation."""

    person: int
    day: str
    is_holiday: bool = False


TABLES = (
    Table(
        "days_off",
        """
        person BIGINT NOT NULL,
        day VARCHAR(10) NOT NULL,
        is_holiday BOOLEAN NOT NULL,
        PRIMARY KEY (person, day)
        """,
        row=DayOffRow,
        of=Of.NONE,
        ids=("person",),
        is_personal=True,
    ),
)

_PUT = statements.replace("days_off", DayOffRow.__struct_fields__, ("person", "day"))
_OF_PERSON = f"{rows.select(DayOffRow, 'days_off')} WHERE person = :person ORDER BY day"
_DROP = "DELETE FROM days_off WHERE person = :person AND day IN (:days)"


async def put(tx: Transaction, *marked: DayOffRow) -> None:
    """Mark days; what a day was marked as before is forgotten."""
    if marked:
        await tx.execute(_PUT, [asdict(day) for day in marked])


@rows.remember("days_off")
async def of_person(tx: Transaction, person: int) -> list[DayOffRow]:
    """Return a person's days off, the earliest first."""
    return rows.every(DayOffRow, await tx.execute(_OF_PERSON, {"person": person}))


async def drop(tx: Transaction, person: int, days: Iterable[str]) -> None:
    """Unmark days."""
    await tx.execute(_DROP, {"person": person, "days": [*days]})
