"""Tests for migrations: new databases have the declared tables, and a failed upgrade changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.core import tables
from storage.core.database import Database
from storage.core.migrations import steps, upgrades
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table
from storage.matches.match import matches
from tests.storage.examples import insert_match, run_program
from tests.storage.later_migrations import (
    FIRST_MIGRATION,
    LATEST_VERSION,
    TEST_MIGRATIONS,
    register_test_migrations,
)
from tests.storage.stored_databases import count_rows, restore, version_in

FLAGS = Table(
    "flags", "match_id BIGINT NOT NULL REFERENCES matches (id),\nPRIMARY KEY (match_id)", scope=Scope.MATCH
)
"""A table that a feature has added since the database was created."""


def schema_of(file: Path) -> dict[str, str]:
    """Return the definitions of all tables and indexes, by name."""
    with closing(sqlite3.connect(file)) as database:
        return dict(database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))


def test_migrations_are_numbered_without_gaps() -> None:
    found = sorted(steps._steps())  # noqa: SLF001 - there is no public list
    assert found == [*range(steps.BASELINE + 1, steps.latest() + 1)]


@pytest.mark.sqlite
async def test_stored_database_has_the_schema_of_a_new_one(address: str, tmp_path: Path) -> None:
    """The stored database has the same schema as a new one.

    If they differ, run `python -m tests.storage.databases.make`. The stored database may be replaced in this
    way until version 1.0.0 is released.
    """
    restore(tmp_path / "kept.db")
    await (await Database.open(f"sqlite:///{tmp_path}/kept.db")).close()
    await (await Database.open(address)).close()
    assert schema_of(tmp_path / "kept.db") == schema_of(tmp_path / "harbour.db")
    assert version_in(tmp_path / "kept.db") == steps.latest()


async def test_migrations_run_in_order_and_preserve_data(
    ready_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(ready_address)
    async with database.transaction() as tx:
        match_row = await insert_match(tx)
        await tx.execute(
            "INSERT INTO mutes (match_id, user_key) VALUES (:match_id, 7)", {"match_id": match_row.id}
        )
    await database.close()
    register_test_migrations(monkeypatch)
    database = await Database.open(ready_address)
    async with database.transaction() as tx:
        assert await upgrades.version_of(tx) == LATEST_VERSION
        assert await matches.get(tx, match_row.id) == match_row
        assert await tx.execute("SELECT motto FROM matches") == [("",)]
        assert await tx.execute("SELECT match_id, user_key, kind FROM mutes") == [(match_row.id, 7, "")]
        await insert_match(tx, channel=2)
    await database.close()


async def test_new_database_needs_no_migration(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new database is created without migrations, because the declared tables are up to date."""
    register_test_migrations(monkeypatch)
    monkeypatch.setattr(FIRST_MIGRATION, fail_migration)
    database = await Database.open(address)
    async with database.read_transaction() as tx:
        assert await upgrades.version_of(tx) == LATEST_VERSION
    await database.close()


async def fail_migration(*_: object) -> None:
    """Simulate a migration that fails because of the existing rows."""
    raise ZeroDivisionError


