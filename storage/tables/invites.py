"""Invitations: whom the opener of a match asked to join."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.tables.schema import invites


class InviteRow(rows.Row, frozen=True, kw_only=True):
    """A person asked to join; `name` is what is shown, `is_told` whether a post has notified them."""

    match: int
    person: int
    name: str
    is_told: bool = True


_OF_MATCH = select(invites).where(invites.c.match == bindparam("of_match")).order_by(invites.c.person)
_MARK_TOLD = update(invites).where(invites.c.match == bindparam("of_match")).values(is_told=True)


async def add(tx: AsyncConnection, *asked: InviteRow) -> None:
    """Keep invitations; one who is invited already stays so, under the new name."""
    if asked:
        await tx.execute(writing.replace(tx, invites), [asdict(invite) for invite in asked])


async def mark_told(tx: AsyncConnection, match_id: int) -> None:
    """Take all whom a match invited as notified."""
    await tx.execute(_MARK_TOLD, {"of_match": match_id})


async def of_match(tx: AsyncConnection, match_id: int) -> list[InviteRow]:
    """Return whom a match invited, by id."""
    return rows.every(InviteRow, await tx.execute(_OF_MATCH, {"of_match": match_id}))
