"""Due work: an owner's work now, and the next due times of all owners.

Each query is a single statement, because it runs after every finished piece of work.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from storage.core.scheduling import outbox, shares
from storage.core.scheduling.outbox import PostRow
from storage.core.scheduling.shares import Share
from storage.core.sql import rows
from storage.core.sql.transactions import Transaction

_TIMES = {"outbox": "not_before", "jobs": "not_before", "timers": "at"}
_OF_OWNER = "owner_kind = :owner_kind AND owner = :owner"


class Earliest(Struct, frozen=True):
    """The earliest due times in unix milliseconds, None if nothing is waiting."""

    post: int | None
    job: int | None
    timer: int | None


class Due(Struct, frozen=True):
    """The waiting work of an owner."""

    posts: list[PostRow]
    """Due or not, in the order in which they are sent."""
    has_jobs: bool
    """Whether jobs are due."""
    first: Earliest | None
    """The next due times of all owners; None if this owner has work due now."""


async def of(tx: Transaction, share: Share | None = None) -> Earliest:
    """Return when the first outbox message, job and timer are due, overall or in a share."""
    return Earliest(*(await tx.execute(_first(share), shares.values(share))).one())


@cache
def _first(share: Share | None) -> str:
    return f"SELECT {', '.join(f'({_min(table, share)})' for table in _TIMES)}"


def _min(table: str, share: Share | None) -> str:
    return f"SELECT min({_TIMES[table]}) FROM {table} WHERE {shares.within(table, share)}"  # noqa: S608 - our own names


async def look(tx: Transaction, owner_kind: str, owner: int, now: int, share: Share | None = None) -> Due:
    """Return an owner's waiting work and, if none of it is due, the next due times.

    The next due times are those of all owners, or those of a share.
    """
    values = {"owner_kind": owner_kind, "owner": owner, "now": now, **shares.values(share)}
    found = await tx.execute(_look(share), values)
    has_jobs, has_posts, *times = found[0][:5]
    posts = [rows.typed(PostRow, row[5:]) for row in found if row[5] is not None]
    waiting = outbox.in_order(sorted(posts, key=lambda post: post.id))
    rows.know(tx, outbox.waiting, waiting, owner_kind, owner)
    return Due(waiting, bool(has_jobs), None if has_jobs or has_posts else Earliest(*times))


@cache
def _look(share: Share | None) -> str:
    # The next due times are computed only if needed, because the query of a share takes longer.
    times = ", ".join(
        f"CASE WHEN NOT (mine.has_jobs OR mine.has_posts) THEN ({_min(table, share)}) END" for table in _TIMES
    )
    return f"""
        WITH mine AS (SELECT
            EXISTS (SELECT 1 FROM jobs WHERE {_OF_OWNER} AND not_before <= :now) AS has_jobs,
            EXISTS (SELECT 1 FROM outbox WHERE {_OF_OWNER} AND not_before <= :now) AS has_posts
        )
        SELECT mine.has_jobs, mine.has_posts, {times}, {rows.columns(PostRow, "outbox")}
        FROM mine LEFT JOIN outbox ON {_OF_OWNER}
    """  # noqa: S608 - our own names
