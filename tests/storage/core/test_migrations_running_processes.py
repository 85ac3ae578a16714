"""Tests that a process of an earlier version saves nothing more after the database has been upgraded."""

from __future__ import annotations

import asyncio

import pytest

from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.core.sql.transactions import Transaction
from storage.matches.match import matches
from tests.storage.examples import keep_match
from tests.storage.steps import FIRST_STEP, LATEST, bring_steps

pytestmark = pytest.mark.usefixtures("threads_end")


@pytest.fixture
async def old(database: Database, monkeypatch: pytest.MonkeyPatch) -> Database:
    """Return the database as if a process of an earlier version had opened it."""
    bring_steps(monkeypatch)
    return database


async def test_process_saves_nothing_after_an_upgrade(old: Database, ready: str) -> None:
    await (await Database.open(ready)).close()
    for lock_key in (None, "match 7"):
        with pytest.raises(DatabaseUnavailable, match=f"upgraded: schema {LATEST} instead of 1"):
            async with old.transaction(lock_key) as tx:
                await keep_match(tx)
    with pytest.raises(DatabaseUnavailable, match="upgraded"):
        await old.check_schema()
    new = await Database.open(ready)
    async with new.transaction() as tx:
        assert await matches.active_in_channel(tx, 1) is None
        await keep_match(tx)
    await new.close()


async def test_write_that_waits_for_an_upgrade_is_refused(
    old: Database, ready: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_begun, may_end = asyncio.Event(), asyncio.Event()

    async def upgrade_slowly(tx: Transaction) -> None:
        await tx.execute("CREATE TABLE slow (id INTEGER)")
        has_begun.set()
        await may_end.wait()

    async with old.transaction() as tx:  # The connection is now open, and its statements are prepared.
        await tx.scalar("SELECT 1")
    monkeypatch.setattr(FIRST_STEP, upgrade_slowly)
    upgrade = asyncio.create_task(Database.open(ready))
    await has_begun.wait()
    write = asyncio.create_task(keep_one(old))
    await asyncio.sleep(0.2)
    assert not write.done()
    may_end.set()
    await (await upgrade).close()
    with pytest.raises(DatabaseUnavailable, match="upgraded"):
        await write


async def keep_one(database: Database) -> None:
    async with database.transaction() as tx:
        await keep_match(tx)


async def test_upgrade_waits_for_writes(old: Database, ready: str) -> None:
    async with old.transaction("match 7") as tx:
        upgrade = asyncio.create_task(Database.open(ready))
        await asyncio.sleep(0.2)
        kept = await keep_match(tx)
        assert not upgrade.done()
    new = await upgrade
    async with new.transaction() as tx:
        assert await matches.active_in_channel(tx, 1) == kept
    await new.close()


async def test_process_continues_after_tables_were_added(database: Database, ready: str) -> None:
    async with database.transaction() as tx:
        await tx.execute("DROP TABLE private_notes")
    await (await Database.open(ready)).close()
    await keep_one(database)
    await database.check_schema()
