"""Tests for timers.

A failed timer is retried without blocking others. No timer runs before the uptime is confirmed.
"""

from __future__ import annotations

import asyncio

import pytest

from host.core import timers
from host.core.context import Context
from host.core.outbox import DueWork
from host.core.owners import match_owner
from host.core.scheduler import RetryDelay, Scheduler
from tests.host.bell_feature import Bells, Toll
from tests.host.conftest import Clock
from tests.host.schedulers import (
    HOUR,
    MINUTE,
    ONE,
    OTHER,
    FakeSender,
    add_messages,
    coroutine_name,
    is_alarm_set,
    wait_until,
    wait_until_idle,
)

pytestmark = pytest.mark.threads


async def test_failing_timer_is_postponed_without_blocking_others(
    ctx: Context, offline_scheduler: Scheduler, bells: Bells, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    bells.failing.add("old")
    async with ctx.database.transaction() as tx:
        await timers.put(tx, ONE, Toll("old"), clock.now - 2)
        await timers.put(tx, OTHER, Toll("new"), clock.now - 1)
    offline_scheduler.wake()
    await wait_until_idle()
    assert (bells.done, is_alarm_set()) == (["new"], True)
    assert "match 1: its timer toll is postponed: ZeroDivisionError" in caplog.text
    assert "a secret" not in caplog.text
    bells.failing.clear()
    clock.now += timers.FIRST_RETRY_DELAY
    offline_scheduler.wake()
    await wait_until_idle()
    assert bells.done == ["new", "old"]


async def set_tolls(ctx: Context, at: int, *names: str) -> None:
    """Set a timer for each name.

    All are due at the same time, each in a different match.
    """
    async with ctx.database.transaction() as tx:
        for number, name in enumerate(names, 1):
            await timers.put(tx, match_owner(number), Toll(name), at)


async def test_many_failing_timers_do_not_starve_others(
    ctx: Context, offline_scheduler: Scheduler, bells: Bells, clock: Clock
) -> None:
    broken = [f"broken {number}" for number in range(timers.BATCH_SIZE)]
    bells.failing.update(broken)
    await set_tolls(ctx, clock.now - 2, *broken)
    async with ctx.database.transaction() as tx:
        await timers.put(tx, match_owner(99), Toll("whole"), clock.now - 1)
    offline_scheduler.wake()
    await wait_until_idle()
    assert bells.done == ["whole"]


async def test_failing_timer_backs_off_exponentially(
    ctx: Context, offline_scheduler: Scheduler, bells: Bells, clock: Clock
) -> None:
    bells.failing.add("broken")
    await set_tolls(ctx, clock.now, "broken")
    rests = []
    for _ in range(8):
        offline_scheduler.wake()
        await wait_until_idle()
        async with ctx.database.read_transaction() as tx:
            (waiting,) = await timers.of_owner(tx, ONE)
        rests.append((waiting.at - clock.now) // MINUTE)
        clock.now = waiting.at
    assert rests == [1, 2, 4, 8, 16, 32, 60, 60]


async def test_timer_does_not_run_beyond_confirmed_uptime(
    ctx: Context, sender: FakeSender, bells: Bells, clock: Clock
) -> None:
    known = clock.now
    due = Scheduler(ctx, sender.send, lambda: known)
    clock.now += HOUR
    await set_tolls(ctx, known + 1, "later")
    await set_tolls(ctx, known, "known")
    due.wake()
    await wait_until_idle()
    assert (bells.done, is_alarm_set()) == (["known"], False), "a proof wakes it"
    due.wake_timers()
    await wait_until_idle()
    assert bells.done == ["known"]
    known = clock.now
    due.wake_timers()
    await wait_until_idle()
    assert bells.done == ["known", "later"]
    due.wake_timers()
    assert not any(coroutine_name(task) == "_serve_all" for task in asyncio.all_tasks()), "nothing has waited"
    await due.close()


async def test_messages_and_timers_do_not_block_each_other(
    ctx: Context,
    offline_scheduler: Scheduler,
    sender: FakeSender,
    bells: Bells,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rung_at_first_post = []

    async def send(first: DueWork) -> RetryDelay | None:
        rung_at_first_post.append(len(bells.done))
        return await FakeSender.send(sender, first)

    monkeypatch.setattr(offline_scheduler, "_send_post", send)
    await set_tolls(ctx, clock.now, *(f"toll {number}" for number in range(200)))
    sender.blockers["slow"] = asyncio.Event()
    await add_messages(ctx, OTHER, "slow")
    offline_scheduler.wake()
    await wait_until(lambda: len(bells.done) == 200)
    assert rung_at_first_post[0] < 50
    assert sender.sent == []
    sender.blockers["slow"].set()
    await wait_until_idle()
    assert sender.sent == ["slow"]
