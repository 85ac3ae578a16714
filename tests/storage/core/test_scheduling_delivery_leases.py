"""Tests for delivery leases: only one process at a time sends an owner's messages.

Expired leases are taken over.
"""

from __future__ import annotations

from storage.core.database import Database, Transaction
from storage.core.scheduling import delivery_leases, outbox
from storage.core.scheduling.delivery_leases import DeliveryLeaseRow
from tests.storage.examples import create_message_row, insert_match

OWNER = "match", 1


async def take_lease(tx: Transaction, holder: str, now: int) -> bool:
    return await delivery_leases.take(tx, *OWNER, holder, now, now + 10)


async def test_lease_has_one_holder_until_it_expires_or_is_released(database: Database) -> None:
    async with database.transaction() as tx:
        taken = [
            await take_lease(tx, holder, now) for holder, now in (("a", 0), ("a", 5), ("b", 14), ("b", 15))
        ]
        assert taken == [True, True, False, True]
        await delivery_leases.release(tx, *OWNER, "a")
        assert not await take_lease(tx, "a", 16)
        await delivery_leases.release(tx, *OWNER, "b")
        assert await take_lease(tx, "a", 16)


async def test_only_the_holder_renews_a_lease(database: Database) -> None:
    async with database.transaction() as tx:
        await take_lease(tx, "a", 0)
        assert not await delivery_leases.renew(tx, *OWNER, "b", 99)
        assert await delivery_leases.renew(tx, *OWNER, "a", 20)
        assert await delivery_leases.get(tx, *OWNER) == DeliveryLeaseRow(
            owner_kind="match", owner=1, holder="a", until=20
        )


async def test_waiting_process_is_noted_until_the_lease_is_taken_again(database: Database) -> None:
    wanted = []
    async with database.transaction() as tx:
        for holder, now in (("a", 0), ("b", 1), ("b", 20)):
            await take_lease(tx, holder, now)
            lease = await delivery_leases.get(tx, *OWNER)
            assert lease is not None
            wanted.append(lease.is_wanted)
    assert wanted == [False, True, False]


async def test_messages_of_an_expired_lease_may_have_been_sent(database: Database) -> None:
    attempts = []
    async with database.transaction() as tx:
        owner = (await insert_match(tx)).id
        await outbox.add(tx, [create_message_row("card", owner)], 0)
        for holder, now in (("a", 0), ("a", 20), ("b", 40), ("b", 60)):
            await delivery_leases.take(tx, "match", owner, holder, now, now + 10)
            (post,) = await outbox.of_owner(tx, "match", owner)
            attempts.append(post.attempts)
    assert attempts == [0, 0, 1, 1]
