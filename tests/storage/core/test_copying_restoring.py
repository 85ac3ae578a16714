"""Tests for restoring: a backup replaces the database, the old file is kept, and no id is reused."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.core import address as addresses
from storage.core.copying import backups, restoring
from storage.core.copying.backups import BackupFailed
from storage.core.database import Database
from storage.decisions import vote
from storage.decisions.vote import VoteRow
from storage.matches.match import matches
from storage.turns import draft as drafts
from tests.storage.examples import insert_match

pytestmark = pytest.mark.sqlite


async def restore_copy(address: str, copy: Path) -> Path | None:
    """Restore a database from a copy like the console command does, but without printing anything."""
    where = restoring.parse_target(address)
    restoring.check_not_open(where)
    fresh = restoring.prepare_copy(copy, where)
    database = await Database.open(f"sqlite:///{fresh}")
    async with database.transaction() as tx:
        await restoring.advance_counters(tx, restoring.counters_of(where))
    await database.close()
    return restoring.replace_database(fresh, where)


def file_names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def content_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def create_vote_row(match_id: int) -> VoteRow:
    return VoteRow(
        match_id=match_id, feature="undo", kind="back", seat=0, payload="{}", opened_at=1, closes_at=2
    )


async def test_ids_are_not_reused_after_a_restore(database: Database, address: str, tmp_path: Path) -> None:
    await database.backup(tmp_path / "copy.db")
    async with database.transaction() as tx:
        match_row = await insert_match(tx)
        vote_row = await vote.put(tx, create_vote_row(match_row.id))
    await database.close()
    await restore_copy(address, tmp_path / "copy.db")

    restored = await Database.open(address)
    async with restored.transaction() as tx:
        assert await matches.active_ids(tx) == []
        match = await insert_match(tx)
        assert match.id > match_row.id
        again = await vote.put(tx, create_vote_row(match.id))
        assert again.id > vote_row.id
    await restored.close()


async def test_ids_continue_if_the_replaced_database_is_unreadable(
    database: Database, address: str, tmp_path: Path
) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
    await database.backup(tmp_path / "copy.db")
    await database.close()
    (tmp_path / "harbour.db").write_bytes(b"no database any more" * 500)
    path = await restore_copy(address, tmp_path / "copy.db")
    assert path is not None
    assert path.read_bytes().startswith(b"no database any more")
    restored = await Database.open(address)
    async with restored.transaction() as tx:
        assert (await insert_match(tx, 2)).id > restoring.MIN_GAP
    await restored.close()


async def test_draft_revisions_are_not_reused_after_a_restore(
    database: Database, address: str, tmp_path: Path
) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx)
        before = await drafts.put(tx, match.id, 0, 0, "[1]")
    await database.backup(tmp_path / "copy.db")
    async with database.transaction() as tx:
        later = await drafts.put(tx, match.id, 0, 0, "[2]")
    await database.close()
    await restore_copy(address, tmp_path / "copy.db")
    restored = await Database.open(address)
    async with restored.read_transaction() as tx:
        draft = await drafts.get(tx, match.id, 0)
    assert (draft.actions, before.revision < later.revision < draft.revision) == ("[1]", True)
    await restored.close()


def fail_to_link(*_: object) -> None:
    raise PermissionError(errno.EPERM, "Operation not permitted")


@pytest.mark.parametrize("has_links", [True, False])
async def test_replaced_database_is_preserved_completely(
    database: Database, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    """The whole replaced database is kept, even on a file system without hard links."""
    if not has_links:
        monkeypatch.setattr(os, "link", fail_to_link)
    await database.backup(tmp_path / "copy.db")
    async with database.transaction() as tx:
        kept_match = await insert_match(tx)
    await database.close()
    path = await restore_copy(address, tmp_path / "copy.db")
    assert path is not None
    assert path.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(path)) as replaced:
        assert replaced.execute("SELECT id FROM matches").fetchall() == [(kept_match.id,)]
    assert file_names_in(tmp_path) == ["copy.db", "harbour.db", path.name]


async def test_write_ahead_log_is_not_applied_to_another_database(
    database: Database, address: str, tmp_path: Path
) -> None:
    """A write-ahead log is never applied to another database.

    A killed process leaves the write-ahead log of the database that is replaced.
    """
    await database.backup(tmp_path / "copy.db")
    async with database.transaction() as tx:
        await insert_match(tx)
    killed = content_of(tmp_path)
    await database.close()
    for name, content in killed.items():
        (tmp_path / name).write_bytes(content)
    assert "harbour.db-wal" in file_names_in(tmp_path)
    path = await restore_copy(address, tmp_path / "copy.db")
    assert path is not None
    with closing(sqlite3.connect(path)) as replaced:
        assert replaced.execute("SELECT count(*) FROM matches").fetchone() == (1,)
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as restored:
        assert restored.execute("SELECT count(*) FROM matches").fetchone() == (0,)


async def test_database_in_use_is_not_replaced(database: Database, address: str, tmp_path: Path) -> None:
    async with database.transaction() as tx:
        await insert_match(tx)
    await database.backup(tmp_path / "copy.db")
    with pytest.raises(BackupFailed) as caught:
        await restore_copy(address, tmp_path / "copy.db")
    assert caught.value.reason == "in-use"
    async with database.transaction() as tx:
        await insert_match(tx, 2)


async def test_leftovers_of_an_interrupted_restore_are_deleted(
    database: Database, address: str, tmp_path: Path
) -> None:
    await database.backup(tmp_path / "copy.db")
    await database.close()
    where = addresses.parse(address)
    restoring.prepare_copy(tmp_path / "copy.db", where)
    (tmp_path / "harbour.db.restoring-wal").write_bytes(b"of another life")
    await restore_copy(address, tmp_path / "copy.db")
    assert not [name for name in file_names_in(tmp_path) if "restoring" in name]


async def test_damaged_backup_changes_nothing(database: Database, address: str, tmp_path: Path) -> None:
    async with database.transaction() as tx:
        for channel in range(200):
            await insert_match(tx, channel, title="x" * 200)
    await database.backup(tmp_path / "copy.db")
    await database.close()
    whole = (tmp_path / "copy.db").read_bytes()
    page = len(whole) // 4096 * 3 // 4 * 4096
    (tmp_path / "copy.db").write_bytes(whole[:page] + b"\xa5" * 4096 + whole[page + 4096 :])
    with pytest.raises(BackupFailed) as caught:
        await restore_copy(address, tmp_path / "copy.db")
    assert caught.value.reason == "damaged"
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (200,)


async def test_backup_contains_its_creation_time(database: Database, tmp_path: Path) -> None:
    backups.copy(database.address, tmp_path / "copy.db", at=1_769_500_800_000)
    os.utime(tmp_path / "copy.db", (1, 1))
    assert backups.creation_time(tmp_path / "copy.db") == 1_769_500_800_000
    backups.copy(addresses.parse(f"sqlite:///{tmp_path}/copy.db"), tmp_path / "again.db", at=2_000)
    assert backups.creation_time(tmp_path / "again.db") == 2_000
    assert backups.creation_time(tmp_path / "none.db") is None


async def test_symlink_to_the_database_is_preserved(database: Database, tmp_path: Path) -> None:
    (elsewhere := tmp_path / "elsewhere").mkdir()
    for name in ("copy.db", "real.db"):
        await database.backup(elsewhere / name)
    (link := tmp_path / "linked.db").symlink_to(elsewhere / "real.db")
    path = await restore_copy(f"sqlite:///{link}", elsewhere / "copy.db")
    assert link.is_symlink()
    assert path is not None
    assert path.parent == elsewhere
