"""Tests for PostgreSQL notifications: sent for work that becomes due, not if it is postponed or retried."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeAlias

import pytest

from storage.core.database import Database, Transaction
from storage.core.scheduling import jobs, outbox, timers
from storage.core.scheduling.jobs import JobRow
from storage.core.scheduling.outbox import NewOutboxRow
from storage.core.scheduling.timers import TimerRow
from tests import postgres

Change: TypeAlias = Callable[[Transaction], Awaitable[object]]

OWNED = {"owner_kind": "match", "owner": 1, "feature": "bell", "kind": "ring"}
LATER_TIME, LATEST, NOW = 2_000, 3_000, 1_000
TIMER = TimerRow(**OWNED, at=LATER_TIME)  # type: ignore[arg-type]
ANNOUNCED: dict[str, Change] = {
    "a post is written": lambda tx: outbox.add(tx, [NewOutboxRow(**OWNED)], NOW),  # type: ignore[arg-type]
    "posts are made due": lambda tx: outbox.release(tx, "match", 1),
    "a job is made due": lambda tx: jobs.release(tx, "match", 1),
    "a timer is set": lambda tx: timers.put(tx, TimerRow(**OWNED | {"kind": "chime"}, at=LATER_TIME)),  # type: ignore[arg-type]
    "a timer is set for earlier": lambda tx: timers.put(tx, TimerRow(**OWNED, at=NOW)),  # type: ignore[arg-type]
}
UNANNOUNCED: dict[str, Change] = {
    "posts wait no longer": lambda tx: outbox.cap_delays(tx, NOW, NOW),
    "a post is put off": lambda tx: outbox.postpone(tx, 1, LATEST),
    "a post is put aside": lambda tx: outbox.defer(tx, 1, LATEST),
    "posts are tried again": lambda tx: outbox.retry(tx, "match", 1, NOW),
    "a job is put off": lambda tx: jobs.postpone(tx, 1, LATEST),
    "a timer is put off": lambda tx: timers.postpone(tx, TIMER, LATEST),
}


@pytest.fixture
def ready_address() -> Iterator[str]:
    yield (text := postgres.new_database())
    postgres.drop_database(text)


async def test_notification_is_sent_only_for_work_that_becomes_due(database: Database) -> None:
    heard = asyncio.Queue[str]()
    listening = asyncio.create_task(database.listen(heard.put_nowait))
    async with asyncio.timeout(10):
        await heard.get()
        data = {
            name: await is_announced(database, act, heard) for name, act in (ANNOUNCED | UNANNOUNCED).items()
        }
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    assert data == dict.fromkeys(ANNOUNCED, True) | dict.fromkeys(UNANNOUNCED, False)


async def is_announced(database: Database, change: Change, notifications: asyncio.Queue[str]) -> bool:
    """Return whether a change in one match causes a notification.

    Afterwards, a second match is changed. Notifications arrive in order, so by then any notification for the
    first match has arrived.
    """
    async with database.transaction() as tx:
        await insert_pending_work(tx)
    async with database.transaction() as tx:
        await change(tx)
    async with database.transaction() as tx:
        await outbox.add(tx, [NewOutboxRow(owner_kind="match", owner=2, feature="bell", kind="end")], NOW)
    found = [await notifications.get()]
    while found[-1] != "match 2":
        found.append(await notifications.get())
    return len(found) > 2


async def insert_pending_work(tx: Transaction) -> None:
    """Insert a message, a job and a timer, none of which is due yet.

    The server sends a single notification for all three.
    """
    await tx.execute("TRUNCATE outbox, jobs, timers RESTART IDENTITY")
    post = NewOutboxRow(**OWNED)  # type: ignore[arg-type]
    await outbox.add(tx, [post], NOW)
    await outbox.postpone(tx, 1, LATER_TIME)
    await jobs.put(tx, JobRow(**OWNED, created=NOW, not_before=LATER_TIME))  # type: ignore[arg-type]
    await timers.put(tx, TIMER)
