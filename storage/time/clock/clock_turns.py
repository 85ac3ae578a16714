"""Clock turns: the turns that each seat has begun and ended."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class ClockTurnRow(rows.Row, frozen=True, kw_only=True):
    """A seat's turn; `number` counts from 1."""

    match_id: int
    seat: int
    number: int
    ended: int | None = None
    """The log entry that ended the turn; None while the turn is running.

    An undo resets it to None.
    """
    user_key: int | None = None
    """The user who took the turn; None if no user did."""
    timed_out_user_key: int | None = None
    """The user whose time ran out in this turn."""


TABLES = (
    Table(
        "clock_turns",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        number INTEGER NOT NULL,
        ended INTEGER,
        user_key BIGINT,
        timed_out_user_key BIGINT,
        PRIMARY KEY (match_id, seat, number)
        """,
        row=ClockTurnRow,
        indexes=(
            "CREATE INDEX ix_clock_turns_user ON clock_turns (user_key)",
            """
            CREATE INDEX ix_clock_turns_timed_out_user ON clock_turns (timed_out_user_key)
                WHERE timed_out_user_key IS NOT NULL
            """,
        ),
        user_columns=("user_key", "timed_out_user_key"),
    ),
)

_PUT = statements.upsert("clock_turns", ClockTurnRow.__struct_fields__, ("match_id", "seat", "number"))
_TURNS = rows.select(ClockTurnRow, "clock_turns")
_OF_SEAT = f"{_TURNS} WHERE match_id = :match_id AND seat = :seat ORDER BY number"
_OF_SEATS = f"{_TURNS} WHERE match_id = :match_id AND seat IN (:seats) ORDER BY seat, number"
_DROP = "DELETE FROM clock_turns WHERE match_id = :match_id AND seat = :seat AND number = :number"
_DROP_ALL = "DELETE FROM clock_turns WHERE match_id = :match_id"


async def put(tx: Transaction, *turns: ClockTurnRow) -> None:
    """Save turns, replacing their earlier values."""
    if turns:
        await tx.execute(_PUT, [asdict(turn) for turn in turns])


async def of_seat(tx: Transaction, match_id: int, seat: int) -> list[ClockTurnRow]:
    """Return a seat's turns in order."""
    return rows.all_rows(ClockTurnRow, await tx.execute(_OF_SEAT, {"match_id": match_id, "seat": seat}))


async def of_seats(tx: Transaction, match_id: int, seats: Collection[int]) -> dict[int, list[ClockTurnRow]]:
    """Return the given seats' turns in order, by seat."""
    found = rows.all_rows(
        ClockTurnRow, await tx.execute(_OF_SEATS, {"match_id": match_id, "seats": [*seats]})
    )
    return {seat: [row for row in found if row.seat == seat] for seat in seats}


async def delete(tx: Transaction, *turns: ClockTurnRow) -> None:
    """Delete the rows of the given turns."""
    for turn in turns:
        await tx.execute(_DROP, asdict(turn))


async def delete_all(tx: Transaction, match_id: int) -> None:
    """Delete a finished match's turns."""
    await tx.execute(_DROP_ALL, {"match_id": match_id})
