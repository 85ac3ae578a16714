"""Tests for jobs: each owner has at most one job of a kind.

A job runs once, and is retried after a failure.
"""

from __future__ import annotations

from typing import Any

from storage.core.database import Database, Transaction
from storage.core.scheduling import due_times, jobs
from storage.core.scheduling.jobs import JobRow


def create_job(kind: str, owner: int = 1, now: int = 100, **fields: Any) -> JobRow:
    known: dict[str, Any] = {"owner_kind": "match", "owner": owner, "feature": "robots", "kind": kind}
    return JobRow(**(known | {"created": now, "not_before": now} | fields))


async def pending_jobs(tx: Transaction, owner: int = 1) -> list[JobRow]:
    return await jobs.of_owner(tx, "match", owner)


async def test_job_is_stored_as_written_and_replaces_its_like(database: Database) -> None:
    async with database.transaction() as tx:
        others = [
            create_job("play", owner_kind="guild"),
            create_job("play", 2),
            create_job("play", feature="plan"),
        ]
        for job in (
            create_job("play"),
            create_job("rest"),
            *others,
            create_job("play", now=130, payload='{"level":3}'),
        ):
            await jobs.put(tx, job)
        kept = [(row.feature, row.kind, row.payload, row.created) for row in await pending_jobs(tx)]
        assert kept == [
            ("robots", "rest", "{}", 100), ("plan", "play", "{}", 100), ("robots", "play", '{"level":3}', 130),
        ]  # fmt: skip
        assert len(await pending_jobs(tx, 2)) == len(await jobs.of_owner(tx, "guild", 1)) == 1


async def test_finished_job_is_deleted_but_its_replacement_is_kept(database: Database) -> None:
    async with database.transaction() as tx:
        await jobs.put(tx, create_job("play"))
        (old,) = await pending_jobs(tx)
        await jobs.put(tx, create_job("play"))
        await jobs.finish(tx, old.id, 100)
        (new,) = await pending_jobs(tx)
        assert new.id > old.id
        await jobs.finish(tx, new.id, 100)
        assert await pending_jobs(tx) == []
        await jobs.put(tx, create_job("play"))
        assert (await pending_jobs(tx))[0].id > new.id, "no number is given twice"


async def test_postponed_job_is_due_after_its_delay_or_release(
    database: Database,
) -> None:
    async with database.transaction() as tx:
        await jobs.put(tx, create_job("play"))
        (job,) = await pending_jobs(tx)
        await jobs.postpone(tx, job.id, 500)
        await jobs.finish(tx, job.id, 499)
        assert await jobs.due_owners(tx, 499) == []
        assert await jobs.due_owners(tx, 500) == [("match", 1)]
        await jobs.release(tx, "guild", 1)
        assert (await due_times.next_due_times(tx)).job == 500
        await jobs.release(tx, "match", 1)
        assert (await due_times.next_due_times(tx)).job == 0
        await jobs.finish(tx, job.id, 200)
        assert (await due_times.next_due_times(tx)).job is None


async def test_due_owners_are_sorted_by_longest_waiting_time(database: Database) -> None:
    async with database.transaction() as tx:
        for owner, kind, now in (
            (3, "play", 30),
            (1, "play", 20),
            (2, "play", 10),
            (2, "rest", 40),
            (4, "play", 50),
        ):
            await jobs.put(tx, create_job(kind, owner, now))
        assert await jobs.due_owners(tx, 40) == [("match", 2), ("match", 1), ("match", 3)]


async def test_jobs_of_a_kind_are_deleted(database: Database) -> None:
    async with database.transaction() as tx:
        for job in (
            create_job("play"),
            create_job("rest"),
            create_job("play", feature="plan"),
            create_job("play", 2),
        ):
            await jobs.put(tx, job)
        await jobs.delete(tx, "match", 1, "robots", "play")
        assert [(row.feature, row.kind) for row in await pending_jobs(tx)] == [
            ("robots", "rest"),
            ("plan", "play"),
        ]
        assert len(await pending_jobs(tx, 2)) == 1


async def test_job_is_due_since_its_creation_or_the_end_of_its_delay(database: Database) -> None:
    async with database.transaction() as tx:
        for owner, not_before in ((1, 0), (2, 0), (3, 900)):
            await jobs.put(tx, create_job("play", owner, now=100 * owner, not_before=not_before))
        assert await jobs.backlog(tx, 800) == (2, 100)
        for owner in (1, 2):
            await jobs.delete(tx, "match", owner, "robots", "play")
        assert await jobs.backlog(tx, 950) == (1, 900)
