"""Tests for private files: only their owner can read files with secrets, even with a permissive umask."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.core.database import Database
from storage.core.sqlite import private_files
from tests.storage.examples import insert_match

NOBODY = 65534


@pytest.fixture(autouse=True)
def permissive_umask() -> Iterator[None]:
    """Set a umask that lets all users read new files."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """Return the permissions of a folder and its files, by name."""
    return {path.name: f"{path.stat().st_mode & 0o777:o}" for path in (folder, *sorted(folder.iterdir()))}


def make_readable_by_all(folder: Path) -> None:
    for path in folder.iterdir():
        path.chmod(0o664)


async def test_new_database_is_readable_only_for_its_owner(tmp_path: Path) -> None:
    file = tmp_path / "data" / "harbour.db"
    database = await Database.open(f"sqlite:///{file}")
    async with database.transaction() as tx:
        await insert_match(tx)
    assert modes(file.parent) == {
        "data": "700", "harbour.db": "600", "harbour.db-shm": "600", "harbour.db-wal": "600",
    }  # fmt: skip
    await database.close()


def test_special_file_keeps_its_permissions(tmp_path: Path) -> None:
    """Special files keep their permissions.

    A bug changed the permissions of /dev/null if `.env` was a link to it. Other programs could no longer use
    /dev/null.
    """
    os.mkfifo(tmp_path / "device", 0o666)
    (tmp_path / ".env").symlink_to("device")
    private_files.restrict_access(tmp_path / ".env")
    assert modes(tmp_path)["device"] == "666"


async def test_existing_files_are_made_private_at_startup(tmp_path: Path) -> None:
    file = tmp_path / "harbour.db"
    first = await Database.open(f"sqlite:///{file}")
    with closing(
        sqlite3.connect(file)
    ) as holding:  # An open connection prevents the write-ahead log from being deleted.
        holding.execute("SELECT * FROM matches").fetchall()
        make_readable_by_all(tmp_path)
        await first.close()
        again = await Database.open(f"sqlite:///{file}")
        found = {mode for name, mode in modes(tmp_path).items() if name.startswith("harbour")}
        assert found == {"600"}
        await again.close()


async def test_existing_folder_keeps_its_permissions(tmp_path: Path) -> None:
    (folder := tmp_path / "shared").mkdir(mode=0o775)
    await (await Database.open(f"sqlite:///{folder}/harbour.db")).close()
    assert modes(folder) == {"shared": "775", "harbour.db": "600"}


@pytest.mark.sqlite
async def test_backup_is_readable_only_for_its_owner(database: Database, tmp_path: Path) -> None:
    await database.backup(tmp_path / "kept" / "monday.db")
    assert modes(tmp_path / "kept") == {"kept": "700", "monday.db": "600"}


def test_files_created_by_root_belong_to_the_folders_owner(tmp_path: Path) -> None:
    """Files that root creates belong to the folder's owner.

    If a path is another user's link, the owner of its target is never changed.
    """
    owner = NOBODY if os.getuid() == 0 else os.getuid()
    (foreign := tmp_path / "foreign").touch()
    (theirs := tmp_path / "theirs").mkdir()
    os.chown(theirs, owner, -1)
    (theirs / "link").symlink_to(foreign)
    private_files.create_folder(theirs / "a" / "b")
    private_files.create(theirs / "a" / "b" / "made")
    private_files.create(theirs / "link")
    made = {path.stat().st_uid for path in (theirs / "a").rglob("*")}
    assert (made, (theirs / "a").stat().st_uid) == ({owner}, owner)
    assert foreign.stat().st_uid == os.getuid()


def test_file_that_can_not_be_made_private_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (file := tmp_path / "of somebody else").write_text("")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)
    private_files.restrict_access(file, tmp_path / "missing")
    assert "of somebody else" in caplog.text
    assert "missing" not in caplog.text
