"""Tests of jobs: they run at startup, back off after failures, and never wait for messages."""

from __future__ import annotations

import pytest

from host.core import jobs
from host.core.context import Context
from host.core.scheduler import RetryDelay, Scheduler
from tests.host.bells import Bells, Cast
from tests.host.conftest import Clock
from tests.host.schedulers import (
    HOUR,
    ONE,
    OTHER,
    Sending,
    left,
    settle,
    write,
)

pytestmark = pytest.mark.threads


async def test_failing_job_is_postponed_without_blocking_messages(
    ctx: Context, due: Scheduler, sending: Sending, bells: Bells, clock: Clock,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    bells.cracked.add("great")
    await write(ctx, ONE, "a")
    async with ctx.database.transaction() as tx:
        await jobs.put(ctx, tx, ONE, Cast("great"))
        await jobs.put(ctx, tx, OTHER, Cast("small"))
    due.wake()
    await settle()
    assert (sending.sent, bells.done) == (["a"], ["small"])
    assert "match 1: its jobs are postponed: ZeroDivisionError" in caplog.text
    assert "a secret" not in caplog.text
    bells.cracked.clear()
    due.wake(ONE)
    await settle()
    assert bells.done == ["small"]
    clock.now += jobs.RETRY_DELAY
    due.wake()
    await settle()
    assert bells.done == ["small", "great"]


async def test_delayed_messages_do_not_block_jobs(
    ctx: Context, due: Scheduler, sending: Sending, bells: Bells
) -> None:
    sending.waits["a"] = RetryDelay(HOUR)
    await write(ctx, ONE, "a")
    due.wake(ONE)
    await settle()
    async with ctx.database.transaction() as tx:
        await jobs.put(ctx, tx, ONE, Cast("great"))
    due.wake(ONE)
    await settle()
    assert (bells.done, await left(ctx, ONE)) == (["great"], ["a"])
