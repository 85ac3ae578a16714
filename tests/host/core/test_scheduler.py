"""Tests that the scheduler runs due work separately for each owner, retries failures, and does not poll."""

from __future__ import annotations

import asyncio

import pytest

from host.core import alarm, jobs, outbox
from host.core.context import Context
from host.core.owners import match_owner
from host.core.scheduler import RetryDelay, Scheduler
from storage.core.sql.database_errors import DatabaseUnavailable
from tests.host.bell_feature import Bells, Cast, Melt, Note
from tests.host.conftest import Clock
from tests.host.schedulers import (
    HOUR,
    MINUTE,
    ONE,
    OTHER,
    POLL_SECONDS,
    THIRD,
    FakeSender,
    add_messages,
    is_alarm_set,
    pending_names,
    wait_until,
    wait_until_idle,
)

pytestmark = pytest.mark.threads


async def test_messages_of_one_owner_are_sent_in_order(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender
) -> None:
    await add_messages(ctx, ONE, "a", "b", "c")
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    assert (sender.sent, is_alarm_set()) == (["a", "b", "c"], False)


async def test_messages_left_by_previous_run_are_sent(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender
) -> None:
    for owner in (ONE, OTHER, THIRD):
        await add_messages(ctx, owner, "a", "b", "c")
    offline_scheduler.wake()
    await wait_until_idle()
    assert sorted(sender.sent) == sorted("abc" * 3)


async def test_owners_are_served_independently(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender
) -> None:
    sender.blockers["slow"] = asyncio.Event()
    await add_messages(ctx, ONE, "slow", "after it")
    await add_messages(ctx, OTHER, "quick")
    offline_scheduler.wake(ONE)
    offline_scheduler.wake(OTHER)
    await wait_until(lambda: sender.sent == ["quick"])
    sender.blockers["slow"].set()
    await wait_until_idle()
    assert sender.sent == ["quick", "slow", "after it"]


async def test_delayed_message_blocks_only_later_ones_of_its_owner(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender, clock: Clock
) -> None:
    sender.retry_delays["b"] = RetryDelay(MINUTE, is_fixed=True)
    await add_messages(ctx, ONE, "a", "b", "c")
    await add_messages(ctx, OTHER, "d")
    offline_scheduler.wake()
    await wait_until_idle()
    assert (sorted(sender.sent), is_alarm_set()) == (["a", "d"], True)
    sender.retry_delays.clear()
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    assert await pending_names(ctx, ONE) == ["b", "c"]
    clock.now += MINUTE
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    assert await pending_names(ctx, ONE) == []


async def test_delayed_message_is_retried_when_its_owner_wakes(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender
) -> None:
    sender.retry_delays["forbidden"] = RetryDelay(HOUR)
    await add_messages(ctx, ONE, "forbidden", "after it")
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    sender.retry_delays.clear()
    offline_scheduler.wake(OTHER)
    await wait_until_idle()
    assert await pending_names(ctx, ONE) == ["forbidden", "after it"]
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    assert sender.sent == ["forbidden", "after it"]


async def test_retry_sends_all_delayed_messages_except_fixed_delays(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender
) -> None:
    sender.retry_delays = {"trouble": RetryDelay(HOUR), "limit": RetryDelay(HOUR, is_fixed=True)}
    await add_messages(ctx, ONE, "trouble", "after it")
    await add_messages(ctx, OTHER, "trouble")
    await add_messages(ctx, THIRD, "limit")
    offline_scheduler.wake()
    await wait_until_idle()
    sender.retry_delays.clear()
    offline_scheduler.retry()
    await wait_until_idle()
    assert sorted(sender.sent) == ["after it", "trouble", "trouble"]
    assert await pending_names(ctx, THIRD) == ["limit"]


