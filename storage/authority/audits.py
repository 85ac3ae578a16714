"""Audits: what hosts have done with their tools, and why."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.core.schema import audits


class AuditRow(rows.Row, frozen=True, kw_only=True):
    """An act of a host on a match (None: on the whole server), with the reason they gave; `detail` is JSON."""

    id: int = 0
    server: int
    match: int | None = None
    person: int
    name: str
    act: str
    reason: str = ""
    detail: str = "{}"
    at: int


async def add(tx: AsyncConnection, act: AuditRow) -> None:
    """Take down an act; its id is given by the database."""
    fields = asdict(act)
    del fields["id"]
    await tx.execute(insert(audits).values(fields))


async def of_server(tx: AsyncConnection, server: int, most: int, skip: int = 0) -> list[AuditRow]:
    """Return acts in a server, the newest first, without so many of the newest."""
    chosen = select(audits).where(audits.c.server == server).order_by(audits.c.id.desc())
    return rows.every(AuditRow, await tx.execute(chosen.limit(most).offset(skip)))
