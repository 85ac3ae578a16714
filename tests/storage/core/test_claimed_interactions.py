"""Tests of claimed interactions: only one process claims each interaction, and claims are deleted after a day."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from storage.core import claimed_interactions
from storage.core.claimed_interactions import RETENTION_MS
from storage.core.database import Database
from tests.storage.examples import LARGEST_ID


class Rollback(Exception):
    """Raised to roll back a transaction."""


async def test_interaction_is_claimed_once(database: Database) -> None:
    async with database.transaction() as tx:
        assert await claimed_interactions.claim(tx, LARGEST_ID, now=1)
        assert not await claimed_interactions.claim(tx, LARGEST_ID, now=2)
        assert await claimed_interactions.claim(tx, 5, now=2)


async def test_interaction_is_claimed_by_one_of_two_processes(database: Database, ready_address: str) -> None:
    other = await Database.open(ready_address)

    async def claim(through: Database, interaction: int) -> bool:
        async with through.transaction() as tx:
            return await claimed_interactions.claim(tx, interaction, now=1)

    for interaction in range(20):
        answers = await asyncio.gather(claim(database, interaction), claim(other, interaction))
        assert sorted(answers) == [False, True]
    await other.close()


async def test_rolled_back_claim_can_be_repeated(database: Database) -> None:
    with suppress(Rollback):
        async with database.transaction() as tx:
            assert await claimed_interactions.claim(tx, 1, now=1)
            raise Rollback
    async with database.transaction() as tx:
        assert await claimed_interactions.claim(tx, 1, now=1)


async def test_interactions_are_deleted_after_a_day(database: Database) -> None:
    async with database.transaction() as tx:
        await claimed_interactions.claim(tx, 1, now=1_000)
        await claimed_interactions.claim(tx, 2, now=1_001)
        await claimed_interactions.delete_old(tx, now=1_001 + RETENTION_MS)
        assert await claimed_interactions.claim(tx, 1, now=9)
        assert not await claimed_interactions.claim(tx, 2, now=9)
