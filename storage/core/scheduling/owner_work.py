"""An owner's pending work, loaded in one statement: outbox messages, jobs and timers."""

from __future__ import annotations

from storage.core.scheduling import jobs, outbox, timers
from storage.core.scheduling.jobs import JobRow
from storage.core.scheduling.outbox import OutboxRow
from storage.core.scheduling.timers import TimerRow
from storage.core.sql import rows
from storage.core.sql.transactions import Transaction

_OF_OWNER = "owner_kind = :owner_kind AND owner = :owner"
_ALL = f"""
    SELECT 'post' AS what, feature, kind, payload, id, not_before AS at, created, attempts, nonce, is_deferred,
        is_urgent
        FROM outbox WHERE {_OF_OWNER}
    UNION ALL
    SELECT 'job', feature, kind, payload, id, not_before, created, 0, '', FALSE, FALSE FROM jobs WHERE {_OF_OWNER}
    UNION ALL
    SELECT 'timer', feature, kind, payload, 0, at, 0, attempts, '', FALSE, FALSE FROM timers WHERE {_OF_OWNER}
"""  # noqa: S608 - only names of tables and columns


async def preload(tx: Transaction, owner_kind: str, owner: int) -> None:
    """Load all of an owner's messages, jobs and timers into the transaction's cache."""
    found = await tx.execute(_ALL, {"owner_kind": owner_kind, "owner": owner})
    posts, waiting, set_ = list[OutboxRow](), list[JobRow](), list[TimerRow]()
    for what, feature, kind, payload, id_, at, created, attempts, nonce, is_aside, is_urgent in found:
        named = {"owner_kind": owner_kind, "feature": feature, "kind": kind, "payload": payload}
        if what == "post":
            post = OutboxRow(
                owner_kind=owner_kind, owner=owner, feature=feature, kind=kind, payload=payload, id=id_,
                not_before=at, created=created, attempts=attempts, nonce=nonce,
                is_deferred=bool(is_aside), is_urgent=bool(is_urgent),
            )  # fmt: skip
            posts.append(post)
        elif what == "job":
            waiting.append(JobRow(**named, owner=owner, id=id_, created=created, not_before=at))
        else:
            set_.append(TimerRow(**named, owner=owner, at=at, attempts=attempts))
    rows.cache_result(
        tx,
        outbox.of_owner,
        outbox.sort_for_sending(sorted(posts, key=lambda post: post.id)),
        owner_kind,
        owner,
    )
    rows.cache_result(tx, jobs.of_owner, sorted(waiting, key=lambda job: job.id), owner_kind, owner)
    rows.cache_result(tx, timers.of_owner, sorted(set_, key=lambda timer: timer.at), owner_kind, owner)
