"""Tests for the outbox: no message is lost or duplicated, and each match's messages keep their order."""

from __future__ import annotations

from storage.core.database import Database, Transaction
from storage.core.scheduling import due_times, outbox
from storage.core.scheduling.outbox import OutboxRow
from tests.storage.examples import create_message_row, insert_match

FAR_FUTURE = 10**15


async def add_messages(tx: Transaction, *kinds: str, channel: int = 1, now: int = 100) -> int:
    match_id = (await insert_match(tx, channel)).id
    await outbox.add(tx, [create_message_row(kind, match_id) for kind in kinds], now)
    return match_id


async def kinds_due(tx: Transaction, now: int, match_id: int | None = None) -> list[str]:
    if match_id is None:
        return [post.kind for post in await outbox.due_messages(tx, now, limit=99)]
    return [post.kind for post in await due_of(tx, match_id, now)]


async def due_of(tx: Transaction, match_id: int, now: int) -> list[OutboxRow]:
    return await outbox.due_of_owner(tx, "match", match_id, now, limit=99)


async def test_message_is_stored_as_written(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await outbox.add(tx, [create_message_row("chapter", match_id, payload='{"number":3}')], now=100)
        (post,) = await outbox.due_messages(tx, now=100, limit=9)
        assert post == OutboxRow(
            id=1,
            owner_kind="match",
            owner=match_id,
            feature="posts",
            kind="chapter",
            payload='{"number":3}',
            nonce=post.nonce,
            created=100,
            attempts=0,
            not_before=0,
            is_deferred=False,
            is_urgent=False,
        )


async def test_message_is_resent_with_the_same_nonce_after_a_crash(address: str) -> None:
    database = await Database.open(address)
    async with database.transaction() as tx:
        await add_messages(tx, "card", "chapter:1")
    async with database.read_transaction() as tx:
        sent = await outbox.due_messages(tx, now=100, limit=9)
    await database.close()  # before `delete_sent`

    database = await Database.open(address)
    async with database.transaction() as tx:
        assert await outbox.due_messages(tx, now=200, limit=9) == sent
        await outbox.delete_sent(tx, *(post.id for post in sent))
        assert await outbox.due_messages(tx, now=FAR_FUTURE, limit=9) == []
    await database.close()


async def test_nonces_are_unique_and_fit_discords_limit(database: Database) -> None:
    async with database.transaction() as tx:
        await add_messages(tx, *["card"] * 200)
        nonces = [post.nonce for post in await outbox.due_messages(tx, now=FAR_FUTURE, limit=999)]
    assert len(set(nonces)) == 200
    assert all(0 < len(nonce) <= 25 for nonce in nonces)


async def test_messages_are_returned_in_order_up_to_the_limit(database: Database) -> None:
    async with database.transaction() as tx:
        first = await add_messages(tx, "a", "b", channel=1, now=100)
        second = await add_messages(tx, "c", "d", channel=2, now=90)
        await outbox.postpone(tx, (await due_of(tx, first, 100))[0].id, not_before=100)
        assert await kinds_due(tx, now=100) == ["c", "d", "a", "b"]
        assert await kinds_due(tx, now=100, match_id=first) == ["a", "b"]
        assert await kinds_due(tx, now=100, match_id=second) == ["c", "d"]
        assert await kinds_due(tx, now=95) == ["c", "d"]
        assert [post.kind for post in await outbox.due_messages(tx, now=100, limit=3)] == ["c", "d", "a"]


async def test_postponed_message_holds_back_later_ones(database: Database) -> None:
    async with database.transaction() as tx:
        first = await add_messages(tx, "chapter:1", "chapter:2", "ping:0", channel=1)
        await add_messages(tx, "card", channel=2)
        chapter = (await due_of(tx, first, 100))[1]
        await outbox.postpone(tx, chapter.id, not_before=160)
        await outbox.add(tx, [create_message_row("ping:1", first)], now=110)
        assert await kinds_due(tx, now=159) == ["chapter:1", "card"]
        assert await kinds_due(tx, now=160, match_id=first) == ["chapter:1", "chapter:2", "ping:0", "ping:1"]
        assert await kinds_due(tx, now=160) == ["chapter:1", "card", "chapter:2", "ping:0", "ping:1"]


async def test_postponed_message_counts_attempts_and_keeps_its_nonce(database: Database) -> None:
    async with database.transaction() as tx:
        await add_messages(tx, "card", "ping:1")
        before = await outbox.due_messages(tx, now=100, limit=9)
        await outbox.postpone(tx, before[0].id, not_before=160)
        await outbox.postpone(tx, before[0].id, not_before=300)
        after = await outbox.due_messages(tx, now=300, limit=9)
        assert [(post.attempts, post.nonce) for post in after] == [(2, before[0].nonce), (0, before[1].nonce)]


async def test_released_messages_are_due_at_once_in_order(database: Database) -> None:
    async with database.transaction() as tx:
        first = await add_messages(tx, "a", "b", "c", channel=1, now=100)
        second = await add_messages(tx, "d", channel=2, now=100)
        for match_id, position in ((first, 1), (second, 0)):
            post = (await due_of(tx, match_id, 100))[position]
            await outbox.postpone(tx, post.id, not_before=FAR_FUTURE)
        await outbox.retry(tx, "match", first, now=150)
        assert await kinds_due(tx, now=150) == ["a", "b", "c"]
        assert await kinds_due(tx, now=149) == ["a"]
        await outbox.release(tx, "match", first)
        assert await kinds_due(tx, now=0) == ["a", "b", "c"], "due whatever the time"


async def test_clock_moved_back_does_not_change_the_order(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = await add_messages(tx, "first", now=100)
        await outbox.add(tx, [create_message_row("second", match_id)], now=40)
        assert await kinds_due(tx, now=FAR_FUTURE) == ["first", "second"]


async def test_earliest_returns_the_next_due_time(database: Database) -> None:
    async with database.transaction() as tx:
        assert (await due_times.next_due_times(tx)).message is None
        for channel in (1, 2):
            await add_messages(tx, "a", channel=channel)
        assert (await due_times.next_due_times(tx)).message == 0
        for post, later in zip(await outbox.due_messages(tx, 100, limit=2), (500, 120), strict=True):
            await outbox.postpone(tx, post.id, not_before=later)
        assert (await due_times.next_due_times(tx)).message == 120


async def test_message_is_due_at_its_earliest_time(database: Database) -> None:
    """A message is due exactly at its earliest time, not later.

    If it were due later, the scheduler would wake up at this time, find nothing, and wake up again.
    """
    async with database.transaction() as tx:
        match_id = await add_messages(tx, "a", "b")
        for delay in (200, 300):
            (post, *_rest) = await due_of(tx, match_id, FAR_FUTURE)
            await outbox.postpone(tx, post.id, not_before=delay)
            due = (await due_times.next_due_times(tx)).message
            assert due == delay
            assert await kinds_due(tx, now=due) == ["a", "b"]


async def test_skipped_message_holds_back_no_others(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = await add_messages(tx, "a", "nobody knows this", "b")
        await outbox.defer(tx, (await due_of(tx, match_id, 100))[1].id, not_before=500)
        await outbox.add(tx, [create_message_row("c", match_id)], now=110)
        assert await kinds_due(tx, now=110, match_id=match_id) == ["a", "b", "c"]
        assert await kinds_due(tx, now=500, match_id=match_id) == ["a", "nobody knows this", "b", "c"]


async def test_skipped_last_message_holds_back_no_new_ones(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = await add_messages(tx, "nobody knows this")
        (aside,) = await due_of(tx, match_id, 100)
        await outbox.defer(tx, aside.id, not_before=500)
        await outbox.add(tx, [create_message_row("b", match_id)], now=110)
        assert await kinds_due(tx, now=110, match_id=match_id) == ["b"]
        # After this, the message can be parsed again and is treated like any other message.
        await outbox.postpone(tx, aside.id, not_before=600)
        await outbox.add(tx, [create_message_row("c", match_id)], now=120)
        assert await kinds_due(tx, now=599, match_id=match_id) == []


async def test_owners_of_different_kinds_have_separate_messages(
    database: Database,
) -> None:
    async with database.transaction() as tx:
        match_id = await add_messages(tx, "a")
        await outbox.add(tx, [create_message_row("b", match_id, owner_kind="guild")], now=100)
        (post,) = await due_of(tx, match_id, 100)
        await outbox.postpone(tx, post.id, not_before=500)
        assert [row.kind for row in await outbox.of_owner(tx, "match", match_id)] == ["a"]
        assert [row.kind for row in await outbox.of_owner(tx, "guild", match_id)] == ["b"]
        assert await kinds_due(tx, now=100) == ["b"]
        await outbox.release(tx, "guild", match_id)
        assert await kinds_due(tx, now=200) == ["b"]


async def test_marking_a_message_twice_or_too_late_has_no_effect(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = await add_messages(tx, "a")
        (post,) = await outbox.due_messages(tx, now=FAR_FUTURE, limit=9)
        await outbox.delete_sent(tx, post.id)
        await outbox.add(tx, [create_message_row("b", match_id)], now=100)
        await outbox.delete_sent(tx, post.id)
        await outbox.postpone(tx, post.id, not_before=900)
        await outbox.delete_sent(tx)
        assert await kinds_due(tx, now=100) == ["b"]


async def test_adding_no_messages_has_no_effect(database: Database) -> None:
    async with database.transaction() as tx:
        await outbox.add(tx, [], now=100)
        assert (await due_times.next_due_times(tx)).message is None
