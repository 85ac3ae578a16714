"""Tests of delivery leases: two processes on one database never send an owner's messages at the same time."""

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
from tests.host.bells import Bells, hung
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, begun, clear_outbox, take_turn
from tests.host.schedulers import ONE, SOON, Sending, left, settle, until, write
from tests.tellings import telling

pytestmark = pytest.mark.threads


@pytest.fixture
def named(pair: tuple[Context, Context]) -> tuple[Context, Context]:
    """Assign each of two processes its own name, so that they use leases, and return their contexts."""
    pair[0].process, pair[1].process = "first", "second"
    return pair


@pytest.fixture
def bells(monkeypatch: pytest.MonkeyPatch) -> Bells:
    return hung(monkeypatch)


@pytest.fixture
async def senders(
    named: tuple[Context, Context], bells: Bells, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[list[tuple[Scheduler, Sending]]]:
    """Yield the schedulers of two processes, each with the messages that it has sent."""
    monkeypatch.setattr(scheduler, "LEASE_RETRY_DELAY", SOON)
    sending = [Sending(ctx) for ctx in named]
    made = [Scheduler(ctx, one.send) for ctx, one in zip(named, sending, strict=True)]
    yield list(zip(made, sending, strict=True))
    for one in made:
        await one.close()


async def lease_of(ctx: Context) -> DeliveryLeaseRow | None:
    async with ctx.database.read_transaction() as tx:
        return await delivery_leases.get(tx, ONE.kind, ONE.id)


async def until_lease(ctx: Context, is_so: Callable[[DeliveryLeaseRow | None], bool]) -> None:
    """Wait until a condition holds for the stored lease."""
    async with asyncio.timeout(10):
        while not is_so(await lease_of(ctx)):  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(SOON)


async def test_one_process_at_a_time_has_the_lease(named: tuple[Context, Context]) -> None:
    async with delivery_lease(named[0], ONE) as lease:
        assert lease is not None
        assert current_lease() is lease
        assert not await lease.is_wanted()
        async with delivery_lease(named[1], ONE) as other:
            assert other is None
        assert await lease.is_wanted()
    assert current_lease() is None
    async with delivery_lease(named[1], ONE) as other:
        assert other is not None
    assert await lease_of(named[0]) is None


async def test_process_without_a_name_stores_no_lease(pair: tuple[Context, Context]) -> None:
    async with delivery_lease(pair[0], ONE) as lease, delivery_lease(pair[1], ONE) as other:
        assert lease is not None
        assert other is not None
        assert await lease_of(pair[0]) is None
        check_lease()


async def test_lease_is_lost_when_it_expires(named: tuple[Context, Context], clock: Clock) -> None:
    await write(named[0], ONE, "a")
    (row,) = await outbox.due_messages(named[0], ONE)
    async with delivery_lease(named[0], ONE):
        check_lease()
        clock.now += LEASE_DURATION
        async with delivery_lease(named[1], ONE) as other:
            assert other is not None
        with pytest.raises(LeaseLost):
            check_lease()
        with pytest.raises(LeaseLost):
            await outbox.delete_sent(named[0], row)
    (row,) = await outbox.due_messages(named[0], ONE)
    assert row.attempts == 1


async def test_lease_is_renewed_while_a_message_takes_long(
    named: tuple[Context, Context], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharding, "RENEW_INTERVAL", SOON)
    async with delivery_lease(named[0], ONE):
        for _ in range(3):
            clock.now += LEASE_DURATION - 1
            end = clock.now + LEASE_DURATION
            await until_lease(named[1], partial(lasts_until, end))
            check_lease()
            async with delivery_lease(named[1], ONE) as other:
                assert other is None


def lasts_until(end: int, lease: DeliveryLeaseRow | None) -> bool:
    return lease is not None and lease.until >= end


async def test_interrupted_process_leaves_its_messages_at_once(named: tuple[Context, Context]) -> None:
    await write(named[0], ONE, "a")
    with pytest.raises(ZeroDivisionError):
        async with delivery_lease(named[0], ONE):
            raise ZeroDivisionError
    async with delivery_lease(named[1], ONE) as other:
        assert other is not None
    (row,) = await outbox.due_messages(named[0], ONE)
    assert row.attempts == 1, "it may have been sent"


async def test_tasks_started_while_sending_have_no_lease(named: tuple[Context, Context]) -> None:
    async def read() -> object:
        return current_lease()

    async with delivery_lease(named[0], ONE):
        assert await asyncio.create_task(read()) is None


async def test_second_process_waits_for_a_message_that_is_being_sent(
    named: tuple[Context, Context], senders: list[tuple[Scheduler, Sending]]
) -> None:
    (first, sent), (second, others) = senders
    sent.held["a"] = asyncio.Event()
    await write(named[0], ONE, "a")
    first.wake(ONE)
    await until_lease(named[1], lambda lease: lease is not None)
    await write(named[1], ONE, "b")
    second.wake(ONE)
    await until_lease(named[1], lambda lease: lease is not None and lease.is_wanted)
    assert (sent.sent, others.sent) == ([], [])
    sent.held["a"].set()
    await until(lambda: len(sent.sent + others.sent) == 2)
    assert sent.sent + others.sent == ["a", "b"]
    assert await left(named[0], ONE) == []


async def test_slow_process_leaves_messages_to_a_waiting_one(
    named: tuple[Context, Context], senders: list[tuple[Scheduler, Sending]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "SLOW", -1)
    (first, sent), (second, others) = senders
    sent.held["a"] = asyncio.Event()
    await write(named[0], ONE, "a", "b", "c")
    first.wake(ONE)
    await until_lease(named[1], lambda lease: lease is not None)
    second.wake(ONE)
    await until_lease(named[1], lambda lease: lease is not None and lease.is_wanted)
    first.wake(ONE)
    sent.held["a"].set()
    await until(lambda: len(sent.sent + others.sent) == 3)
    assert (sent.sent, others.sent) == (["a"], ["b", "c"])


async def test_failed_message_is_retried_by_any_process(
    named: tuple[Context, Context], senders: list[tuple[Scheduler, Sending]], clock: Clock
) -> None:
    (first, sent), (second, others) = senders
    sent.waits["a"] = RetryDelay(60_000)
    await write(named[0], ONE, "a")
    first.wake(ONE)
    await settle()
    assert await waiting(named[1]) == [1]
    clock.now += 60_000
    second.wake(ONE)
    await until(lambda: others.sent == ["a"])


async def waiting(ctx: Context) -> list[int]:
    """Return the number of attempts for each pending message."""
    async with ctx.database.read_transaction() as tx:
        return [row.attempts for row in await outbox.of_owner(tx, ONE)]


async def test_late_record_of_a_recorded_message_changes_nothing(pair: tuple[Context, Context]) -> None:
    first, second = pair
    row = await begun(first, BEN, CEM)
    await clear_outbox(first, row.id)
    await take_turn(first, row.id, ADA, 2)
    (post,) = [one for one in await outbox.due_messages(first) if one.kind == "lines"]
    content = outbox.parse(post)
    assert isinstance(content, PostLines)
    stale = await lines.load_lines_message(await telling(second, row.id), post, content, may_be_sent=False)
    assert stale is not None
    await lines.note_lines_sent(first, post, stale, SentMessage(500, "[1]"))
    await tracked_messages.track_message(first, row.id, 501)
    before = await posted(first, row.id)
    await lines.note_lines_sent(second, post, stale, SentMessage(499, "[0]"))
    await tracked_messages.note_announcement_sent(second, post, row.channel, SentMessage(498, "[0]"))
    await lines.note_segment_sent(second, post, row, 99, SentMessage(497, "[0]"))
    assert await posted(first, row.id) == before


async def posted(ctx: Context, match_id: int) -> PostedMessagesRow:
    async with ctx.database.read_transaction() as tx:
        row = await matches.get(tx, match_id)
        assert row is not None
        return await tracked_messages.load_tracked(tx, row)
