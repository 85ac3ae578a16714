"""Days off: dates in a user's time zone on which the user's clocks are stopped."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class DayOffRow(rows.Row, frozen=True, kw_only=True):
    """A day (`2026-12-24`) on which a user does not play: a holiday or a vacation day."""

    user_key: int
    day: str
    is_holiday: bool = False
    is_automatic: bool = False
    """Whether the bot used this vacation day because a clock was about to run out."""


TABLES = (
    Table(
        "days_off",
        """
        user_key BIGINT NOT NULL,
        day VARCHAR(10) NOT NULL,
        is_holiday BOOLEAN NOT NULL,
        is_automatic BOOLEAN NOT NULL DEFAULT FALSE,
        PRIMARY KEY (user_key, day)
        """,
        row=DayOffRow,
        scope=Scope.NONE,
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_PUT = statements.upsert("days_off", DayOffRow.__struct_fields__, ("user_key", "day"))
_OF_USER = f"{rows.select(DayOffRow, 'days_off')} WHERE user_key = :user_key ORDER BY day"
_DROP = "DELETE FROM days_off WHERE user_key = :user_key AND day IN (:days)"


async def put(tx: Transaction, *marked: DayOffRow) -> None:
    """Save days off, replacing earlier rows for the same days."""
    if marked:
        await tx.execute(_PUT, [asdict(day) for day in marked])


@rows.cached_per_transaction("days_off")
async def of_user(tx: Transaction, user_key: int) -> list[DayOffRow]:
    """Return a user's days off, earliest first."""
    return rows.all_rows(DayOffRow, await tx.execute(_OF_USER, {"user_key": user_key}))


async def delete(tx: Transaction, user_key: int, days: Iterable[str]) -> None:
    """Unmark days."""
    await tx.execute(_DROP, {"user_key": user_key, "days": [*days]})
