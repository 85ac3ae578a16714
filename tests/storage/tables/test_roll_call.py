"""Tests for confirmations of seats: the latest one of each user counts."""

from __future__ import annotations

from storage.core.database import Database
from storage.tables import roll_call
from storage.tables.roll_call import ConfirmationRow
from tests.storage.examples import ADA, BEN, insert_match


async def test_latest_confirmation_of_each_user_is_kept_until_the_start(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = (await insert_match(tx, 1)).id
        for user_key, at in ((ADA, 1), (BEN, 2), (ADA, 3)):
            row = ConfirmationRow(match_id=match_id, user_key=user_key, confirmed_at=at)
            await roll_call.put(tx, row)
        found = {row.user_key: row.confirmed_at for row in await roll_call.of_match(tx, match_id)}
        assert found == {ADA: 3, BEN: 2}
        await roll_call.delete_of_match(tx, match_id)
        assert await roll_call.of_match(tx, match_id) == []
