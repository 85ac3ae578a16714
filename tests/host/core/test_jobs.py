"""Tests for jobs: they run at startup, back off after failures, and never wait for messages."""

from __future__ import annotations

import pytest

from host.core import jobs
from host.core.context import Context
from host.core.scheduler import RetryDelay, Scheduler
from tests.host.bell_feature import Bells, Cast
from tests.host.conftest import Clock
from tests.host.schedulers import (
    HOUR,
    ONE,
    OTHER,
    FakeSender,
    add_messages,
    pending_names,
    wait_until_idle,
)

pytestmark = pytest.mark.threads


async def test_failing_job_is_postponed_without_blocking_messages(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender, bells: Bells, clock: Clock,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    bells.failing.add("great")
    await add_messages(ctx, ONE, "a")
    async with ctx.database.transaction() as tx:
        await jobs.put(ctx, tx, ONE, Cast("great"))
        await jobs.put(ctx, tx, OTHER, Cast("small"))
    offline_scheduler.wake()
    await wait_until_idle()
    assert (sender.sent, bells.done) == (["a"], ["small"])
    assert "match 1: its jobs are postponed: ZeroDivisionError" in caplog.text
    assert "a secret" not in caplog.text
    bells.failing.clear()
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    assert bells.done == ["small"]
    clock.now += jobs.RETRY_DELAY
    offline_scheduler.wake()
    await wait_until_idle()
    assert bells.done == ["small", "great"]


async def test_delayed_messages_do_not_block_jobs(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender, bells: Bells
) -> None:
    sender.retry_delays["a"] = RetryDelay(HOUR)
    await add_messages(ctx, ONE, "a")
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    async with ctx.database.transaction() as tx:
        await jobs.put(ctx, tx, ONE, Cast("great"))
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    assert (bells.done, await pending_names(ctx, ONE)) == (["great"], ["a"])
