"""Tests for the SQLite driver: each operation makes one call to the driver thread, and results are complete."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import pytest

from storage.core import connection_pools
from storage.core.database import Database
from storage.core.sqlite.driver import Connection
from storage.core.sqlite.file_identity import DatabaseFiles
from tests.storage.examples import insert_match

T = TypeVar("T")
COUNT_UP = """
WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < :many) SELECT n FROM up
"""
TAKE_LONG = """
WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 3000000) SELECT count(*) FROM up
"""

pytestmark = pytest.mark.sqlite


@pytest.fixture
def driver_calls(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that records all calls to the connection's thread."""
    gone: list[str] = []
    honest: Any = aiosqlite.Connection._execute  # noqa: SLF001 - all calls pass through this method

    async def counted(connection: Any, query: Callable[..., T], *values: Any, **named: Any) -> T:
        gone.append(query.__name__)
        done: T = await honest(connection, query, *values, **named)
        return done

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    return gone


async def test_statement_needs_one_call_to_the_driver_thread(
    database: Database, driver_calls: list[str]
) -> None:
    # The first read also opens the connection, so its calls are not compared.
    async with database.read_transaction() as tx:
        await tx.execute("SELECT 1")
    driver_calls.clear()
    async with database.read_transaction() as tx:
        for number in range(5):
            assert await tx.scalar(f"SELECT {number}") == number
    assert driver_calls == ["_execute_fetchall"] * 5 + ["commit"]
    driver_calls.clear()
    async with database.transaction() as tx:
        await tx.execute("SELECT 1")
    assert driver_calls[-3:] == [
        "_execute_fetchall",
        "_execute_fetchall",
        "commit",
    ]  # The additional call is BEGIN IMMEDIATE.


async def test_reader_sees_one_snapshot_from_its_first_statement(database: Database) -> None:
    async with database.read_transaction() as before:
        assert await before.scalar("SELECT count(*) FROM matches") == 0
        async with database.transaction() as tx:
            await insert_match(tx)
        assert await before.scalar("SELECT count(*) FROM matches") == 0
    async with database.read_transaction() as after:
        assert await after.scalar("SELECT count(*) FROM matches") == 1


@pytest.mark.parametrize("many", [1, 63, 64, 65, 5_000])
async def test_all_rows_are_returned_for_any_number(database: Database, many: int) -> None:
    async with database.read_transaction() as tx:
        assert (await tx.execute(COUNT_UP, {"many": many})).scalars() == list(range(1, many + 1))
        assert await tx.execute("SELECT 1 WHERE 1 = 2") == []


async def test_failed_statement_leaves_no_open_transaction(database: Database) -> None:
    for _ in range(2):
        with pytest.raises(sqlite3.OperationalError):
            async with database.read_transaction() as tx:
                await tx.execute("SELECT nothing FROM nowhere")
    async with database.transaction() as tx:
        await insert_match(tx)
    async with database.read_transaction() as tx:
        assert await tx.scalar("SELECT count(*) FROM matches") == 1


@pytest.mark.long
async def test_cancelled_statement_leaves_no_open_transaction(database: Database) -> None:
    async def keep_and_count() -> None:
        async with database.transaction() as tx:
            await insert_match(tx)
            await tx.execute(TAKE_LONG)

    for _ in range(3):
        task = asyncio.create_task(keep_and_count())
        await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    async with database.transaction() as tx:
        assert await tx.scalar("SELECT count(*) FROM matches") == 0


async def test_cancelled_connection_leaves_no_thread(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = await connection_pools.reader_pool(database.address, DatabaseFiles(database.address.database))
    before = set(threading.enumerate())

    def open_slowly(connection: Connection, path: str, seconds: float) -> sqlite3.Connection:
        time.sleep(0.1)
        return sqlite3.connect(path)

    async def read() -> None:
        async with pool.begin() as tx:
            await tx.scalar("SELECT 1")

    monkeypatch.setattr(Connection, "_open", open_slowly)
    task = asyncio.create_task(read())
    await asyncio.sleep(0.02)
    task.cancel()
    await asyncio.wait([task])
    assert task.cancelled()
    left = {thread.name for thread in set(threading.enumerate()) - before}
    assert not any("connection_worker" in name for name in left)


async def test_double_cancellation_does_not_affect_the_next_begin(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_pools, "MAX_READERS", 1)
    looked = await connection_pools.reader_pool(database.address, DatabaseFiles(database.address.database))

    async def look(statement: str) -> None:
        async with looked.begin() as tx:
            await tx.execute(statement)

    for statement in (TAKE_LONG, "SELECT count(*) FROM matches"):
        task = asyncio.create_task(look(statement))
        await asyncio.sleep(0.02)
        task.cancel()
        await asyncio.sleep(0.005)
        task.cancel()
        (outcome,) = await asyncio.gather(task, return_exceptions=True)
        # On a busy machine, the short statement may have ended before the cancellation.
        assert statement != TAKE_LONG or isinstance(outcome, asyncio.CancelledError)
    async with looked.begin() as tx:
        assert await tx.scalar("SELECT count(*) FROM matches") == 0
        async with database.transaction() as other:
            await insert_match(other)
        assert await tx.scalar("SELECT count(*) FROM matches") == 0
    await looked.close()


async def test_connection_that_can_not_roll_back_is_not_reused(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_connection: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def keep_and_slip() -> None:
        async with database.transaction() as tx:
            await insert_match(tx)
            raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(aiosqlite.Connection, "rollback", fail)
        with pytest.raises(ZeroDivisionError):
            await keep_and_slip()
    async with database.transaction() as tx:
        assert await tx.scalar("SELECT count(*) FROM matches") == 0


def wait_for_thread(connection: Connection) -> None:
    """Wait until the connection's thread ends. If it raises an exception, pytest fails the test."""
    connection._thread.join()  # noqa: SLF001 - aiosqlite offers no public way to wait for the thread


def test_thread_ends_quietly_if_the_event_loop_is_closed_during_a_statement(ready_address: str) -> None:
    path = ready_address.removeprefix("sqlite://")

    async def start_statement() -> Connection:
        connection = Connection(path, 1)
        await connection
        statement = asyncio.create_task(connection.fetch_rows(TAKE_LONG))
        await asyncio.sleep(0.01)
        statement.cancel()
        return connection

    connection = asyncio.run(start_statement())
    wait_for_thread(connection)
    with pytest.raises(ValueError, match="Connection closed"):
        asyncio.run(connection.fetch_rows("SELECT 1"))


def test_thread_ends_quietly_if_the_event_loop_is_closed_while_connecting(tmp_path: Path) -> None:
    async def open_missing_file() -> Connection:
        connection = Connection(str(tmp_path / "missing.db"), 1)
        connecting = asyncio.ensure_future(connection)
        await asyncio.sleep(0)
        connecting.cancel()
        return connection

    for _ in range(20):
        wait_for_thread(asyncio.run(open_missing_file()))


def test_process_that_does_not_close_the_database_still_exits(ready_address: str) -> None:
    forgetful = f"""
import asyncio
from storage.core.database import Database
async def main():
    global kept
    kept = await Database.open({ready_address!r})
    async with kept.read_transaction() as tx:
        await tx.execute("SELECT 1")
    raise ZeroDivisionError
asyncio.run(main())
"""
    root = Path(__file__).parents[3]
    ended = subprocess.run(
        [sys.executable, "-c", forgetful], cwd=root, capture_output=True, text=True, timeout=60, check=False
    )
    assert "ZeroDivisionError" in ended.stderr
