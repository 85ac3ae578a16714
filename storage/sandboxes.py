"""Sandboxes: what a person tries out on a private copy of the position; nothing of it ever happens."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import rows, writing
from storage.schema import sandboxes


class SandboxRow(rows.Row, frozen=True, kw_only=True):
    """A person's sandbox: a JSON list of actions on entry `base` of the log; `revision` never comes back."""

    match: int
    person: int
    base: int = 0
    actions: str = "[]"
    revision: int = 0


async def get(tx: AsyncConnection, match: int, person: int) -> SandboxRow:
    """Return a person's sandbox; an empty one of revision 0 where there never was any."""
    chosen = select(sandboxes).where(sandboxes.c.match == match, sandboxes.c.person == person)
    return rows.first(SandboxRow, await tx.execute(chosen)) or SandboxRow(match=match, person=person)


async def put(tx: AsyncConnection, match: int, person: int, base: int, actions: str) -> SandboxRow:
    """Set a person's sandbox and return it with its new revision."""
    sandbox = SandboxRow(match=match, person=person, base=base, actions=actions, revision=1)
    revision = (await tx.execute(_counted(tx.dialect.name), asdict(sandbox))).scalar_one()
    return replace(sandbox, revision=revision)


@cache
def _counted(dialect: str) -> Any:
    """Return an insert that takes the place of the sandbox before and counts it."""
    statement = writing.insert(dialect, sandboxes)
    changed = {
        "base": statement.excluded.base,
        "actions": statement.excluded.actions,
        "revision": sandboxes.c.revision + 1,
    }
    keys = [sandboxes.c.match, sandboxes.c.person]
    return statement.on_conflict_do_update(index_elements=keys, set_=changed).returning(sandboxes.c.revision)
