"""Tests for rematches: a match's latest rematch, and the original match of a rematch."""

from __future__ import annotations

from storage.core.database import Database
from storage.tables import rematch
from storage.tables.rematch import RematchRow
from tests.storage.examples import insert_match


async def test_latest_rematch_and_former_match_are_found(
    database: Database,
) -> None:
    async with database.transaction() as tx:
        former, first, second = [(await insert_match(tx, channel)).id for channel in (1, 2, 3)]
        assert await rematch.latest_of(tx, former) is None
        await rematch.add(tx, RematchRow(match_id=first, former_match_id=former))
        await rematch.add(tx, RematchRow(match_id=second, former_match_id=former))
        assert await rematch.latest_of(tx, former) == second
        assert [await rematch.former_of(tx, match_id) for match_id in (former, first)] == [None, former]
