"""Jobs: work still to be done for an owner, written in the transaction that makes it due."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, bindparam, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.schedule.schema import AT_ONCE, jobs
from storage.schedule.shares import Share, within


class JobRow(rows.Row, frozen=True, kw_only=True):
    """Work to be done; `payload` is JSON."""

    id: int = 0
    owner_kind: str
    owner: int
    feature: str
    kind: str
    payload: str = "{}"
    created: int
    not_before: int = AT_ONCE


_OF_OWNER = (jobs.c.owner_kind == bindparam("of_kind"), jobs.c.owner == bindparam("of_owner"))
_WAITING = select(jobs).where(*_OF_OWNER).order_by(jobs.c.id)


_ADD = insert(jobs)
_DROP = delete(jobs).where(
    *_OF_OWNER, jobs.c.feature == bindparam("of_feature"), jobs.c.kind == bindparam("named")
)
_FINISH = delete(jobs).where(jobs.c.id == bindparam("of_id"), jobs.c.not_before <= bindparam("now"))


async def put(tx: AsyncConnection, job: JobRow) -> None:
    """Keep a job in place of those of its kind that its owner has; its id is given by the database."""
    await drop(tx, job.owner_kind, job.owner, job.feature, job.kind)
    fields = asdict(job)
    del fields["id"]
    await tx.execute(_ADD, fields)


async def drop(tx: AsyncConnection, owner_kind: str, owner: int, feature: str, kind: str) -> None:
    """Drop an owner's jobs of a kind."""
    if any((job.feature, job.kind) == (feature, kind) for job in await waiting(tx, owner_kind, owner)):
        of_kind = {"of_kind": owner_kind, "of_owner": owner, "of_feature": feature, "named": kind}
        await tx.execute(_DROP, of_kind)


async def finish(tx: AsyncConnection, job: int, now: int) -> None:
    """Take a job out that was done; one that was told to wait meanwhile stays."""
    await tx.execute(_FINISH, {"of_id": job, "now": now})


async def postpone(tx: AsyncConnection, job: int, not_before: int) -> None:
    """Let a job wait until a time."""
    await tx.execute(update(jobs).where(jobs.c.id == job).values(not_before=not_before))


async def release(tx: AsyncConnection, owner_kind: str, owner: int) -> None:
    """Make an owner's jobs due at once."""
    of_owner = (jobs.c.owner_kind == owner_kind, jobs.c.owner == owner)
    await tx.execute(update(jobs).where(*of_owner, jobs.c.not_before > AT_ONCE).values(not_before=AT_ONCE))


@rows.remember(jobs)
async def waiting(tx: AsyncConnection, owner_kind: str, owner: int) -> list[JobRow]:
    """Return an owner's jobs, the oldest first."""
    return rows.every(JobRow, await tx.execute(_WAITING, {"of_kind": owner_kind, "of_owner": owner}))


async def due(tx: AsyncConnection, now: int, most: int, share: Share | None = None) -> list[tuple[str, int]]:
    """Return the owners of jobs that are due, of all or of a share, the one that waits longest first."""
    found = await tx.execute(_due(share), {"now": now, "most": most})
    return list(dict.fromkeys((row.owner_kind, row.owner) for row in found))


@cache
def _due(share: Share | None) -> Select[Any]:
    are_due = (jobs.c.not_before <= bindparam("now"), *within(jobs, share))
    found = select(jobs.c.owner_kind, jobs.c.owner).where(*are_due)
    return found.order_by(jobs.c.not_before, jobs.c.id).limit(bindparam("most"))


async def wait_no_longer(tx: AsyncConnection, now: int, latest: int) -> None:
    """Make jobs due at once that are to wait until later than a time."""
    await tx.execute(update(jobs).where(jobs.c.not_before > latest).values(not_before=now))


async def due_since(tx: AsyncConnection, now: int) -> tuple[int, int | None]:
    """Return how many jobs are due, and since when the first of them is."""
    since = case((jobs.c.not_before > AT_ONCE, jobs.c.not_before), else_=jobs.c.created)
    due = select(func.count(), func.min(since)).where(jobs.c.not_before <= now)
    found = (await tx.execute(due)).one()
    return found[0], found[1]
