"""When something is due next, in one question: it is asked after all that is done."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from storage.core.scheduling import shares
from storage.core.scheduling.shares import Share
from storage.core.sql.transactions import Transaction

_TIMES = {"outbox": "not_before", "jobs": "not_before", "timers": "at"}


class Earliest(Struct, frozen=True):
    """Unix milliseconds; None where none waits."""

    post: int | None
    job: int | None
    timer: int | None


async def of(tx: Transaction, share: Share | None = None) -> Earliest:
    """Return when the first post, job and timer are due, of all or of a share."""
    return Earliest(*(await tx.execute(_first(share), shares.values(share))).one())


@cache
def _first(share: Share | None) -> str:
    found = (
        f"(SELECT min({at}) FROM {table} WHERE {shares.within(table, share)})"  # noqa: S608 - our own names
        for table, at in _TIMES.items()
    )
    return f"SELECT {', '.join(found)}"
