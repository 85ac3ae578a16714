"""Tests for database connections: the SQLite settings and the size of the write-ahead log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from storage.core import connection_pools
from storage.core.database import Database
from tests.storage.examples import get_open_error, insert_match


@pytest.mark.sqlite
async def test_acknowledged_move_is_flushed_to_disk(database: Database) -> None:
    async with database.transaction() as tx:
        assert await tx.scalar("PRAGMA journal_mode") == "wal"
        assert await tx.scalar("PRAGMA synchronous") == 2  # FULL
        assert await tx.scalar("PRAGMA foreign_keys") == 1
        assert await tx.scalar("PRAGMA busy_timeout") == 5_000


@pytest.mark.sqlite
async def test_file_system_without_write_ahead_log_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_pools, "SQLITE_SETTINGS", ("PRAGMA journal_mode = DELETE",))
    problem = await get_open_error(address)
    assert (problem.reason, problem.detail) == ("journal", "delete")


@pytest.mark.sqlite
async def test_large_write_ahead_log_is_truncated(database: Database, tmp_path: Path) -> None:
    ahead = tmp_path / "harbour.db-wal"
    async with database.read_transaction() as looking:
        # This reader prevents SQLite from restarting the write-ahead log.
        await looking.execute("SELECT count(*) FROM matches")
        async with database.transaction() as tx:
            for channel in range(30):
                await insert_match(tx, channel, title="x" * 1_000_000)
        grown = ahead.stat().st_size
    for channel in range(100, 103):
        async with database.transaction() as tx:
            await insert_match(tx, channel)
        async with database.transaction() as tx:
            await tx.execute("DELETE FROM matches WHERE channel < 50")
    assert ahead.stat().st_size <= connection_pools.WAL_BYTES < grown


@pytest.mark.sqlite
async def test_others_write_while_the_write_ahead_log_waits_for_a_reader(
    database: Database, tmp_path: Path
) -> None:
    ahead = tmp_path / "harbour.db-wal"
    async with database.read_transaction() as looking:
        await looking.execute("SELECT count(*) FROM matches")
        async with database.transaction() as tx:
            await insert_match(tx, 1)
        truncation = asyncio.create_task(database.truncate_journal())
        for channel in range(2, 12):
            async with database.transaction() as tx:
                await insert_match(tx, channel)
            await asyncio.sleep(0.02)
        assert not truncation.done(), "the reader still needs the log"
    await truncation
    assert ahead.stat().st_size == 0


@pytest.mark.sqlite
async def test_checkpoint_copies_the_write_ahead_log(database: Database, tmp_path: Path) -> None:
    async with database.transaction() as tx:
        await insert_match(tx, 1, title="a distinct title")
    assert b"a distinct title" not in (tmp_path / "harbour.db").read_bytes()
    await database.checkpoint()
    assert b"a distinct title" in (tmp_path / "harbour.db").read_bytes()
