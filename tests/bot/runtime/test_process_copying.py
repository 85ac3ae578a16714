"""Tests for the running bot's automatic backups."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.core.metrics.backup_state import BackupState
from bot.runtime.process import backups
from bot.runtime.process.environment import Settings, read_settings
from storage.core.database import Database
from tests.template_database import create_database

pytestmark = pytest.mark.threads


async def test_backup_is_made_at_startup_and_failure_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    create_database(tmp_path / "harbour.sqlite")
    database = await Database.open(f"sqlite:///{tmp_path}/harbour.sqlite")
    (tmp_path / "letter").write_text("Dear Ada")
    caplog.clear()
    results = backups.BackupResults(BackupState(), tmp_path / "backup-failed")
    for folder in (tmp_path / "backups", tmp_path / "letter"):
        with suppress(TimeoutError):
            await asyncio.wait_for(backups.run_backups(database, folder, results), 1)
    text, refused = (record.getMessage() for record in caplog.records)
    assert "the database was copied to" in text
    assert "no copy of the database was made" in refused
    await database.close()


async def test_result_of_a_backup_is_recorded(tmp_path: Path) -> None:
    create_database(tmp_path / "harbour.sqlite")
    database = await Database.open(f"sqlite:///{tmp_path}/harbour.sqlite")
    (tmp_path / "letter").write_text("Dear Ada")
    results = backups.BackupResults(BackupState(), failure := tmp_path / "backup-failed")
    for folder, has_failed in ((tmp_path / "letter", True), (tmp_path / "backups", False)):
        with suppress(TimeoutError):
            await asyncio.wait_for(backups.run_backups(database, folder, results), 1)
        assert results.state.is_on
        assert bool(results.state.error) == failure.exists() == has_failed
        assert (results.state.last is None) == has_failed
    await database.close()


def test_next_backup_is_due_at_midnight() -> None:
    assert backups.seconds_to_midnight(datetime(2026, 11, 23, 23, 59, tzinfo=UTC)) == 60
    assert backups.seconds_to_midnight(datetime(2026, 12, 31, tzinfo=UTC)) == 24 * 3600


def test_backup_folder_is_configurable() -> None:
    assert Settings(folder=Path("here")).backup_folder == Path("here/backups")
    assert read_settings({"HARBOURMASTER_BACKUPS": "/elsewhere"}, None).backup_folder == Path("/elsewhere")
    assert read_settings({"HARBOURMASTER_BACKUPS": " Off "}, None).backup_folder is None


@pytest.mark.parametrize("folder", [None, "backups"])
async def test_daily_checkpoint_empties_the_write_ahead_log(folder: str | None, tmp_path: Path) -> None:
    create_database(tmp_path / "harbour.sqlite")
    database = await Database.open(f"sqlite:///{tmp_path}/harbour.sqlite")
    async with database.transaction() as tx:
        await tx.execute("INSERT INTO claimed_interactions (id, at) VALUES (1, 1)")
    log = tmp_path / "harbour.sqlite-wal"
    assert log.stat().st_size > 0
    results = backups.BackupResults(BackupState(), tmp_path / "backup-failed")
    with suppress(TimeoutError):
        await asyncio.wait_for(
            backups.run_backups(database, None if folder is None else tmp_path / folder, results), 1
        )
    assert log.stat().st_size == 0
    await database.close()


async def test_old_copies_of_upgrades_and_restores_are_deleted_daily(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    create_database(tmp_path / "harbour.sqlite")
    (copy := tmp_path / "harbour.sqlite.replaced-20200101-000000").touch()
    results = backups.BackupResults(BackupState(), tmp_path / "backup-failed")
    database = await Database.open(f"sqlite:///{tmp_path}/harbour.sqlite")
    with suppress(TimeoutError):
        await asyncio.wait_for(backups.run_backups(database, None, results), 1)
    assert not copy.exists()
    assert f"an old copy of the database was deleted: {copy}" in caplog.messages
    await database.close()
