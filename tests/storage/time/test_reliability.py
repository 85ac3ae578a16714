"""Tests for reliability counts: turns in time, late turns, and abandoned matches."""

from __future__ import annotations

from storage.core.database import Database
from storage.time import reliability
from storage.time.reliability import ReliabilityRow
from tests.storage.examples import ADA, BEN


async def test_reliability_counts_are_summed(database: Database) -> None:
    async with database.transaction() as tx:
        await reliability.add(tx, ReliabilityRow(user_key=ADA, turns=2))
        await reliability.add(
            tx,
            ReliabilityRow(user_key=ADA, turns=1, timeouts=1),
            ReliabilityRow(user_key=BEN, matches_left=1),
        )
        found = await reliability.of_users(tx, [ADA, BEN, 9])
    assert found == {
        ADA: ReliabilityRow(user_key=ADA, turns=3, timeouts=1),
        BEN: ReliabilityRow(user_key=BEN, matches_left=1),
        9: ReliabilityRow(user_key=9),
    }
