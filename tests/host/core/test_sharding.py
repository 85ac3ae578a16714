"""Tests for delivery leases: two processes on one database never send an owner's messages at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest

from host.core import outbox, scheduler, sharding
from host.core.context import Context
from host.core.scheduler import RetryDelay, Scheduler
from host.core.sharding import LEASE_DURATION, LeaseLost, check_lease, current_lease, delivery_lease
from host.messages.posts import lines, tracked_messages
from host.messages.posts.kinds import PostLines
from host.messages.posts.tracked_messages import SentMessage
from storage.core.scheduling import delivery_leases
from storage.core.scheduling.delivery_leases import DeliveryLeaseRow
from storage.matches.match import matches
from storage.messages.posted_messages import PostedMessagesRow
from tests.host.bell_feature import Bells, register_bells
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, clear_outbox, start_match, take_turn
from tests.host.schedulers import (
    ONE,
    POLL_SECONDS,
    FakeSender,
    add_messages,
    pending_names,
    wait_until,
    wait_until_idle,
)
from tests.log_messages import load_source

pytestmark = pytest.mark.threads


@pytest.fixture
def named_contexts(contexts: tuple[Context, Context]) -> tuple[Context, Context]:
    """Assign each of two processes its own name, so that they use leases, and return their contexts."""
    contexts[0].process, contexts[1].process = "first", "second"
    return contexts


@pytest.fixture
def bells(monkeypatch: pytest.MonkeyPatch) -> Bells:
    return register_bells(monkeypatch)


@pytest.fixture
async def senders(
    named_contexts: tuple[Context, Context], bells: Bells, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[tuple[Scheduler, FakeSender]]]:
    """Yield the schedulers of two processes, each with the messages that it has sent."""
    monkeypatch.setattr(scheduler, "LEASE_RETRY_DELAY", POLL_SECONDS)
    sending = [FakeSender(ctx) for ctx in named_contexts]
    schedulers = [
        Scheduler(ctx, fake_sender.send) for ctx, fake_sender in zip(named_contexts, sending, strict=True)
    ]
    yield list(zip(schedulers, sending, strict=True))
    for one in schedulers:
        await one.close()


async def lease_of(ctx: Context) -> DeliveryLeaseRow | None:
    async with ctx.database.read_transaction() as tx:
        return await delivery_leases.get(tx, ONE.kind, ONE.id)


async def wait_for_lease(ctx: Context, condition: Callable[[DeliveryLeaseRow | None], bool]) -> None:
    """Wait until a condition holds for the stored lease."""
    async with asyncio.timeout(10):
        while not condition(await lease_of(ctx)):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(POLL_SECONDS)


async def test_one_process_at_a_time_has_the_lease(named_contexts: tuple[Context, Context]) -> None:
    async with delivery_lease(named_contexts[0], ONE) as lease:
        assert lease is not None
        assert current_lease() is lease
        assert not await lease.is_wanted()
        async with delivery_lease(named_contexts[1], ONE) as other:
            assert other is None
        assert await lease.is_wanted()
    assert current_lease() is None
    async with delivery_lease(named_contexts[1], ONE) as other:
        assert other is not None
    assert await lease_of(named_contexts[0]) is None


async def test_process_without_a_name_stores_no_lease(contexts: tuple[Context, Context]) -> None:
    async with delivery_lease(contexts[0], ONE) as lease, delivery_lease(contexts[1], ONE) as other:
        assert lease is not None
        assert other is not None
        assert await lease_of(contexts[0]) is None
        check_lease()


async def test_lease_is_lost_when_it_expires(named_contexts: tuple[Context, Context], clock: Clock) -> None:
    await add_messages(named_contexts[0], ONE, "a")
    (row,) = await outbox.due_messages(named_contexts[0], ONE)
    async with delivery_lease(named_contexts[0], ONE):
        check_lease()
        clock.now += LEASE_DURATION
        async with delivery_lease(named_contexts[1], ONE) as other:
            assert other is not None
        with pytest.raises(LeaseLost):
            check_lease()
        with pytest.raises(LeaseLost):
            await outbox.delete_sent(named_contexts[0], row)
    (row,) = await outbox.due_messages(named_contexts[0], ONE)
    assert row.attempts == 1


async def test_lease_is_renewed_while_a_message_takes_long(
    named_contexts: tuple[Context, Context], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharding, "RENEW_INTERVAL", POLL_SECONDS)
    async with delivery_lease(named_contexts[0], ONE):
        for _ in range(3):
            clock.now += LEASE_DURATION - 1
            end = clock.now + LEASE_DURATION
            await wait_for_lease(named_contexts[1], partial(is_held_until, end))
            check_lease()
            async with delivery_lease(named_contexts[1], ONE) as other:
                assert other is None


def is_held_until(end: int, lease: DeliveryLeaseRow | None) -> bool:
    return lease is not None and lease.until >= end


async def test_interrupted_process_leaves_its_messages_at_once(
    named_contexts: tuple[Context, Context],
) -> None:
    await add_messages(named_contexts[0], ONE, "a")
    with pytest.raises(ZeroDivisionError):
        async with delivery_lease(named_contexts[0], ONE):
            raise ZeroDivisionError
    async with delivery_lease(named_contexts[1], ONE) as other:
        assert other is not None
    (row,) = await outbox.due_messages(named_contexts[0], ONE)
    assert row.attempts == 1, "it may have been sent"


async def test_tasks_started_while_sending_have_no_lease(named_contexts: tuple[Context, Context]) -> None:
    async def read() -> object:
        return current_lease()

    async with delivery_lease(named_contexts[0], ONE):
        assert await asyncio.create_task(read()) is None


async def test_second_process_waits_for_a_message_that_is_being_sent(
    named_contexts: tuple[Context, Context], senders: list[tuple[Scheduler, FakeSender]]
) -> None:
    (first, sent), (second, others) = senders
    sent.blockers["a"] = asyncio.Event()
    await add_messages(named_contexts[0], ONE, "a")
    first.wake(ONE)
    await wait_for_lease(named_contexts[1], lambda lease: lease is not None)
    await add_messages(named_contexts[1], ONE, "b")
    second.wake(ONE)
    await wait_for_lease(named_contexts[1], lambda lease: lease is not None and lease.is_wanted)
    assert (sent.sent, others.sent) == ([], [])
    sent.blockers["a"].set()
    await wait_until(lambda: len(sent.sent + others.sent) == 2)
    assert sent.sent + others.sent == ["a", "b"]
    assert await pending_names(named_contexts[0], ONE) == []


async def test_slow_process_leaves_messages_to_a_waiting_one(
    named_contexts: tuple[Context, Context],
    senders: list[tuple[Scheduler, FakeSender]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduler, "SLOW", -1)
    (first, sent), (second, others) = senders
    sent.blockers["a"] = asyncio.Event()
    await add_messages(named_contexts[0], ONE, "a", "b", "c")
    first.wake(ONE)
    await wait_for_lease(named_contexts[1], lambda lease: lease is not None)
    second.wake(ONE)
    await wait_for_lease(named_contexts[1], lambda lease: lease is not None and lease.is_wanted)
    first.wake(ONE)
    sent.blockers["a"].set()
    await wait_until(lambda: len(sent.sent + others.sent) == 3)
    assert (sent.sent, others.sent) == (["a"], ["b", "c"])


async def test_failed_message_is_retried_by_any_process(
    named_contexts: tuple[Context, Context], senders: list[tuple[Scheduler, FakeSender]], clock: Clock
) -> None:
    (first, sent), (second, others) = senders
    sent.retry_delays["a"] = RetryDelay(60_000)
    await add_messages(named_contexts[0], ONE, "a")
    first.wake(ONE)
    await wait_until_idle()
    assert await pending_attempts(named_contexts[1]) == [1]
    clock.now += 60_000
    second.wake(ONE)
    await wait_until(lambda: others.sent == ["a"])


async def pending_attempts(ctx: Context) -> list[int]:
    """Return the number of attempts for each pending message."""
    async with ctx.database.read_transaction() as tx:
        return [row.attempts for row in await outbox.of_owner(tx, ONE)]


async def test_late_record_of_a_recorded_message_changes_nothing(contexts: tuple[Context, Context]) -> None:
    first, second = contexts
    row = await start_match(first, BEN, CEM)
    await clear_outbox(first, row.id)
    await take_turn(first, row.id, ADA, 2)
    (post,) = [due_message for due_message in await outbox.due_messages(first) if due_message.kind == "lines"]
    content = outbox.parse(post)
    assert isinstance(content, PostLines)
    stale = await lines.load_lines_message(
        await load_source(second, row.id), post, content, may_be_sent=False
    )
    assert stale is not None
    await lines.note_lines_sent(first, post, stale, SentMessage(500, "[1]"))
    await tracked_messages.track_message(first, row.id, 501)
    before = await load_tracked_messages(first, row.id)
    await lines.note_lines_sent(second, post, stale, SentMessage(499, "[0]"))
    await tracked_messages.note_announcement_sent(second, post, row.channel, SentMessage(498, "[0]"))
    await lines.note_segment_sent(second, post, row, 99, SentMessage(497, "[0]"))
    assert await load_tracked_messages(first, row.id) == before


async def load_tracked_messages(ctx: Context, match_id: int) -> PostedMessagesRow:
    async with ctx.database.read_transaction() as tx:
        row = await matches.get(tx, match_id)
        assert row is not None
        return await tracked_messages.load_tracked(tx, row)
