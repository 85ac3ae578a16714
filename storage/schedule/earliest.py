"""When something is due next, in one question: it is asked after all that is done."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.schedule.schema import jobs, outbox, timers
from storage.schedule.shares import Share, within


class Earliest(Struct, frozen=True):
    """Unix milliseconds; None where none waits."""

    post: int | None
    job: int | None
    timer: int | None


async def of(tx: AsyncConnection, share: Share | None = None) -> Earliest:
    """Return when the first post, job and timer are due, of all or of a share."""
    return Earliest(*(await tx.execute(_first(share))).one())


@cache
def _first(share: Share | None) -> Select[Any]:
    kinds = ((outbox, outbox.c.not_before), (jobs, jobs.c.not_before), (timers, timers.c.at))
    found = (select(func.min(at)).where(*within(table, share)) for table, at in kinds)
    return select(*(one.scalar_subquery() for one in found))
