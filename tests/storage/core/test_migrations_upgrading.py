"""Tests for upgrades: the database is backed up first, and the old and new schema versions are logged."""

from __future__ import annotations

import asyncio
import logging
import resource
import sqlite3
import time
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from storage.core.copying import backups
from storage.core.copying.backups import BackupFailed
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.core.sql.transactions import Transaction
from tests.storage.later_migrations import FIRST_MIGRATION, LATEST_VERSION, register_test_migrations
from tests.storage.stored_databases import restore, run_query, version_in

pytestmark = pytest.mark.sqlite

OLD_VERSION = 1


@pytest.fixture(autouse=True)
def later_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the test migrations."""
    register_test_migrations(monkeypatch)


async def test_database_is_backed_up_before_an_upgrade(
    tmp_path: Path, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "storage")
    file = tmp_path / "harbour.db"
    restore(file)
    matches = run_query(file, "SELECT * FROM matches")
    await (await Database.open(address)).close()
    (copy,) = backups_in(tmp_path)
    assert run_query(copy, "SELECT * FROM matches") == matches
    assert version_in(copy) == OLD_VERSION
    texts = [record.getMessage() for record in caplog.records if record.name.startswith("storage")]
    assert str(copy) in texts[0]
    assert f"from schema {OLD_VERSION} to {LATEST_VERSION}" in texts[1]

    await (await Database.open(address)).close()
    assert backups_in(tmp_path) == [copy]


def backups_in(folder: Path) -> list[Path]:
    return list(folder.glob("harbour.db.schema-*"))


async def test_failed_upgrade_is_not_logged_as_success(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An upgrade that fails on a full disk is not logged as a success.

    There is enough space for the backup, but not for the changes by the migrations.
    """
    caplog.set_level(logging.INFO, "storage")
    await (
        await Database.open(f"sqlite:///{tmp_path}/first.db")
    ).close()  # Import all modules now, because imports may also write files.
    caplog.clear()
    monkeypatch.setattr(FIRST_MIGRATION, write_large_rows)
    restore(file := tmp_path / "harbour.db")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, limits[1]))
    try:
        with pytest.raises(DatabaseUnavailable, match="disk"):
            await Database.open(address)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert version_in(file) == OLD_VERSION
    assert "will be upgraded" in caplog.text
    assert "was upgraded" not in caplog.text


async def write_large_rows(tx: Transaction) -> None:
    """Write more data than the database contained before."""
    await tx.execute("UPDATE matches SET title = hex(zeroblob(1000000))")


async def test_cancelled_upgrade_releases_the_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    has_begun = asyncio.Event()

    async def take_long(tx: Transaction) -> None:
        has_begun.set()
        await tx.execute(TAKE_LONG)

    restore(tmp_path / "harbour.db")
    monkeypatch.setattr(FIRST_MIGRATION, take_long)
    task = asyncio.create_task(Database.open(f"sqlite:///{tmp_path}/harbour.db"))
    await has_begun.wait()
    await asyncio.sleep(0.05)
    task.cancel()
    # The exception's traceback refers to the statement, so keeping the exception also keeps the statement
    # alive.
    with pytest.raises(asyncio.CancelledError) as caught:
        await task
    with closing(sqlite3.connect(tmp_path / "harbour.db", timeout=0.5, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
    assert caught.value.__traceback__ is not None


TAKE_LONG = """
WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < 3000000) SELECT count(*) FROM up
"""


async def test_repeated_upgrade_attempts_keep_one_backup(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only one backup is kept for each state of the database.

    Supervisors restart a failed process. If each attempt kept a new backup, the disk would fill up.
    """
    restore(file := tmp_path / "harbour.db")
    (tmp_path / "harbour.db.schema-0001-20261101-000000.7.part").touch()
    (other := tmp_path / "harbour.db.schema-0001-old").mkdir()
    seconds = count(1)
    monkeypatch.setattr(time, "time", lambda: next(seconds))
    monkeypatch.setattr(time, "strftime", lambda *_: str(next(seconds)))
    monkeypatch.setattr(FIRST_MIGRATION, fail_migration)
    await try_to_open(address, times=3)
    (first,) = {*backups_in(tmp_path)} - {other}
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE matches SET channel = channel + 1000")
    await try_to_open(address, times=3)
    (_,) = {*backups_in(tmp_path)} - {other, first}


async def try_to_open(address: str, *, times: int) -> None:
    for _ in range(times):
        with pytest.raises(ZeroDivisionError):
            await Database.open(address)


async def fail_migration(*_: object) -> None:
    """Simulate a migration that fails because of the existing rows."""
    raise ZeroDivisionError


async def test_upgrade_is_refused_without_a_backup(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    restore(tmp_path / "harbour.db")

    def fail(*_: object) -> None:
        raise BackupFailed("failed", "disk full")

    monkeypatch.setattr(backups, "copy", fail)
    with pytest.raises(DatabaseUnavailable) as caught:
        await Database.open(address)
    assert caught.value.reason == "no-copy"
    assert version_in(tmp_path / "harbour.db") == OLD_VERSION