async def test_urgent_messages_overtake_delayed_ones(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender
) -> None:
    sender.retry_delays["trouble"] = RetryDelay(HOUR, is_fixed=True)
    await add_messages(ctx, ONE, "trouble", "after it")
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    async with ctx.database.transaction() as tx:
        await outbox.add(ctx, tx, ONE, Note("first"), Note("second"), is_urgent=True)
    offline_scheduler.wake(ONE)
    await wait_until_idle()
    assert sender.sent == ["first", "second"]
    assert await pending_names(ctx, ONE) == ["trouble", "after it"]


async def test_message_added_during_sending_is_sent_too(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender
) -> None:
    sender.blockers["a"] = asyncio.Event()
    await add_messages(ctx, ONE, "a")
    offline_scheduler.wake(ONE)
    await asyncio.sleep(POLL_SECONDS)
    await add_messages(ctx, ONE, "b")
    for _ in range(3):
        offline_scheduler.wake(ONE)
    sender.blockers["a"].set()
    await wait_until_idle()
    assert sender.sent == ["a", "b"]


async def test_jobs_of_all_owners_run_at_the_start(
    ctx: Context, offline_scheduler: Scheduler, bells: Bells
) -> None:
    async with ctx.database.transaction() as tx:
        for match_id in range(1, 8):
            await jobs.put(ctx, tx, match_owner(match_id), Cast(str(match_id)))
            await jobs.put(ctx, tx, match_owner(match_id), Melt())
    offline_scheduler.wake()
    await wait_until_idle()
    assert sorted(bells.done) == [*"1234567", *["melted"] * 7]


async def test_exception_in_sending_does_not_block_other_owners(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender, caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(alarm, "MIN_SLEEP", POLL_SECONDS)
    sender.failing.add("a")
    await add_messages(ctx, ONE, "a", "b")
    await add_messages(ctx, OTHER, "c")
    offline_scheduler.wake()
    await wait_until_idle()
    assert sender.sent == ["c"]
    assert "match 1: due work is postponed: ZeroDivisionError" in caplog.text
    assert "a secret" not in caplog.text
    sender.failing.clear()
    await wait_until(lambda: sender.sent == ["c", "a", "b"])


async def test_scheduler_retries_when_database_is_unavailable(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender, monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    async def away(*_: object) -> None:
        raise DatabaseUnavailable("unreachable", "no route")

    monkeypatch.setattr(alarm, "MIN_SLEEP", POLL_SECONDS)
    monkeypatch.setattr(alarm, "DATABASE_RETRY_DELAY", 10)
    await add_messages(ctx, ONE, "a")
    with monkeypatch.context() as patched:
        patched.setattr(outbox, "due_owners", away)
        patched.setattr(outbox, "load_due_work", away)
        patched.setattr(alarm, "load_due_times", away)
        offline_scheduler.wake()
        offline_scheduler.wake(ONE)
        await wait_until_idle()
        assert (sender.sent, is_alarm_set()) == ([], True)
    assert "due work is postponed, because the database failed" in caplog.text
    assert "match 1: due work is postponed, because the database failed" in caplog.text
    await wait_until(lambda: sender.sent == ["a"])


async def test_unsent_messages_stay_stored_after_close(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender
) -> None:
    sender.blockers["a"] = asyncio.Event()
    await add_messages(ctx, ONE, "a", "b")
    offline_scheduler.wake(ONE)
    await asyncio.sleep(POLL_SECONDS)
    await offline_scheduler.close()
    assert (await pending_names(ctx, ONE), is_alarm_set()) == (["a", "b"], False)


async def test_closed_scheduler_starts_no_more_work(
    ctx: Context, offline_scheduler: Scheduler, sender: FakeSender
) -> None:
    """A closed scheduler starts no more work, even if something wakes it.

    At that time, another process may already do the work for the shard.
    """
    await offline_scheduler.close()
    await add_messages(ctx, ONE, "late")
    offline_scheduler.wake(ONE)
    offline_scheduler.retry()
    await wait_until_idle()
    assert (sender.sent, is_alarm_set()) == ([], False)