async def test_missing_table_is_created(ready_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    database = await Database.open(ready_address)
    async with database.transaction() as tx:
        match_row = await insert_match(tx)
    await database.close()
    more = {**tables.all_tables(), FLAGS.name: FLAGS}
    monkeypatch.setattr(upgrades, "all_tables", lambda: more)
    with pytest.raises(DatabaseUnavailable, match="old"):
        await Database.open(ready_address, upgrade=False)
    database = await Database.open(ready_address)
    async with database.transaction() as tx:
        await tx.execute("INSERT INTO flags (match_id) VALUES (:match_id)", {"match_id": match_row.id})
        assert await upgrades.version_of(tx) == steps.latest()
    await database.close()
    await (await Database.open(ready_address, upgrade=False)).close()


@pytest.mark.sqlite
async def test_sqlite_file_is_opened_without_importing_asyncpg(address: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from storage.core.database import Database\n"
        "async def look():\n"
        "    await (await Database.open(sys.argv[1])).close()\n"
        "asyncio.run(look())\n"
        "sys.exit('asyncpg' in sys.modules)\n"
    )
    assert await run_program(program, address) == (0, "")


@pytest.mark.sqlite
async def test_failed_creation_leaves_an_empty_database(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = Table("wrong", "id BIGINT NOT NULL,\nPRIMARY KEY (nothing)", scope=Scope.NONE)
    more = {**tables.all_tables(), wrong.name: wrong}
    monkeypatch.setattr(upgrades, "all_tables", lambda: more)
    with pytest.raises(sqlite3.OperationalError):
        await Database.open(address)
    assert schema_of(tmp_path / "harbour.db") == {}
    monkeypatch.undo()
    await (await Database.open(address)).close()


async def test_failed_migration_is_rolled_back(ready_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    register_test_migrations(monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr("storage.core.migrations.v0003_mutes.upgrade", fail_migration)
        with pytest.raises(ZeroDivisionError):
            await Database.open(ready_address)
    monkeypatch.undo()
    database = await Database.open(ready_address, upgrade=False)
    async with database.read_transaction() as tx:
        assert await upgrades.version_of(tx) == steps.latest()
        assert "motto" not in (await tx.execute("SELECT * FROM matches")).names
    await database.close()


@pytest.mark.sqlite
async def test_migration_that_leaves_orphan_rows_is_rolled_back(
    ready_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave_one_behind(tx: Transaction) -> None:
        await tx.execute("INSERT INTO invites (match_id, user_key) VALUES (404, 1)")

    register_test_migrations(monkeypatch)
    monkeypatch.setattr(FIRST_MIGRATION, leave_one_behind)
    with pytest.raises(DatabaseUnavailable, match="corrupt"):
        await Database.open(ready_address)
    assert version_in(tmp_path / "harbour.db") == steps.BASELINE
    assert count_rows(tmp_path / "harbour.db", ["invites"]) == {"invites": 0}


@pytest.mark.sqlite
async def test_migration_may_replace_a_referenced_table(
    ready_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def replace_matches(tx: Transaction) -> None:
        await tx.execute("CREATE TABLE former AS SELECT * FROM matches")
        await tx.execute("DELETE FROM matches")
        await tx.execute("INSERT INTO matches SELECT * FROM former")
        await tx.execute("DROP TABLE former")

    restore(file := tmp_path / "kept.db")
    before = count_rows(file)
    register_test_migrations(monkeypatch)
    monkeypatch.setattr(FIRST_MIGRATION, replace_matches)
    await (await Database.open(f"sqlite:///{file}")).close()
    assert count_rows(file) == before


@pytest.mark.long
async def test_many_new_databases_can_be_opened_at_once(tmp_path: Path) -> None:
    addresses_of_all = [f"sqlite:///{tmp_path}/{n}.db" for n in range(6)] * 2
    async with asyncio.timeout(60):
        opened = await asyncio.gather(*map(Database.open, addresses_of_all))
    for database in opened:
        async with database.read_transaction() as tx:
            assert await upgrades.version_of(tx) == steps.latest()
        await database.close()


OPEN_PROGRAM = """
import asyncio, sys
from storage.core import migrations
from storage.core.database import Database
migrations.__path__ += sys.argv[2:]
async def work():
    await (await Database.open(sys.argv[1])).close()
asyncio.run(work())
"""


async def test_concurrent_creation_of_a_database_is_serialized(address: str) -> None:
    assert await asyncio.gather(*(run_program(OPEN_PROGRAM, address) for _ in range(4))) == [(0, "")] * 4


async def test_concurrent_upgrade_of_a_database_is_serialized(
    ready_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several processes can upgrade the same database at once.

    The migration must run only once. A second run would fail, because the column would already exist.
    """
    assert (
        await asyncio.gather(
            *(run_program(OPEN_PROGRAM, ready_address, str(TEST_MIGRATIONS)) for _ in range(4))
        )
        == [(0, "")] * 4
    )
    register_test_migrations(monkeypatch)
    await (await Database.open(ready_address, upgrade=False)).close()
