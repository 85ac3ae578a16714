"""Forgotten seats: which seats of a running match somebody had who was forgotten; the hash alone tells who."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class ForgottenSeatRow(rows.Row, frozen=True, kw_only=True):
    """A seat that somebody had, and a hash of their id."""

    match: int
    seat: int
    hash: str
    salt: str


TABLES = (
    Table(
        "forgotten_seats",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        hash VARCHAR(64) NOT NULL,
        salt VARCHAR(32) NOT NULL,
        PRIMARY KEY (match, seat, hash)
        """,
        row=ForgottenSeatRow,
    ),
)

_ADD = statements.replace("forgotten_seats", ForgottenSeatRow.__struct_fields__, ("match", "seat", "hash"))
_OF_MATCH = f"{rows.select(ForgottenSeatRow, 'forgotten_seats')} WHERE match = :match"
_DROP = "DELETE FROM forgotten_seats WHERE match = :match"


async def add(tx: Transaction, row: ForgottenSeatRow) -> None:
    """Note that somebody had a seat who is forgotten now."""
    await tx.execute(_ADD, asdict(row))


async def of_match(tx: Transaction, match_id: int) -> list[ForgottenSeatRow]:
    """Return the seats of a match that people had who were forgotten."""
    return rows.every(ForgottenSeatRow, await tx.execute(_OF_MATCH, {"match": match_id}))


async def drop(tx: Transaction, match_id: int) -> None:
    """Delete them for a match that is over."""
    await tx.execute(_DROP, {"match": match_id})
