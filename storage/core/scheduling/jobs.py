"""Jobs: work for an owner, saved in the same transaction as the change that requires it."""

from __future__ import annotations

from functools import cache

from msgspec.structs import asdict

from storage.core.postgres import triggers
from storage.core.scheduling import sharding
from storage.core.scheduling.due import IMMEDIATELY
from storage.core.scheduling.sharding import Shard
from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class JobRow(rows.Row, frozen=True, kw_only=True):
    """A job; `payload` is JSON."""

    id: int = 0
    owner_kind: str
    owner: int
    feature: str
    kind: str
    payload: str = "{}"
    created: int
    not_before: int = IMMEDIATELY


TABLES = (
    Table(
        "jobs",
        """
        owner_kind VARCHAR(16) NOT NULL,
        owner BIGINT NOT NULL,
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        created BIGINT NOT NULL,
        not_before BIGINT NOT NULL
        """,
        row=JobRow,
        has_autoincrement=True,
        indexes=(
            "CREATE INDEX ix_jobs_not_before_id ON jobs (not_before, id)",
            "CREATE INDEX ix_jobs_owner_kind_owner_id ON jobs (owner_kind, owner, id)",
        ),
        postgres_statements=triggers.notify_triggers("jobs", "not_before", "NEW.not_before < OLD.not_before"),
        json_user_columns=("payload",),
        scope=Scope.OWNER,
    ),
)

_NEW = [name for name in JobRow.__struct_fields__ if name != "id"]
_ADD = statements.insert("jobs", _NEW)
_DROP = """
    DELETE FROM jobs WHERE owner_kind = :owner_kind AND owner = :owner AND feature = :feature AND kind = :kind
"""
_FINISH = "DELETE FROM jobs WHERE id = :id AND not_before <= :now"
_POSTPONE = "UPDATE jobs SET not_before = :not_before WHERE id = :id"
_RELEASE = """
    UPDATE jobs SET not_before = :at_once
    WHERE owner_kind = :owner_kind AND owner = :owner AND not_before > :at_once
"""
_WAITING = f"""
    {rows.select(JobRow, "jobs")} WHERE owner_kind = :owner_kind AND owner = :owner ORDER BY id
"""
_CAP_DELAYS = "UPDATE jobs SET not_before = :now WHERE not_before > :latest"
_MAKE_DUE = "UPDATE jobs SET not_before = :at_once WHERE feature = :feature AND kind = :kind"
_DUE_SINCE = """
    SELECT count(*), min(CASE WHEN not_before > :at_once THEN not_before ELSE created END)
    FROM jobs WHERE not_before <= :now
"""


async def put(tx: Transaction, job: JobRow) -> None:
    """Save a job, replacing the owner's other jobs of the same kind.

    The database assigns the id.
    """
    await delete(tx, job.owner_kind, job.owner, job.feature, job.kind)
    await tx.execute(_ADD, asdict(job))


async def delete(tx: Transaction, owner_kind: str, owner: int, feature: str, kind: str) -> None:
    """Delete an owner's jobs of the given kind."""
    if any((job.feature, job.kind) == (feature, kind) for job in await of_owner(tx, owner_kind, owner)):
        of_kind = {"owner_kind": owner_kind, "owner": owner, "feature": feature, "kind": kind}
        await tx.execute(_DROP, of_kind)


async def finish(tx: Transaction, job: int, now: int) -> None:
    """Delete a finished job, unless it was postponed while it ran."""
    await tx.execute(_FINISH, {"id": job, "now": now})


async def postpone(tx: Transaction, job: int, not_before: int) -> None:
    """Postpone a job until the given time."""
    await tx.execute(_POSTPONE, {"id": job, "not_before": not_before})


async def release(tx: Transaction, owner_kind: str, owner: int) -> None:
    """Make an owner's jobs due immediately."""
    await tx.execute(_RELEASE, {"owner_kind": owner_kind, "owner": owner, "at_once": IMMEDIATELY})


@rows.cached_per_transaction("jobs")
async def of_owner(tx: Transaction, owner_kind: str, owner: int) -> list[JobRow]:
    """Return an owner's jobs, oldest first."""
    return rows.all_rows(JobRow, await tx.execute(_WAITING, {"owner_kind": owner_kind, "owner": owner}))


async def due_owners(tx: Transaction, now: int, shard: Shard | None = None) -> list[tuple[str, int]]:
    """Return the owners of due jobs, longest waiting first.

    If `shard` is None, the owners in all shards are returned.
    """
    found = await tx.execute(_due_query(shard), {"now": now, **sharding.parameters(shard)})
    return list(dict.fromkeys((owner_kind, owner) for owner_kind, owner in found))


@cache
def _due_query(shard: Shard | None) -> str:
    return f"""
        SELECT owner_kind, owner FROM jobs WHERE not_before <= :now AND {sharding.condition("jobs", shard)}
        ORDER BY not_before, id
    """  # noqa: S608 - only names of tables and columns


async def make_due(tx: Transaction, feature: str, kind: str) -> None:
    """Make all jobs of the given kind due immediately."""
    await tx.execute(_MAKE_DUE, {"feature": feature, "kind": kind, "at_once": IMMEDIATELY})


async def cap_delays(tx: Transaction, now: int, latest: int) -> None:
    """Make jobs due immediately if they are postponed beyond `latest`."""
    await tx.execute(_CAP_DELAYS, {"now": now, "latest": latest})


async def backlog(tx: Transaction, now: int) -> tuple[int, int | None]:
    """Return the number of due jobs, and when the first of them became due."""
    count, since = (await tx.execute(_DUE_SINCE, {"now": now, "at_once": IMMEDIATELY})).one()
    return count, since
