"""Tests for transactions: they are atomic, and only one can write at a time, without blocking readers.

This holds even across processes.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from storage.core import connection_pools
from storage.core.database import Database
from storage.core.scheduling import outbox
from storage.core.sql.database_errors import DatabaseBusy, DatabaseUnavailable
from storage.core.sql.transactions import IntegrityError
from storage.matches import settings
from storage.matches.match import log, matches
from storage.matches.settings import GuildRow
from storage.tables import tables
from storage.tables.tables import InviteRow
from tests.statements import report_statements
from tests.storage.examples import CEM, create_entries, create_message_row, insert_match, run_program


async def test_transaction_commits_all_its_writes(database: Database) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx)
        await log.append(tx, create_entries(match.id, 1, 5))
        await outbox.add(tx, [create_message_row("card", match.id)], now=1)
    async with database.read_transaction() as tx:
        assert len(await log.read(tx, match.id)) == 5
        assert len(await outbox.due_messages(tx, now=1, limit=9)) == 1


async def test_failed_transaction_is_rolled_back(database: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        await insert_and_fail(database)
    async with database.read_transaction() as tx:
        assert await matches.active_in_channel(tx, 1) is None


async def insert_and_fail(database: Database) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
        raise ZeroDivisionError


async def test_transaction_after_a_failed_one_works(database: Database) -> None:
    with pytest.raises(IntegrityError):
        async with database.transaction() as tx:
            await tables.add_invites(tx, InviteRow(match_id=404, user_key=CEM))
    async with database.transaction() as tx:
        assert (await insert_match(tx)).id == 1


async def test_row_without_its_match_violates_the_foreign_key(database: Database) -> None:
    with pytest.raises(IntegrityError, match=r"(?i)foreign key"):
        async with database.transaction() as tx:
            await tables.add_invites(tx, InviteRow(match_id=404, user_key=CEM))


async def test_reader_sees_one_snapshot(database: Database) -> None:
    async with database.read_transaction() as old:
        assert await matches.active_in_channel(old, 1) is None
        async with database.transaction() as tx:
            match_row = await insert_match(tx)
        assert await matches.active_in_channel(old, 1) is None
    async with database.read_transaction() as new:
        assert await matches.active_in_channel(new, 1) == match_row


async def test_reader_does_not_wait_for_a_writer(database: Database) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
        async with asyncio.timeout(2), database.read_transaction() as looking:
            assert await matches.active_in_channel(looking, 1) is None


async def test_reader_can_not_write(database: Database) -> None:
    slips = (sqlite3.OperationalError, asyncpg.ReadOnlySQLTransactionError)
    with pytest.raises(slips, match=r"read-?only"):
        async with database.read_transaction() as tx:
            await insert_match(tx)


async def test_nested_transaction_raises_runtime_error(database: Database) -> None:
    async with database.transaction():
        with pytest.raises(RuntimeError):
            async with database.transaction():
                pass


async def test_writers_are_serialized_in_order(database: Database) -> None:
    done: list[int] = []

    async def write(number: int) -> None:
        async with database.transaction() as tx:
            await insert_match(tx, channel=number)
            await asyncio.sleep(0.001)
        done.append(number)

    await asyncio.gather(*(write(number) for number in range(30)))
    assert done == list(range(30))


async def test_writer_sees_the_writes_of_the_previous_one(database: Database) -> None:
    async def count() -> None:
        async with database.transaction() as tx:
            text = (await settings.get_guild(tx, 1)).locale or "0"
            await asyncio.sleep(0)
            await settings.upsert_guild(tx, GuildRow(id=1, locale=str(int(text) + 1)))

    await asyncio.gather(*(count() for _ in range(25)))
    async with database.read_transaction() as tx:
        assert (await settings.get_guild(tx, 1)).locale == "25"


async def test_cancelled_writer_releases_the_lock(database: Database) -> None:
    inside = asyncio.Event()

    async def hang() -> None:
        async with database.transaction() as tx:
            await insert_match(tx)
            inside.set()
            await asyncio.sleep(3_600)

    hanging = asyncio.create_task(hang())
    await inside.wait()
    hanging.cancel()
    await asyncio.gather(hanging, return_exceptions=True)
    async with asyncio.timeout(2), database.transaction() as tx:
        assert await matches.active_in_channel(tx, 1) is None
        await insert_match(tx)


async def test_writer_cancelled_at_any_moment_releases_the_lock(database: Database) -> None:
    async def write(channel: int) -> None:
        async with database.transaction() as tx:
            match = await insert_match(tx, channel)
            await log.append(tx, create_entries(match.id, 1, 5))

    for number in range(60):
        task = asyncio.create_task(write(1_000 + number))
        for _ in range(number):
            await asyncio.sleep(0)
        await asyncio.sleep(0.000_05 * number)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(2), database.transaction() as tx:
            await insert_match(tx, 2_000 + number)
    async with database.read_transaction() as tx:
        found = [await matches.active_in_channel(tx, 1_000 + number) for number in range(60)]
        assert {match.head for match in found if match} <= {5}


@pytest.mark.sqlite
async def test_writer_waits_for_another_process(database: Database, tmp_path: Path) -> None:
    with closing(open_other_connection(tmp_path)) as other:
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.3, other.execute, "COMMIT")
        async with database.transaction() as tx:
            assert not other.in_transaction
            await insert_match(tx)


@pytest.mark.sqlite
async def test_lock_never_released_by_another_process_raises_busy(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_pools, "BUSY_SECONDS", 0.1)
    database = await Database.open(address)
    with closing(open_other_connection(tmp_path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseBusy) as caught:
            async with database.transaction():
                pytest.fail("two writers at once")
        assert caught.value.reason == "busy"
        other.execute("ROLLBACK")
    async with database.transaction() as tx:
        await insert_match(tx)
    await database.close()


@pytest.mark.sqlite
async def test_full_disk_rolls_back_only_the_current_transaction(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Database.open(address)).close()
    monkeypatch.setattr(connection_pools, "SQLITE_WRITER_SETTINGS", ("PRAGMA max_page_count = 60",))
    database = await Database.open(address)
    async with database.transaction() as tx:
        match_row = await insert_match(tx)
    with pytest.raises(DatabaseUnavailable) as caught:
        await insert_long_match(database)
    assert caught.value.reason == "full"
    async with database.transaction() as tx:
        assert await matches.get(tx, match_row.id) == match_row
        assert await matches.active_in_channel(tx, 2) is None
        await matches.set_card(tx, match_row.id, 11)
    await database.close()


async def insert_long_match(database: Database) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx, channel=2)
        await log.append(tx, create_entries(match.id, 1, 500, payload="x" * 1_000))


def open_other_connection(folder: Path) -> sqlite3.Connection:
    """Return a connection that bypasses this process's writer queue."""
    return sqlite3.connect(folder / "harbour.db", isolation_level=None)


