"""Jobs: background work for an owner, such as playing a robot's turn.

Unlike outbox messages, jobs don't need Discord.
"""

from __future__ import annotations

import logging
from contextvars import ContextVar
from typing import Any

from host.core import kinds
from host.core.context import Context
from host.core.errors import UserError
from host.core.features import feature
from host.core.kinds import Kind, UnknownKind
from host.core.owners import Owner
from storage.core.database import Transaction
from storage.core.scheduling import jobs
from storage.core.scheduling.due import IMMEDIATELY
from storage.core.scheduling.jobs import JobRow

log = logging.getLogger(__name__)

MAX_IN_A_ROW = 40
"""Maximum number of an owner's jobs to run before the caller does other work."""
RETRY_DELAY = 3_600_000
"""Milliseconds until a job is retried if it can't run now or this version does not know its kind."""


_user_is_waiting: ContextVar[bool] = ContextVar("waited_for", default=False)


class JobDeferred(Exception):
    """Raised by a long-running job while a user is waiting; the scheduler then retries the job later."""


class Job(Kind, frozen=True):
    """A job for an owner."""


async def put(
    ctx: Context, tx: Transaction, owner: Owner, job: Job, *, not_before: int = IMMEDIATELY
) -> None:
    """Queue a job, replacing a pending job of the same kind.

    The job does not run before `not_before` (Unix milliseconds).
    """
    row = JobRow(
        owner_kind=owner.kind, owner=owner.id, feature=kinds.feature_of(job), kind=kinds.name_of(job),
        payload=kinds.payload_of(job), created=ctx.now(), not_before=not_before,
    )  # fmt: skip
    await jobs.put(tx, row)


async def make_due(tx: Transaction, job_type: type[Job]) -> None:
    """Make all pending jobs of a kind due immediately."""
    await jobs.make_due(tx, kinds.feature_of(job_type), kinds.name_of(job_type))


async def delete(tx: Transaction, owner: Owner, job_type: type[Job]) -> None:
    """Delete an owner's pending jobs of the given kind."""
    feature_name, kind = kinds.feature_of(job_type), kinds.name_of(job_type)
    await jobs.delete(tx, owner.kind, owner.id, feature_name, kind)


def is_user_waiting() -> bool:
    """Return whether a user is waiting for the running job.

    If so, the job must be quick.
    """
    return _user_is_waiting.get()


async def run(ctx: Context, owner: Owner, *, may_take_long: bool = False) -> bool:
    """Run an owner's due jobs one after the other.

    Return True if more jobs are due, or if a job was deferred because a user is waiting.
    """
    mark = _user_is_waiting.set(not may_take_long)
    try:
        return await _run_due(ctx, owner)
    except JobDeferred:
        return True
    finally:
        _user_is_waiting.reset(mark)


async def _run_due(ctx: Context, owner: Owner) -> bool:
    async with ctx.owner_lock(owner, "jobs"):
        row = await _next_job(ctx, owner)
        for _ in range(MAX_IN_A_ROW):
            if row is None:
                return False
            is_done = await _run_job(ctx, owner, row)
            row = await _next_job(ctx, owner, row.id if is_done else None)
    return row is not None


async def _next_job(ctx: Context, owner: Owner, done: int | None = None) -> JobRow | None:
    """Delete the job that has just finished, if any, and return the next due job.

    The finished job may have deleted its own row.
    """
    async with ctx.database.read_transaction() as tx:
        due = await _due_jobs(ctx, tx, owner)
    left = [row for row in due if row.id != done]
    if done is not None and len(left) < len(due):
        async with ctx.database.transaction(lock_key=str(owner)) as tx:
            await jobs.finish(tx, done, ctx.now())
    return next(iter(left), None)


async def _due_jobs(ctx: Context, tx: Transaction, owner: Owner) -> list[JobRow]:
    waiting = await jobs.of_owner(tx, owner.kind, owner.id)
    return [row for row in waiting if row.not_before <= ctx.now()]


async def has_due_jobs(ctx: Context, tx: Transaction, owner: Owner) -> bool:
    """Return whether an owner has due jobs."""
    return bool(await _due_jobs(ctx, tx, owner))


async def _run_job(ctx: Context, owner: Owner, row: JobRow) -> bool:
    """Run a job and return whether it is done; postpone it if it can't run."""
    try:
        handler = feature(row.feature).handle_job
        job: Any = kinds.parse(feature(row.feature).jobs, row.feature, row.kind, row.payload)
        assert handler is not None
        await handler(ctx, owner, job)
    except UnknownKind as error:
        log.error("%s: a job of an unknown kind is kept: %s", owner, error)
        await _postpone(ctx, row)
    except UserError as error:
        log.info("%s: %s is postponed: %s", owner, row.kind, error)
        await _postpone(ctx, row)
    else:
        return True
    return False


async def _postpone(ctx: Context, row: JobRow) -> None:
    async with ctx.database.transaction(lock_key=f"{row.owner_kind} {row.owner}") as tx:
        await jobs.postpone(tx, row.id, ctx.now() + RETRY_DELAY)


async def postpone_due(ctx: Context, owner: Owner) -> None:
    """Postpone all of an owner's due jobs, because a bug made one of them fail."""
    async with ctx.database.transaction(lock_key=str(owner)) as tx:
        for row in await jobs.of_owner(tx, owner.kind, owner.id):
            if row.not_before <= ctx.now():
                await jobs.postpone(tx, row.id, ctx.now() + RETRY_DELAY)


async def release(tx: Transaction, owner: Owner) -> None:
    """Make an owner's jobs due immediately."""
    await jobs.release(tx, owner.kind, owner.id)


async def due_owners(ctx: Context) -> list[Owner]:
    """Return the owners with due jobs, starting with the longest overdue."""
    async with ctx.database.read_transaction() as tx:
        return [Owner(*owner) for owner in await jobs.due_owners(tx, ctx.now(), ctx.own_shard)]
