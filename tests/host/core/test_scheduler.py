"""Tests that the scheduler runs due work separately for each owner, retries failures, and does not poll."""

from __future__ import annotations

import asyncio

import pytest

from host.core import alarm, jobs, outbox
from host.core.context import Context
from host.core.owners import match_owner
from host.core.scheduler import RetryDelay, Scheduler
from storage.core.sql.database_errors import DatabaseUnavailable
from tests.host.bells import Bells, Cast, Melt, Note
from tests.host.conftest import Clock
from tests.host.schedulers import (
    HOUR,
    MINUTE,
    ONE,
    OTHER,
    SOON,
    THIRD,
    Sending,
    left,
    settle,
    sleeps,
    until,
    write,
)

pytestmark = pytest.mark.threads


async def test_messages_of_one_owner_are_sent_in_order(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    await write(ctx, ONE, "a", "b", "c")
    due.wake(ONE)
    await settle()
    assert (sending.sent, sleeps()) == (["a", "b", "c"], False)


async def test_messages_left_by_previous_run_are_sent(ctx: Context, due: Scheduler, sending: Sending) -> None:
    for owner in (ONE, OTHER, THIRD):
        await write(ctx, owner, "a", "b", "c")
    due.wake()
    await settle()
    assert sorted(sending.sent) == sorted("abc" * 3)


async def test_owners_are_served_independently(ctx: Context, due: Scheduler, sending: Sending) -> None:
    sending.held["slow"] = asyncio.Event()
    await write(ctx, ONE, "slow", "after it")
    await write(ctx, OTHER, "quick")
    due.wake(ONE)
    due.wake(OTHER)
    await until(lambda: sending.sent == ["quick"])
    sending.held["slow"].set()
    await settle()
    assert sending.sent == ["quick", "slow", "after it"]


async def test_delayed_message_blocks_only_later_ones_of_its_owner(
    ctx: Context, due: Scheduler, sending: Sending, clock: Clock
) -> None:
    sending.waits["b"] = RetryDelay(MINUTE, is_fixed=True)
    await write(ctx, ONE, "a", "b", "c")
    await write(ctx, OTHER, "d")
    due.wake()
    await settle()
    assert (sorted(sending.sent), sleeps()) == (["a", "d"], True)
    sending.waits.clear()
    due.wake(ONE)
    await settle()
    assert await left(ctx, ONE) == ["b", "c"]
    clock.now += MINUTE
    due.wake(ONE)
    await settle()
    assert await left(ctx, ONE) == []


async def test_delayed_message_is_retried_when_its_owner_wakes(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    sending.waits["forbidden"] = RetryDelay(HOUR)
    await write(ctx, ONE, "forbidden", "after it")
    due.wake(ONE)
    await settle()
    sending.waits.clear()
    due.wake(OTHER)
    await settle()
    assert await left(ctx, ONE) == ["forbidden", "after it"]
    due.wake(ONE)
    await settle()
    assert sending.sent == ["forbidden", "after it"]


async def test_retry_sends_all_delayed_messages_except_fixed_delays(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    sending.waits = {"trouble": RetryDelay(HOUR), "limit": RetryDelay(HOUR, is_fixed=True)}
    await write(ctx, ONE, "trouble", "after it")
    await write(ctx, OTHER, "trouble")
    await write(ctx, THIRD, "limit")
    due.wake()
    await settle()
    sending.waits.clear()
    due.retry()
    await settle()
    assert sorted(sending.sent) == ["after it", "trouble", "trouble"]
    assert await left(ctx, THIRD) == ["limit"]


async def test_urgent_messages_overtake_delayed_ones(ctx: Context, due: Scheduler, sending: Sending) -> None:
    sending.waits["trouble"] = RetryDelay(HOUR, is_fixed=True)
    await write(ctx, ONE, "trouble", "after it")
    due.wake(ONE)
    await settle()
    async with ctx.database.transaction() as tx:
        await outbox.add(ctx, tx, ONE, Note("first"), Note("second"), is_urgent=True)
    due.wake(ONE)
    await settle()
    assert sending.sent == ["first", "second"]
    assert await left(ctx, ONE) == ["trouble", "after it"]


async def test_message_added_during_sending_is_sent_too(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    sending.held["a"] = asyncio.Event()
    await write(ctx, ONE, "a")
    due.wake(ONE)
    await asyncio.sleep(SOON)
    await write(ctx, ONE, "b")
    for _ in range(3):
        due.wake(ONE)
    sending.held["a"].set()
    await settle()
    assert sending.sent == ["a", "b"]


async def test_jobs_of_all_owners_run_at_the_start(ctx: Context, due: Scheduler, bells: Bells) -> None:
    async with ctx.database.transaction() as tx:
        for match_id in range(1, 8):
            await jobs.put(ctx, tx, match_owner(match_id), Cast(str(match_id)))
            await jobs.put(ctx, tx, match_owner(match_id), Melt())
    due.wake()
    await settle()
    assert sorted(bells.done) == [*"1234567", *["melted"] * 7]


async def test_exception_in_sending_does_not_block_other_owners(
    ctx: Context, due: Scheduler, sending: Sending, caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(alarm, "MIN_SLEEP", SOON)
    sending.broken.add("a")
    await write(ctx, ONE, "a", "b")
    await write(ctx, OTHER, "c")
    due.wake()
    await settle()
    assert sending.sent == ["c"]
    assert "match 1: due work is postponed: ZeroDivisionError" in caplog.text
    assert "a secret" not in caplog.text
    sending.broken.clear()
    await until(lambda: sending.sent == ["c", "a", "b"])


async def test_scheduler_retries_when_database_is_unavailable(
    ctx: Context, due: Scheduler, sending: Sending, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    async def away(*_: object) -> None:
        raise DatabaseUnavailable("unreachable", "no route")

    monkeypatch.setattr(alarm, "MIN_SLEEP", SOON)
    monkeypatch.setattr(alarm, "DATABASE_RETRY_DELAY", 10)
    await write(ctx, ONE, "a")
    with monkeypatch.context() as patched:
        patched.setattr(outbox, "due_owners", away)
        patched.setattr(outbox, "load_due_work", away)
        patched.setattr(alarm, "load_due_times", away)
        due.wake()
        due.wake(ONE)
        await settle()
        assert (sending.sent, sleeps()) == ([], True)
    assert "due work is postponed, because the database failed" in caplog.text
    assert "match 1: due work is postponed, because the database failed" in caplog.text
    await until(lambda: sending.sent == ["a"])


async def test_unsent_messages_stay_stored_after_close(
    ctx: Context, due: Scheduler, sending: Sending
) -> None:
    sending.held["a"] = asyncio.Event()
    await write(ctx, ONE, "a", "b")
    due.wake(ONE)
    await asyncio.sleep(SOON)
    await due.close()
    assert (await left(ctx, ONE), sleeps()) == (["a", "b"], False)


async def test_closed_scheduler_starts_no_more_work(ctx: Context, due: Scheduler, sending: Sending) -> None:
    """A closed scheduler starts no more work.

    The last interaction may still wake it, but another process may already be responsible for the shard.
    """
    await due.close()
    await write(ctx, ONE, "late")
    due.wake(ONE)
    due.retry()
    await settle()
    assert (sending.sent, sleeps()) == ([], False)
