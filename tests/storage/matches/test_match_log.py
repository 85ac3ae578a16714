"""Tests of the log: entries in sequence, without duplicates or gaps."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from storage.core.database import Database
from storage.matches.match import log, matches
from storage.matches.match.log import EntryRow, LogConflict
from tests.storage.examples import create_entries, insert_match


async def test_entries_are_read_in_order_and_completely(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        written = [
            EntryRow(
                match_id=match_id,
                seq=1,
                seat=None,
                kind="seat",
                payload='{"why": "gone"}',
                origin="host",
                at=5,
            ),
            EntryRow(
                match_id=match_id,
                seq=2,
                seat=3,
                kind="move",
                payload='{"move": "pass"}',
                origin="clock",
                at=6,
            ),
        ]
        await log.append(tx, written)
        assert await log.read(tx, match_id) == written


async def test_append_updates_the_head(database: Database) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx)
        await log.append(tx, create_entries(match.id, 1, 5))
        await log.append(tx, create_entries(match.id, 6, 1))
        assert await matches.get(tx, match.id) == replace(match, head=6)


async def test_entries_are_read_after_a_sequence_number(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await log.append(tx, create_entries(match_id, 1, 300))
        assert [entry.seq for entry in await log.read(tx, match_id, after=297)] == [298, 299, 300]
        assert await log.read(tx, match_id, after=300) == []


async def test_each_match_has_its_own_sequence(database: Database) -> None:
    async with database.transaction() as tx:
        first, second = [(await insert_match(tx, channel)).id for channel in (1, 2)]
        await log.append(tx, create_entries(first, 1, 2))
        await log.append(tx, create_entries(second, 1, 3))
        assert [len(await log.read(tx, match_id)) for match_id in (first, second)] == [2, 3]


@pytest.mark.parametrize("first", [1, 3, 5, 7])
async def test_append_to_an_outdated_head_raises_log_conflict(database: Database, first: int) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx)
        await log.append(tx, create_entries(match.id, 1, 5))
    with pytest.raises(LogConflict) as caught:
        await append_entries(database, match.id, first)
    assert (caught.value.match_id, caught.value.seq) == (match.id, first)
    async with database.read_transaction() as tx:
        assert await log.read(tx, match.id) == create_entries(match.id, 1, 5)
        assert await matches.get(tx, match.id) == replace(match, head=5)


async def append_entries(database: Database, match_id: int, first: int) -> None:
    async with database.transaction() as tx:
        await log.append(tx, create_entries(match_id, first, 2, payload='{"other": true}'))


async def test_duplicate_primary_key_raises_log_conflict(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await log.append(tx, create_entries(match_id, 1, 5))
        await tx.execute("UPDATE matches SET head = 3")
    with pytest.raises(LogConflict):
        await append_entries(database, match_id, 4)
    async with database.read_transaction() as tx:
        assert await log.read(tx, match_id) == create_entries(match_id, 1, 5)


async def test_append_to_an_unknown_match_raises_log_conflict(database: Database) -> None:
    with pytest.raises(LogConflict):
        await append_entries(database, 404, 1)


@pytest.mark.parametrize("numbers", [(1, 3), (2, 1), (1, 1)])
async def test_entries_with_a_gap_raise_value_error(database: Database, numbers: tuple[int, int]) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        with pytest.raises(ValueError, match="without a gap"):
            await log.append(tx, [entry for seq in numbers for entry in create_entries(match_id, seq, 1)])


async def test_entries_of_two_matches_raise_value_error(database: Database) -> None:
    async with database.transaction() as tx:
        first, second = [(await insert_match(tx, channel)).id for channel in (1, 2)]
        with pytest.raises(ValueError, match="one match"):
            await log.append(tx, create_entries(first, 1, 1) + create_entries(second, 2, 1))


async def test_appending_no_entries_has_no_effect(database: Database) -> None:
    async with database.transaction() as tx:
        await log.append(tx, [])
