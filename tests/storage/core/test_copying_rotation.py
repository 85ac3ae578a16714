"""Tests for automatic backups: one per day and one per week.

Rotation deletes only the oldest backups.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest

from storage.core.copying import rotation
from storage.core.copying.backups import BackupFailed
from storage.core.database import Database
from tests.storage.examples import insert_match

pytestmark = pytest.mark.sqlite

MONDAY = datetime(2026, 11, 23, 4, tzinfo=UTC)


def file_names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def count_matches_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("SELECT count(*) FROM matches").fetchone()[0])


async def test_rotation_makes_daily_and_weekly_backups(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "backups"
    assert await database.make_daily_copy(folder, MONDAY) == folder / "daily-2026-11-23.sqlite"
    assert file_names_in(folder) == ["daily-2026-11-23.sqlite", "weekly-2026-W48.sqlite"]
    async with database.transaction() as tx:
        await insert_match(tx)
    assert await database.make_daily_copy(folder, MONDAY + timedelta(hours=9)) is None
    await database.make_daily_copy(folder, MONDAY + timedelta(days=1))
    counts = {name: count_matches_in(folder / name) for name in file_names_in(folder)}
    assert counts == {"daily-2026-11-23.sqlite": 0, "daily-2026-11-24.sqlite": 1, "weekly-2026-W48.sqlite": 0}


@pytest.mark.long
async def test_rotation_deletes_only_the_oldest_backups(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for other in ("harbourmaster-2020-01-01-000000.sqlite", "daily-notes.txt", "letter.sqlite"):
        (folder / other).write_text("Dear Ada")
    for day in range(60):
        await database.make_daily_copy(folder, MONDAY + timedelta(days=day))
    kept = file_names_in(folder)
    assert [name for name in kept if name.startswith("daily-2")] == [
        f"daily-2027-01-{day:02}.sqlite" for day in range(15, 22)
    ]
    assert [name for name in kept if name.startswith("weekly")] == [
        "weekly-2026-W52.sqlite", "weekly-2026-W53.sqlite", "weekly-2027-W01.sqlite",
        "weekly-2027-W02.sqlite", "weekly-2027-W03.sqlite",
    ]  # fmt: skip
    assert {"harbourmaster-2020-01-01-000000.sqlite", "daily-notes.txt", "letter.sqlite"} < set(kept)


async def test_rotation_keeps_backups_after_clock_jumps(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(40):
        (folder / rotation.DAILY.format(MONDAY + timedelta(days=day))).touch()
        (folder / rotation.WEEKLY.format(MONDAY + timedelta(days=day))).touch()
    await database.make_daily_copy(folder, MONDAY + timedelta(days=40))
    before = file_names_in(folder)
    await database.make_daily_copy(folder, MONDAY.replace(year=2036))
    assert len({*before} - {*file_names_in(folder)}) == 2, "one of each kind makes room"
    for day in range(41, 49):
        assert await database.make_daily_copy(folder, MONDAY + timedelta(days=day))
    kept = file_names_in(folder)
    assert [name for name in kept if "2036" in name] == []
    assert [name[:6] for name in kept] == ["daily-"] * 7 + ["weekly"] * 5


async def test_rotation_keeps_backups_after_a_year_of_downtime(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    for day in range(3):
        await database.make_daily_copy(folder, MONDAY + timedelta(days=day))
    before = file_names_in(folder)
    await database.make_daily_copy(folder, MONDAY + timedelta(days=365))
    assert {*before} < {*file_names_in(folder)}


async def test_rotation_makes_no_backup_without_enough_disk_space(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Usage(NamedTuple):
        free: int

    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1))
    with pytest.raises(BackupFailed):
        rotation.make_daily_copy(database.address, tmp_path / "backups", MONDAY)
    assert file_names_in(tmp_path / "backups") == []


async def test_copies_of_upgrades_and_restores_are_deleted_after_thirty_days(
    database: Database, tmp_path: Path
) -> None:
    name, age = "harbour.db", timedelta(days=31)
    expired = [
        f"{name}.schema-0001-20261023-035959",
        f"{name}.replaced-20261023-035959",
        f"{name}.replaced-20261023-035959-wal",
        f"{name}.replaced-20261023-035959-1",
        f"{name}.replaced-20261023-035959-1-shm",
    ]
    kept = [
        f"{name}.schema-0001-20261025-040001",
        f"{name}.replaced-20261025-040001",
        f"{name}.replaced-20269999-999999",
        f"{name}.mine",
        "other.db.replaced-20261023-035959",
        "daily-2026-10-01.sqlite",
        "letter.replaced-20261023-035959",
    ]
    incomplete = [f"{name}.restoring", f"{name}.schema-0001-20261123-040000.77.part"]
    for file in (*expired, *kept, *incomplete):
        (tmp_path / file).touch()
    old = (MONDAY - age).timestamp()
    for file in incomplete:
        os.utime(tmp_path / file, (old, old))
    (tmp_path / f"{name}.restoring-kept").touch()
    deleted = await database.delete_expired_copies(MONDAY)
    assert sorted(path.name for path in deleted) == sorted(expired + incomplete)
    assert {*kept, name, f"{name}.restoring-kept"} <= {*file_names_in(tmp_path)}
    assert not {*expired, *incomplete} & {*file_names_in(tmp_path)}
