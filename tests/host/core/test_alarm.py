"""Tests that the scheduler sleeps until the next message, job or timer is due."""

from __future__ import annotations

import asyncio

import pytest

from host.core import alarm, jobs, scheduler, timers
from host.core.context import Context
from host.core.owners import match_owner
from host.core.scheduler import RetryDelay, Scheduler
from storage.core.scheduling import jobs as stored_jobs
from tests.host.bells import Bells, Cast, Toll
from tests.host.conftest import Clock
from tests.host.schedulers import (
    ONE,
    OTHER,
    SOON,
    THIRD,
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
    monkeypatch.setattr(alarm, "MIN_SLEEP", SOON)
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
    monkeypatch.setattr(alarm, "MIN_SLEEP", SOON)
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


async def test_hanging_owner_delays_no_timer_job_or_message_of_others(
    ctx: Context,
    due: Scheduler,
    bells: Bells,
    sending: Sending,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(alarm, "SHORTEST_SLEEP", SOON)
    sending.held["hangs"], sending.waits["waits"] = asyncio.Event(), RetryDelay(20, is_fixed=True)
    await write(ctx, ONE, "hangs")
    await write(ctx, THIRD, "waits")
    async with ctx.database.transaction() as tx:
        await timers.put(tx, OTHER, Toll("noon"), clock.now + 20)
        await jobs.put(ctx, tx, OTHER, Cast("great"))
        (job,) = await stored_jobs.of_owner(tx, "match", 2)
        await stored_jobs.postpone(tx, job.id, clock.now + 20)
    due.wake()
    await until(lambda: sending.waits == {} or sleeps())
    sending.waits.clear()
    clock.now += 20
    await until(lambda: sorted(bells.done) == ["great", "noon"] and sending.sent == ["waits"])
    await write(ctx, OTHER, "woken")
    due.wake()
    await until(lambda: sending.sent == ["waits", "woken"])
    sending.held["hangs"].set()
    await settle()
    assert (sending.sent, sleeps()) == (["waits", "woken", "hangs"], False)


async def test_many_hanging_owners_delay_others_by_little(
    ctx: Context, due: Scheduler, sending: Sending, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "MAX_CONCURRENT", 2)
    monkeypatch.setattr(scheduler, "MAX_STALL", SOON)
    sending.held["hangs"] = asyncio.Event()
    for match_id in range(1, 8):
        await write(ctx, match_owner(match_id), "hangs", "after it")
    await write(ctx, THIRD, "quick")
    due.wake()
    await until(lambda: sending.sent == ["quick"])
    sending.held["hangs"].set()
    await settle()
    assert sorted(sending.sent[1:]) == sorted(["hangs", "after it"] * 7)


async def test_overdue_work_is_tried_again_despite_other_work(
    ctx: Context, due: Scheduler, sending: Sending, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarm, "MIN_SLEEP", 20 * SOON)
    monkeypatch.setattr(alarm, "SHORTEST_SLEEP", SOON)
    sending.broken.add("broken")
    await write(ctx, ONE, "broken")
    due.wake()
    await settle()
    sending.broken.clear()
    for number in range(30):
        await write(ctx, OTHER, f"other {number}")
        due.wake(OTHER)
        await asyncio.sleep(SOON)
        clock.now += round(SOON * 1000)
    assert "broken" in sending.sent
