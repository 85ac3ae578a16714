"""Tests of backups: complete copies of committed data, made during writes, that never replace an existing file."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.core import address as addresses
from storage.core.copying import backups
from storage.core.copying.backups import BackupFailed
from storage.core.database import Database
from storage.matches.match import log, matches
from tests.storage.examples import create_entries, insert_match

pytestmark = pytest.mark.sqlite


async def test_backup_can_be_restored(database: Database, tmp_path: Path) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx)
        await log.append(tx, create_entries(match.id, 1, 300))
    await database.backup(tmp_path / "kept" / "monday.db")
    async with database.transaction() as tx:
        await matches.set_card(tx, match.id, 11)

    restored = await Database.open(f"sqlite:///{tmp_path}/kept/monday.db")
    async with restored.transaction() as tx:
        found = await matches.get(tx, match.id)
        assert found is not None
        assert (found.card, found.head) == (None, 300)
        assert await log.read(tx, match.id) == create_entries(match.id, 1, 300)
        await log.append(tx, create_entries(match.id, 301, 1))
    await restored.close()


async def test_backup_is_a_single_file(database: Database, tmp_path: Path) -> None:
    await database.backup(tmp_path / "kept" / "monday.db")
    assert file_names_in(tmp_path / "kept") == ["monday.db"]


def file_names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


async def test_uncommitted_data_is_not_backed_up(database: Database, tmp_path: Path) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
        await database.backup(tmp_path / "kept.db")
    with closing(sqlite3.connect(tmp_path / "kept.db")) as copied:
        assert copied.execute("SELECT count(*) FROM matches").fetchone() == (0,)


async def test_writers_continue_during_a_backup(database: Database, tmp_path: Path) -> None:
    async def write() -> None:
        for channel in range(60):
            async with database.transaction() as tx:
                match = await insert_match(tx, channel)
                await log.append(tx, create_entries(match.id, 1, 5))

    await asyncio.gather(write(), *(database.backup(tmp_path / f"{n}.db") for n in range(5)))
    for n in range(5):
        with closing(sqlite3.connect(tmp_path / f"{n}.db")) as copied:
            kept = copied.execute("SELECT count(*) FROM matches").fetchone()[0]
            assert copied.execute("SELECT count(*) FROM log").fetchone() == (kept * 5,)


async def test_backup_never_overwrites_a_file(database: Database, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    for target in (tmp_path / "letter.txt", tmp_path / "harbour.db"):
        with pytest.raises(BackupFailed) as caught:
            await database.backup(target)
        assert (caught.value.reason, caught.value.detail) == ("exists", str(target))
    assert (tmp_path / "letter.txt").read_text() == "Dear Ada"


async def test_unwritable_target_raises_backup_failed(database: Database, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    with pytest.raises(BackupFailed) as caught:
        await database.backup(tmp_path / "letter.txt" / "monday.db")
    assert caught.value.reason == "failed"


def test_missing_database_raises_backup_failed(tmp_path: Path) -> None:
    with pytest.raises(BackupFailed) as caught:
        backups.copy(addresses.parse(f"sqlite:///{tmp_path}/none.db"), tmp_path / "monday.db")
    assert caught.value.reason == "missing"
    assert list(tmp_path.iterdir()) == []


def test_invalid_database_is_not_backed_up(tmp_path: Path) -> None:
    (tmp_path / "harbour.db").write_bytes(b"no database at all" * 1_000)
    with pytest.raises(BackupFailed) as caught:
        backups.copy(addresses.parse(f"sqlite:///{tmp_path}/harbour.db"), tmp_path / "monday.db")
    assert caught.value.reason == "failed"
    assert file_names_in(tmp_path) == ["harbour.db"]


async def test_damaged_database_raises_backup_failed(database: Database, tmp_path: Path) -> None:
    async with database.transaction() as tx:
        for channel in range(200):
            await insert_match(tx, channel, title="x" * 200)
    await database.close()
    corrupt_page(tmp_path / "harbour.db")
    with pytest.raises(BackupFailed) as caught:
        backups.copy(addresses.parse(f"sqlite:///{tmp_path}/harbour.db"), tmp_path / "monday.db")
    assert caught.value.reason == "damaged"
    assert file_names_in(tmp_path) == ["harbour.db"]


def corrupt_page(file: Path) -> None:
    """Corrupt a page in the file's last quarter, which contains the rows."""
    whole = bytearray(file.read_bytes())
    page = len(whole) // 4096 * 3 // 4 * 4096
    whole[page : page + 4096] = b"\xa5" * 4096
    file.write_bytes(whole)
