"""Tests of shared messages about finished matches."""

from __future__ import annotations

from storage.core.database import Database
from storage.history import sharing
from storage.history.sharing import SharedRow
from tests.storage.examples import ADA, insert_match


async def test_shared_message_is_found_by_its_kind(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx)).id
        await sharing.add(tx, row := SharedRow(match_id=match_id, item="film", user_key=ADA))
        assert await sharing.get(tx, match_id, "film") == row
        assert await sharing.get(tx, match_id, "card") is None
        await sharing.put(
            tx, stands := SharedRow(match_id=match_id, item="film", user_key=ADA, channel=7, message=8)
        )
        assert await sharing.get(tx, match_id, "film") == stands
        await sharing.delete(tx, match_id, "film")
        assert await sharing.get(tx, match_id, "film") is None
