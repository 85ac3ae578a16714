"""Tests that the scheduler sleeps until the next message, job or timer is due."""

from __future__ import annotations

import asyncio

import pytest

from host.core import alarm, jobs, scheduler, timers
from host.core.context import Context
from host.core.owners import match_owner
from host.core.scheduler import RetryDelay, Scheduler
from storage.core.scheduling import jobs as stored_jobs
from tests.host.bell_feature import Bells, Cast, Toll
from tests.host.conftest import Clock
from tests.host.schedulers import (
    ONE,
    OTHER,
    POLL_SECONDS,
    THIRD,
    FakeSender,
    add_messages,
    is_alarm_set,
    wait_until,
    wait_until_idle,
)

pytestmark = pytest.mark.threads


async def test_delayed_message_is_sent_when_due(
    ctx: Context,
    offline_scheduler: Scheduler,
    sender: FakeSender,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(alarm, "MIN_SLEEP", POLL_SECONDS)
    sender.retry_delays["a"] = RetryDelay(20)
    await add_messages(ctx, ONE, "a")
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    sender.retry_delays.clear()
    clock.now += 20
    await wait_until(lambda: sender.sent == ["a"])
    await wait_until_idle()
    assert not is_alarm_set()


async def test_delayed_jobs_and_timers_run_when_due(
    ctx: Context, offline_scheduler: Scheduler, bells: Bells, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alarm, "MIN_SLEEP", POLL_SECONDS)
    async with ctx.database.transaction() as tx:
        await timers.put(tx, ONE, Toll("noon"), clock.now + 20)
        await jobs.put(ctx, tx, OTHER, Cast("great"))
        (job,) = await stored_jobs.of_owner(tx, "match", 2)
        await stored_jobs.postpone(tx, job.id, clock.now + 20)
    offline_scheduler.wake()
    await wait_until_idle()
    assert (bells.done, is_alarm_set()) == ([], True)
    clock.now += 20
    await wait_until(lambda: sorted(bells.done) == ["great", "noon"])
    await wait_until_idle()
    assert not is_alarm_set()


async def test_hanging_owner_delays_no_timer_job_or_message_of_others(
    ctx: Context,
    offline_scheduler: Scheduler,
    bells: Bells,
    sender: FakeSender,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(alarm, "SHORTEST_SLEEP", POLL_SECONDS)
    sender.blockers["hangs"], sender.retry_delays["waits"] = asyncio.Event(), RetryDelay(20, is_fixed=True)
    await add_messages(ctx, ONE, "hangs")
    await add_messages(ctx, THIRD, "waits")
    async with ctx.database.transaction() as tx:
        await timers.put(tx, OTHER, Toll("noon"), clock.now + 20)
        await jobs.put(ctx, tx, OTHER, Cast("great"))
        (job,) = await stored_jobs.of_owner(tx, "match", 2)
        await stored_jobs.postpone(tx, job.id, clock.now + 20)
    offline_scheduler.wake()
    await wait_until(lambda: sender.retry_delays == {} or is_alarm_set())
    sender.retry_delays.clear()
    clock.now += 20
    await wait_until(lambda: sorted(bells.done) == ["great", "noon"] and sender.sent == ["waits"])
    await add_messages(ctx, OTHER, "woken")
    offline_scheduler.wake()
    await wait_until(lambda: sender.sent == ["waits", "woken"])
    sender.blockers["hangs"].set()
    await wait_until_idle()
    assert (sender.sent, is_alarm_set()) == (["waits", "woken", "hangs"], False)


async def test_many_hanging_owners_delay_others_by_little(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "MAX_CONCURRENT", 2)
    monkeypatch.setattr(scheduler, "MAX_STALL", POLL_SECONDS)
    sender.blockers["hangs"] = asyncio.Event()
    for match_id in range(1, 8):
        await add_messages(ctx, match_owner(match_id), "hangs", "after it")
    await add_messages(ctx, THIRD, "quick")
    offline_scheduler.wake()
    await wait_until(lambda: sender.sent == ["quick"])
    sender.blockers["hangs"].set()
    await wait_until_idle()
    assert sorted(sender.sent[1:]) == sorted(["hangs", "after it"] * 7)


async def test_overdue_work_is_tried_again_despite_other_work(
    ctx: Context,
    offline_scheduler: Scheduler,
    sender: FakeSender,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(alarm, "MIN_SLEEP", 20 * POLL_SECONDS)
    monkeypatch.setattr(alarm, "SHORTEST_SLEEP", POLL_SECONDS)
    sender.failing.add("broken")
    await add_messages(ctx, ONE, "broken")
    offline_scheduler.wake()
    await wait_until_idle()
    sender.failing.clear()
    for number in range(30):
        await add_messages(ctx, OTHER, f"other {number}")
        offline_scheduler.wake(OTHER)
        await asyncio.sleep(POLL_SECONDS)
        clock.now += round(POLL_SECONDS * 1000)
    assert "broken" in sender.sent
