"""Tests for the stored requirements of a table."""

from __future__ import annotations

from storage.core.database import Database
from storage.tables import requirements
from storage.tables.requirements import RequirementsRow
from tests.storage.examples import insert_match


async def test_requirements_of_a_table_are_loaded_as_they_were_saved(database: Database) -> None:
    async with database.transaction() as tx:
        first, second = [(await insert_match(tx, channel)).id for channel in (1, 2)]
        row = RequirementsRow(match_id=first, min_reliability=90, is_for_newcomers=True)
        await requirements.add(tx, row)
        assert await requirements.get(tx, first) == row
        assert await requirements.get(tx, second) is None
