"""Forgotten bars: until which season of a league hosts keep somebody away who was forgotten."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.league.schema import forgotten_bars


class ForgottenBarRow(rows.Row, frozen=True, kw_only=True):
    """A bar, and a hash of the id of whom it keeps away."""

    league: int
    hash: str
    salt: str
    until: int
    """The number of the last season it holds for."""


_OF_LEAGUE = select(forgotten_bars).where(forgotten_bars.c.league == bindparam("of_league"))


async def add(tx: AsyncConnection, row: ForgottenBarRow) -> None:
    """Keep a bar of somebody who is forgotten now."""
    await tx.execute(writing.replace(tx, forgotten_bars), asdict(row))


async def of_league(tx: AsyncConnection, league: int) -> list[ForgottenBarRow]:
    """Return the bars of a league."""
    return rows.every(ForgottenBarRow, await tx.execute(_OF_LEAGUE, {"of_league": league}))


async def drop_before(tx: AsyncConnection, league: int, number: int) -> None:
    """Delete the bars of a league that hold for no season from a number on."""
    over = (forgotten_bars.c.league == league, forgotten_bars.c.until < number)
    await tx.execute(delete(forgotten_bars).where(*over))
