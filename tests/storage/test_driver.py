"""What SQLite is asked goes to its thread once, and comes back whole."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from storage.core.database import Database
from storage.file.driver import AT_ONCE
from tests.storage.examples import keep_match

T = TypeVar("T")
COUNT_UP = """
WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < :many) SELECT n FROM up
"""
TAKE_LONG = """
WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 3000000) SELECT count(*) FROM up
"""

pytestmark = pytest.mark.sqlite


@pytest.fixture
def ways(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what goes to a thread from now on, filled as it goes."""
    gone: list[str] = []
    honest: Any = aiosqlite.Connection._execute  # noqa: SLF001 - where all of it passes

    async def counted(connection: Any, query: Callable[..., T], *values: Any, **named: Any) -> T:
        gone.append(query.__name__)
        done: T = await honest(connection, query, *values, **named)
        return done

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    return gone


async def test_a_statement_goes_to_the_thread_once(database: Database, ways: list[str]) -> None:
    async with database.reading() as tx:  # the first opens the connection
        await tx.execute(text("SELECT 1"))
    ways.clear()
    async with database.reading() as tx:
        for number in range(5):
            assert (await tx.execute(text(f"SELECT {number}"))).scalar_one() == number
    assert ways == ["_execute_fetchall"] * 5 + ["commit"]
    ways.clear()
    async with database.transaction() as tx:
        await tx.execute(text("SELECT 1"))
    assert ways[-3:] == ["_execute_fetchall", "_execute_fetchall", "commit"]  # BEGIN IMMEDIATE is waited for


async def test_who_looks_sees_one_state_from_the_first_statement_on(database: Database) -> None:
    async with database.reading() as before:
        assert (await before.execute(text("SELECT count(*) FROM matches"))).scalar_one() == 0
        async with database.transaction() as tx:
            await keep_match(tx)
        assert (await before.execute(text("SELECT count(*) FROM matches"))).scalar_one() == 0
    async with database.reading() as after:
        assert (await after.execute(text("SELECT count(*) FROM matches"))).scalar_one() == 1


@pytest.mark.parametrize("many", [0, 1, AT_ONCE - 1, AT_ONCE, AT_ONCE + 1, 3 * AT_ONCE])
async def test_all_rows_come_however_many(database: Database, many: int) -> None:
    async with database.reading() as tx:
        found = (await tx.execute(text(COUNT_UP), {"many": max(many, 1)})).scalars().all()
        assert found == list(range(1, max(many, 1) + 1))
        assert (await tx.execute(text("SELECT 1 WHERE 1 = 2"))).all() == []


async def test_rows_can_be_read_a_part_at_a_time(database: Database, ways: list[str]) -> None:
    many, seen = 5 * AT_ONCE + 7, list[int]()
    async with database.reading() as tx:
        found = await tx.stream(text(COUNT_UP).execution_options(yield_per=AT_ONCE), {"many": many})
        async for part in found.partitions(AT_ONCE):
            assert len(part) <= AT_ONCE
            seen += [row.n for row in part]
    assert seen == list(range(1, many + 1))
    assert ways.count("fetchmany") >= many // AT_ONCE


async def test_nothing_is_open_after_a_statement_that_failed(database: Database) -> None:
    for _ in range(2):
        with pytest.raises(OperationalError):
            async with database.reading() as tx:
                await tx.execute(text("SELECT nothing FROM nowhere"))
    async with database.transaction() as tx:
        await keep_match(tx)
    async with database.reading() as tx:
        assert (await tx.execute(text("SELECT count(*) FROM matches"))).scalar_one() == 1


async def test_who_is_cancelled_in_a_statement_leaves_nothing_open(database: Database) -> None:
    async def keep_and_count() -> None:
        async with database.transaction() as tx:
            await keep_match(tx)
            await tx.execute(text(TAKE_LONG))

    for _ in range(3):
        task = asyncio.create_task(keep_and_count())
        await asyncio.sleep(0.02)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    async with database.transaction() as tx:
        assert (await tx.execute(text("SELECT count(*) FROM matches"))).scalar_one() == 0


def test_a_process_that_forgets_its_database_ends_all_the_same(ready: str) -> None:
    forgetful = f"""
import asyncio
from storage.core.database import Database
async def main():
    global kept
    kept = await Database.open({ready!r})
    async with kept.reading() as tx:
        await tx.run_sync(lambda connection: None)
    raise ZeroDivisionError
asyncio.run(main())
"""
    root = Path(__file__).parents[2]
    ended = subprocess.run(
        [sys.executable, "-c", forgetful], cwd=root, capture_output=True, text=True, timeout=60, check=False
    )
    assert "ZeroDivisionError" in ended.stderr
