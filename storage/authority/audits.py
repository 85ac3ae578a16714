"""Audits: what hosts have done with their tools, and why."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.authority.schema import audits
from storage.core import rows


class AuditRow(rows.Row, frozen=True, kw_only=True):
    """An act by authority on a match (None: on the whole server), with the reason they gave; `payload` is JSON."""

    id: int = 0
    server: int
    match: int | None = None
    person: int
    name: str
    feature: str
    kind: str
    payload: str = "{}"
    reason: str = ""
    at: int
    is_participant: bool = False
    """They played in the match themselves, and others did too."""


async def add(tx: AsyncConnection, act: AuditRow) -> int:
    """Take down an act and return its id, which is given by the database."""
    fields = asdict(act)
    del fields["id"]
    return rows.key_of(await tx.execute(insert(audits).values(fields)))


async def get(tx: AsyncConnection, act: int) -> AuditRow | None:
    """Return an act, or None."""
    return rows.first(AuditRow, await tx.execute(select(audits).where(audits.c.id == act)))


async def of_server(tx: AsyncConnection, server: int, most: int, skip: int = 0) -> list[AuditRow]:
    """Return acts in a server, the newest first, without so many of the newest."""
    chosen = select(audits).where(audits.c.server == server).order_by(audits.c.id.desc())
    return rows.every(AuditRow, await tx.execute(chosen.limit(most).offset(skip)))
