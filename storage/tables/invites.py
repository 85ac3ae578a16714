"""Invitations: whom the opener of a match asked to join."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.tables.schema import invites


class InviteRow(rows.Row, frozen=True, kw_only=True):
    """A person asked to join; `name` is what is shown."""

    match: int
    person: int
    name: str


async def add(tx: AsyncConnection, *asked: InviteRow) -> None:
    """Keep invitations; one who is invited already stays so, under the new name."""
    if asked:
        await tx.execute(writing.replacing(tx, invites), [asdict(invite) for invite in asked])


async def of_match(tx: AsyncConnection, match_id: int) -> list[InviteRow]:
    """Return whom a match invited, by id."""
    chosen = select(invites).where(invites.c.match == match_id).order_by(invites.c.person)
    return rows.every(InviteRow, await tx.execute(chosen))
