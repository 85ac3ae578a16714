"""Scheduler alarms: the scheduler sleeps until the next message, job or timer is due."""

from __future__ import annotations

import pytest

from host.core import jobs, scheduler, timers
from host.core.context import Context
from host.core.scheduler import RetryDelay, Scheduler
from storage.core.scheduling import jobs as stored_jobs
from tests.host.bells import Bells, Cast, Toll
from tests.host.conftest import Clock
from tests.host.schedulers import (
    ONE,
    OTHER,
    SOON,
    Sending,
    settle,
    sleeps,
    until,
    write,
)

pytestmark = pytest.mark.threads


async def test_delayed_message_is_sent_when_due(
    ctx: Context, due: Scheduler, sending: Sending, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "MIN_SLEEP", SOON)
    sending.waits["a"] = RetryDelay(20)
    await write(ctx, ONE, "a")
    due.wake(ONE)
    await settle()
    sending.waits.clear()
    clock.now += 20
    await until(lambda: sending.sent == ["a"])
    await settle()
    assert not sleeps()


async def test_delayed_jobs_and_timers_run_when_due(
    ctx: Context, due: Scheduler, bells: Bells, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "MIN_SLEEP", SOON)
    async with ctx.database.transaction() as tx:
        await timers.put(tx, ONE, Toll("noon"), clock.now + 20)
        await jobs.put(ctx, tx, OTHER, Cast("great"))
        (job,) = await stored_jobs.of_owner(tx, "match", 2)
        await stored_jobs.postpone(tx, job.id, clock.now + 20)
    due.wake()
    await settle()
    assert (bells.done, sleeps()) == ([], True)
    clock.now += 20
    await until(lambda: sorted(bells.done) == ["great", "noon"])
    await settle()
    assert not sleeps()