APPENDER = """
import asyncio, sys
from storage.matches.match import log, matches
from storage.core.database import Database
from storage.matches.match.log import EntryRow, LogConflict

async def one(database, name):
    async with database.read_transaction() as tx:
        head = (await matches.get(tx, 1)).head
    entry = EntryRow(match_id=1, seq=head + 1, kind="move", payload=name, origin="player", at=0)
    async with database.transaction() as tx:
        await log.append(tx, [entry])

async def work(address, name):
    database = await Database.open(address)
    kept = 0
    while kept < 40:
        try:
            await one(database, name)
            kept += 1
        except LogConflict:
            await asyncio.sleep(0)
    await database.close()

asyncio.run(work(*sys.argv[1:]))
"""


async def test_two_processes_append_to_one_match_without_loss(database: Database, ready_address: str) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
    crew = (run_program(APPENDER, ready_address, name) for name in ("fore", "aft"))
    assert await asyncio.gather(*crew) == [(0, ""), (0, "")]
    async with database.read_transaction() as tx:
        written = await log.read(tx, 1)
    assert [entry.seq for entry in written] == list(range(1, 81))
    assert sorted(entry.payload for entry in written) == ["aft"] * 40 + ["fore"] * 40


async def test_statement_after_the_end_of_a_transaction_is_refused(database: Database) -> None:
    """A statement after the end of its transaction is rejected.

    By then, another transaction may be using the connection.
    """
    async with database.transaction() as written:
        await insert_match(written)
    async with database.read_transaction() as read:
        pass
    for tx in (written, read):
        with pytest.raises(RuntimeError, match="after the end"):
            await matches.get(tx, 1)


async def test_statement_with_an_empty_list_of_values_does_nothing(database: Database) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
        await tx.execute("DELETE FROM matches WHERE id > :least", [])
        assert await matches.active_ids(tx)


@pytest.mark.sqlite
async def test_single_sqlite_writer_needs_no_additional_lock(database: Database) -> None:
    texts = list[str]()
    async with database.transaction("match 1") as tx:
        with report_statements(lambda statement, _values: texts.append(statement)):
            await tx.lock("pool 1 pearls")
    assert texts == []
