"""Tests of match snapshots: the latest one replaces the previous one."""

from __future__ import annotations

from storage.core.database import Database
from storage.matches.match import snapshots
from storage.matches.match.snapshots import SnapshotRow
from tests.storage.examples import insert_match


async def test_snapshot_replaces_the_previous_one(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        assert await snapshots.get(tx, match_id) is None
        await snapshots.put(tx, SnapshotRow(match_id=match_id, seq=5, state='{"round": 1}'))
        newer = SnapshotRow(match_id=match_id, seq=9, state='{"round": 2}')
        await snapshots.put(tx, newer)
        assert await snapshots.get(tx, match_id) == newer


async def test_snapshots_can_be_deleted_at_any_time(database: Database) -> None:
    async with database.transaction() as tx:
        kept = [(await insert_match(tx, channel)).id for channel in (1, 2)]
        for match_id in kept:
            await snapshots.put(tx, SnapshotRow(match_id=match_id, seq=1, state="{}"))
        await snapshots.delete(tx, kept[0])
        assert [await snapshots.get(tx, match_id) is None for match_id in kept] == [True, False]
