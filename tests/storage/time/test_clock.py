"""Tests of clocks, heartbeats and outages."""

from __future__ import annotations

from storage.core.database import Database
from storage.time.clock import clocks, outages
from storage.time.clock.clocks import ClockRow
from storage.time.clock.outages import NO_END, OutageRow
from tests.storage.examples import insert_match


async def test_clocks_are_stored_by_match_and_seat(database: Database) -> None:
    async with database.transaction() as tx:
        one, two = [(await insert_match(tx, channel=n)).id for n in (1, 2)]
        first, second = (
            ClockRow(match_id=one, seat=0, remaining_ms=5, running_since=3, turn=1),
            ClockRow(match_id=two, seat=1),
        )
        await clocks.put(tx, first, second)
        assert await clocks.of_match(tx, one) == {0: first}
        assert await clocks.of_match(tx, two) == {1: second}
        await clocks.delete(tx, one)
        assert await clocks.of_match(tx, one) == {}


async def test_last_heartbeat_is_returned(database: Database) -> None:
    async with database.transaction() as tx:
        assert await outages.last_heartbeat(tx) is None
        await outages.record_heartbeat(tx, 50)
        await outages.record_heartbeat(tx, 60)
        assert await outages.last_heartbeat(tx) == 60


async def test_outages_are_filtered_by_end_time(database: Database) -> None:
    gone = [OutageRow(began=began, ended=began + 5) for began in (10, 20, 30)]
    async with database.transaction() as tx:
        for outage in gone:
            await outages.put(tx, outage)
        assert await outages.ended_after(tx, 25) == gone[2:]
        assert await outages.ended_after(tx, 24) == gone[1:]


async def test_outage_applies_to_one_guild_or_to_all(database: Database) -> None:
    everywhere, here, there = (OutageRow(guild_id=server, began=10, ended=20) for server in (0, 1, 2))
    async with database.transaction() as tx:
        for outage in (everywhere, here, there):
            await outages.put(tx, outage)
        assert await outages.ended_after(tx, 15, 1) == [everywhere, here]
        assert await outages.ended_after(tx, 15) == [everywhere]


async def test_unfinished_outage_is_found_until_deleted(database: Database) -> None:
    unfinished = OutageRow(guild_id=1, began=10, ended=NO_END)
    async with database.transaction() as tx:
        await outages.put(tx, unfinished)
        await outages.put(tx, OutageRow(guild_id=2, began=10, ended=20))
        assert await outages.unfinished(tx) == [unfinished]
        assert await outages.unfinished_of(tx, 1) == unfinished
        assert await outages.unfinished_of(tx, 2) is None
        await outages.delete(tx, unfinished)
        assert await outages.unfinished(tx) == []
