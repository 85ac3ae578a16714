"""Queries for an owner's due work, and for the next due times of all owners.

Each query is a single statement, because it runs after every finished message, job or timer.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from storage.core.scheduling import outbox, sharding
from storage.core.scheduling.outbox import OutboxRow
from storage.core.scheduling.sharding import Shard
from storage.core.sql import rows
from storage.core.sql.transactions import Transaction

_TIMES = {"outbox": "not_before", "jobs": "not_before", "timers": "at"}
_OF_OWNER = "owner_kind = :owner_kind AND owner = :owner"
BEFORE_ALL = -1
"""A time before all due times."""


class DueTimes(Struct, frozen=True):
    """The earliest due times in unix milliseconds; None if nothing is pending."""

    message: int | None
    job: int | None
    timer: int | None


class OwnerWork(Struct, frozen=True):
    """An owner's pending work."""

    messages: list[OutboxRow]
    """All pending messages in sending order, due or not."""
    has_jobs: bool
    """Whether jobs are due."""
    next_times: DueTimes | None
    """The next due times of all owners, or None if this owner has work that is due now."""


async def next_due_times(tx: Transaction, shard: Shard | None = None, after: int = BEFORE_ALL) -> DueTimes:
    """Return when the first outbox message, the first job and the first timer are due.

    Only work in the given shard counts, or all work if `shard` is None. Work due at `after` or earlier is
    ignored.
    """
    values = {"after": after, **sharding.parameters(shard)}
    return DueTimes(*(await tx.execute(_next_times_query(shard), values)).one())


@cache
def _next_times_query(shard: Shard | None) -> str:
    return f"SELECT {', '.join(f'({_earliest_query(table, shard)})' for table in _TIMES)}"


def _earliest_query(table: str, shard: Shard | None) -> str:
    due = f"{_TIMES[table]} > :after AND {sharding.condition(table, shard)}"
    return f"SELECT min({_TIMES[table]}) FROM {table} WHERE {due}"  # noqa: S608 - only names of tables and columns


async def load_owner_work(
    tx: Transaction, owner_kind: str, owner: int, now: int, shard: Shard | None = None
) -> OwnerWork:
    """Return an owner's pending work and, if none of it is due, the next due times.

    The next due times cover all owners, or all owners in the given shard.
    """
    of_owner = {"owner_kind": owner_kind, "owner": owner, "now": now}
    values = {**of_owner, "after": BEFORE_ALL, **sharding.parameters(shard)}
    found = await tx.execute(_owner_work_query(shard), values)
    has_jobs, has_posts, *times = found[0][:5]
    posts = [rows.typed(OutboxRow, row[5:]) for row in found if row[5] is not None]
    waiting = outbox.sort_for_sending(sorted(posts, key=lambda post: post.id))
    rows.cache_result(tx, outbox.of_owner, waiting, owner_kind, owner)
    return OwnerWork(waiting, bool(has_jobs), None if has_jobs or has_posts else DueTimes(*times))


@cache
def _owner_work_query(shard: Shard | None) -> str:
    # Compute the next due times only if needed, because the query for a shard takes longer.
    times = ", ".join(
        f"CASE WHEN NOT (mine.has_jobs OR mine.has_posts) THEN ({_earliest_query(table, shard)}) END"
        for table in _TIMES
    )
    return f"""
        WITH mine AS (SELECT
            EXISTS (SELECT 1 FROM jobs WHERE {_OF_OWNER} AND not_before <= :now) AS has_jobs,
            EXISTS (SELECT 1 FROM outbox WHERE {_OF_OWNER} AND not_before <= :now) AS has_posts
        )
        SELECT mine.has_jobs, mine.has_posts, {times}, {rows.columns(OutboxRow, "outbox")}
        FROM mine LEFT JOIN outbox ON {_OF_OWNER}
    """  # noqa: S608 - only names of tables and columns
