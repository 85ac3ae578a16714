"""Forgotten bars: until which season of a league hosts keep somebody away who was forgotten."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


class ForgottenBarRow(rows.Row, frozen=True, kw_only=True):
    """A bar, and a hash of the id of whom it keeps away."""

    league: int
    hash: str
    salt: str
    until: int
    """The number of the last season it holds for."""


TABLES = (
    Table(
        "forgotten_bars",
        """
        league BIGINT NOT NULL REFERENCES leagues (id),
        hash VARCHAR(64) NOT NULL,
        salt VARCHAR(32) NOT NULL,
        until INTEGER NOT NULL,
        PRIMARY KEY (league, hash)
        """,
        row=ForgottenBarRow,
        of=Of.LEAGUE,
    ),
)

_ADD = statements.replace("forgotten_bars", ForgottenBarRow.__struct_fields__, ("league", "hash"))
_OF_LEAGUE = f"{rows.select(ForgottenBarRow, 'forgotten_bars')} WHERE league = :league"


async def add(tx: Transaction, row: ForgottenBarRow) -> None:
    """Keep a bar of somebody who is forgotten now."""
    await tx.execute(_ADD, asdict(row))


async def of_league(tx: Transaction, league: int) -> list[ForgottenBarRow]:
    """Return the bars of a league."""
    return rows.every(ForgottenBarRow, await tx.execute(_OF_LEAGUE, {"league": league}))


async def drop_before(tx: Transaction, league: int, number: int) -> None:
    """Delete the bars of a league that hold for no season from a number on."""
    over = {"league": league, "number": number}
    await tx.execute("DELETE FROM forgotten_bars WHERE league = :league AND until < :number", over)
