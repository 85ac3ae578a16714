"""Sandboxes: what a person tries out on a private copy of the position; nothing of it ever happens."""

from __future__ import annotations

from msgspec.structs import asdict, replace
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.match.schema import ALIVE
from storage.sandbox.schema import sandboxes


class SandboxRow(rows.Row, frozen=True, kw_only=True):
    """A person's sandbox: a JSON list of actions on entry `base` of the log; `revision` never comes back."""

    match: int
    person: int
    base: int = 0
    actions: str = "[]"
    revision: int = 0


async def get(tx: AsyncConnection, match_id: int, person: int) -> SandboxRow:
    """Return a person's sandbox; an empty one of revision 0 where there never was any."""
    chosen = select(sandboxes).where(sandboxes.c.match == match_id, sandboxes.c.person == person)
    return rows.first(SandboxRow, await tx.execute(chosen)) or SandboxRow(match=match_id, person=person)


async def put(tx: AsyncConnection, match_id: int, person: int, base: int, actions: str) -> SandboxRow:
    """Set a person's sandbox and return it with its new revision."""
    sandbox = SandboxRow(match=match_id, person=person, base=base, actions=actions, revision=1)
    revision = (await tx.execute(writing.count_up(tx, sandboxes), asdict(sandbox))).scalar_one()
    return replace(sandbox, revision=revision)


async def drop(tx: AsyncConnection, match_id: int) -> None:
    """Forget the sandboxes of a match that is over."""
    await tx.execute(delete(sandboxes).where(sandboxes.c.match == match_id))


async def drop_over(tx: AsyncConnection) -> None:
    """Forget the sandboxes of all matches that are over."""
    await tx.execute(delete(sandboxes).where(sandboxes.c.match.not_in(ALIVE)))
