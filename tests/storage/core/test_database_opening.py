"""Tests for opening a database, and for the errors that opening can raise."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.core.database import Database
from storage.core.migrations import steps
from storage.core.sql.database_errors import DatabaseTooNew
from storage.core.sql.schema_version import VERSION_TABLE
from storage.matches.match import matches
from tests.storage.examples import get_open_error, insert_match, run_program

NOBODY = 65534


async def test_file_and_its_folders_are_created(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path}/a/b/harbour.db")
    await database.close()
    assert (tmp_path / "a/b/harbour.db").is_file()


async def test_stored_data_is_read_after_reopening(address: str) -> None:
    first = await Database.open(address)
    async with first.transaction() as tx:
        match_row = await insert_match(tx)
    await first.close()
    second = await Database.open(address)
    async with second.read_transaction() as tx:
        assert await matches.get(tx, match_row.id) == match_row
    await second.close()


@pytest.mark.sqlite
async def test_close_leaves_one_file(address: str, tmp_path: Path) -> None:
    database = await Database.open(address)
    async with database.transaction() as tx:
        await insert_match(tx)
    await database.close()
    assert file_names_in(tmp_path) == ["harbour.db"]


def file_names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


@pytest.mark.sqlite
async def test_file_of_another_type_is_refused(tmp_path: Path, address: str) -> None:
    picture = b"\x89PNG\r\n\x1a\n" * 1_000
    (tmp_path / "harbour.db").write_bytes(picture)
    assert (await get_open_error(address)).reason == "not-a-database"
    assert (tmp_path / "harbour.db").read_bytes() == picture


@pytest.mark.sqlite
async def test_database_of_another_program_is_refused(tmp_path: Path, address: str) -> None:
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as other:
        other.execute("CREATE TABLE recipes (name)")
    problem = await get_open_error(address)
    assert (problem.reason, problem.detail) == ("not-ours", "recipes")


@pytest.mark.sqlite
async def test_damaged_database_is_refused(tmp_path: Path, address: str) -> None:
    await (await Database.open(address)).close()
    file = tmp_path / "harbour.db"
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * 4_000 + whole[4_100:])
    assert (await get_open_error(address)).reason in {"corrupt", "not-a-database"}


@pytest.mark.sqlite
async def test_truncated_database_is_refused(tmp_path: Path, address: str) -> None:
    await (await Database.open(address)).close()
    file = tmp_path / "harbour.db"
    file.write_bytes(file.read_bytes()[:8_192])
    assert (await get_open_error(address)).reason == "corrupt"


@pytest.mark.sqlite
async def test_folder_in_place_of_the_file_is_refused(tmp_path: Path, address: str) -> None:
    (tmp_path / "harbour.db").mkdir()
    assert (await get_open_error(address)).reason == "cannot-open"


async def test_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a letter")
    assert (await get_open_error(f"sqlite:///{tmp_path}/data/harbour.db")).reason == "folder"


async def test_open_without_upgrade_creates_no_file(tmp_path: Path) -> None:
    problem = await get_open_error(f"sqlite:///{tmp_path}/new/harbour.db", upgrade=False)
    assert problem.reason == "missing"
    assert not (tmp_path / "new").exists()


@pytest.mark.sqlite
async def test_open_without_upgrade_does_not_upgrade(tmp_path: Path, address: str) -> None:
    (tmp_path / "harbour.db").touch()
    problem = await get_open_error(address, upgrade=False)
    assert (problem.reason, problem.detail) == ("old", "empty")


async def test_open_without_upgrade_accepts_the_current_schema(address: str) -> None:
    await (await Database.open(address)).close()
    await (await Database.open(address, upgrade=False)).close()


@pytest.mark.sqlite
@pytest.mark.parametrize("upgrade", [True, False])
async def test_database_of_a_later_version_is_refused_unchanged(
    address: str, tmp_path: Path, upgrade: bool
) -> None:
    await (await Database.open(address)).close()
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as file:
        file.execute(f"UPDATE {VERSION_TABLE} SET version = 9999")  # noqa: S608 - only a constant
        file.commit()
    before = (tmp_path / "harbour.db").read_bytes()
    with pytest.raises(DatabaseTooNew) as caught:
        await Database.open(address, upgrade=upgrade)
    assert (caught.value.found, caught.value.known) == (9999, steps.latest())
    assert (tmp_path / "harbour.db").read_bytes() == before


@pytest.fixture
def common_folder() -> Iterator[Path]:
    """Yield a folder that other users can access.

    If the test drops root privileges, they are restored before the folder is deleted.
    """
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    os.seteuid(os.getuid())
    folder.chmod(0o755)
    shutil.rmtree(folder)


async def test_unwritable_folder_is_refused(common_folder: Path) -> None:
    await warm_up(common_folder)
    drop_privileges(common_folder, mode=0o555)
    assert (await get_open_error(f"sqlite:///{common_folder}/new/harbour.db")).reason == "folder"
    assert (await get_open_error(f"sqlite:///{common_folder}/new.db")).reason == "cannot-open"
    assert (await get_open_error(f"sqlite:///{common_folder}/harbour.db")).reason in {
        "read-only",
        "cannot-open",
    }


async def test_unwritable_file_is_refused(common_folder: Path) -> None:
    await warm_up(common_folder)
    drop_privileges(common_folder, mode=0o777)
    assert (await get_open_error(f"sqlite:///{common_folder}/harbour.db")).reason == "read-only"


async def warm_up(folder: Path) -> None:
    """Create a database, which also imports all modules.

    The process may not be able to read them later, when it runs as the user `nobody`.
    """
    await (await Database.open(f"sqlite:///{folder}/harbour.db")).close()


def drop_privileges(folder: Path, mode: int) -> None:
    """Make the database read-only, set the folder's permissions to `mode`, and drop root privileges."""
    (folder / "harbour.db").chmod(0o444)
    folder.chmod(mode)
    if os.getuid() == 0:
        os.seteuid(NOBODY)


async def test_process_that_does_not_close_the_database_still_exits(address: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from storage.core.database import Database\n"
        "async def forget():\n"
        "    async with (await Database.open(sys.argv[1])).read_transaction(): pass\n"
        "asyncio.run(forget())\n"
    )
    code, _complaints = await run_program(program, address)
    assert code == 0
