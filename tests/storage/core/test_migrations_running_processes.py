"""Tests that a process of an earlier version can't save anything after an upgrade of the database."""

from __future__ import annotations

import asyncio

import pytest

from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.core.sql.transactions import Transaction
from storage.matches.match import matches
from tests.storage.examples import insert_match
from tests.storage.later_migrations import FIRST_MIGRATION, LATEST_VERSION, register_test_migrations


@pytest.fixture
async def old_database(database: Database, monkeypatch: pytest.MonkeyPatch) -> Database:
    """Open the database like a process of an earlier version."""
    register_test_migrations(monkeypatch)
    return database


async def test_process_saves_nothing_after_an_upgrade(old_database: Database, ready_address: str) -> None:
    await (await Database.open(ready_address)).close()
    for lock_key in (None, "match 7"):
        with pytest.raises(DatabaseUnavailable, match=f"upgraded: schema {LATEST_VERSION} instead of 1"):
            async with old_database.transaction(lock_key) as tx:
                await insert_match(tx)
    with pytest.raises(DatabaseUnavailable, match="upgraded"):
        await old_database.check_schema()
    new = await Database.open(ready_address)
    async with new.transaction() as tx:
        assert await matches.active_in_channel(tx, 1) is None
        await insert_match(tx)
    await new.close()


async def test_write_that_waits_for_an_upgrade_is_refused(
    old_database: Database, ready_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_begun, may_end = asyncio.Event(), asyncio.Event()

    async def upgrade_slowly(tx: Transaction) -> None:
        await tx.execute("CREATE TABLE slow (id INTEGER)")
        has_begun.set()
        await may_end.wait()

    # Open the connection and prepare its statements.
    async with old_database.transaction() as tx:
        await tx.scalar("SELECT 1")
    monkeypatch.setattr(FIRST_MIGRATION, upgrade_slowly)
    upgrade = asyncio.create_task(Database.open(ready_address))
    await has_begun.wait()
    write = asyncio.create_task(insert_one_match(old_database))
    await asyncio.sleep(0.2)
    assert not write.done()
    may_end.set()
    await (await upgrade).close()
    with pytest.raises(DatabaseUnavailable, match="upgraded"):
        await write


async def insert_one_match(database: Database) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)


async def test_upgrade_waits_for_writes(old_database: Database, ready_address: str) -> None:
    async with old_database.transaction("match 7") as tx:
        upgrade = asyncio.create_task(Database.open(ready_address))
        await asyncio.sleep(0.2)
        match_row = await insert_match(tx)
        assert not upgrade.done()
    new = await upgrade
    async with new.transaction() as tx:
        assert await matches.active_in_channel(tx, 1) == match_row
    await new.close()


async def test_process_continues_after_tables_were_added(database: Database, ready_address: str) -> None:
    async with database.transaction() as tx:
        await tx.execute("DROP TABLE private_notes")
    await (await Database.open(ready_address)).close()
    await insert_one_match(database)
    await database.check_schema()
