"""Forgotten seats: which seats of a running match somebody had who was forgotten; the hash alone tells who."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.replace.schema import forgotten_seats


class ForgottenSeatRow(rows.Row, frozen=True, kw_only=True):
    """A seat that somebody had, and a hash of their id."""

    match: int
    seat: int
    hash: str
    salt: str


_OF_MATCH = select(forgotten_seats).where(forgotten_seats.c.match == bindparam("of_match"))


async def add(tx: AsyncConnection, row: ForgottenSeatRow) -> None:
    """Note that somebody had a seat who is forgotten now."""
    await tx.execute(writing.replace(tx, forgotten_seats), asdict(row))


async def of_match(tx: AsyncConnection, match_id: int) -> list[ForgottenSeatRow]:
    """Return the seats of a match that people had who were forgotten."""
    return rows.every(ForgottenSeatRow, await tx.execute(_OF_MATCH, {"of_match": match_id}))


async def drop(tx: AsyncConnection, match_id: int) -> None:
    """Delete them for a match that is over."""
    await tx.execute(delete(forgotten_seats).where(forgotten_seats.c.match == match_id))
