"""The steps from version to version: whole, in order, and in agreement with the schema."""

from __future__ import annotations

import asyncio
import hashlib
import inspect
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, insert

from storage.core import address as addresses
from storage.core import schema
from storage.core.database import Database
from storage.core.migrations import running, steps, upgrades
from storage.core.scheduling import jobs, outbox, timers
from storage.core.sql.problems import DatabaseUnavailable
from storage.core.sql.rows import Row
from storage.history.ratings import rated
from storage.history.results import results
from storage.matches.match import log, matches, seats, secrets, snapshots
from storage.matches.permissions import audits
from storage.matches.settings import people, servers
from storage.messages.notices import mutes, notices
from storage.tables.fairness import commitments, contributions
from storage.tables.tables import invites, rates
from storage.time.clock import clocks, days_off, outages
from storage.time.reliability import reliability
from storage.turns.draft import drafts
from storage.turns.plan import plans
from storage.turns.sandbox import sandboxes
from tests.soaking import few_of
from tests.storage.examples import keep_match, run
from tests.storage.old_databases import SMALL, STOOD_AT, restore

pytestmark = pytest.mark.usefixtures("threads_end")

SUBJECTS = (
    audits, clocks, commitments, contributions,
        reliability, days_off, drafts, invites, jobs, log, matches, mutes, notices, outages, outbox,
    people, plans, rated, rates, results, sandboxes, seats, secrets, servers, snapshots, timers,
)  # fmt: skip


async def upgrade_to(address: str, version: str) -> None:
    await upgrades.bring_up_to_date(addresses.read(address), upgrade=True, to=version)


@pytest.mark.sqlite
async def test_the_migrations_make_the_schema(address: str, tmp_path: Path) -> None:
    await upgrade_to(address, "heads")
    engine = create_engine(f"sqlite:///{tmp_path}/harbour.db")
    with engine.connect() as connection:
        options = {
            "compare_type": True,
            "compare_server_default": True,
            "version_table": steps.VERSION_TABLE,
        }
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, schema.every_table()) == []
    engine.dispose()


@pytest.mark.sqlite
async def test_the_migrations_make_the_same_indexes_and_tables_to_the_letter(
    address: str, tmp_path: Path
) -> None:
    """Compare also what Alembic does not: conditions of indexes, WITHOUT ROWID, names of constraints."""
    await upgrade_to(address, "heads")
    engine = create_engine(f"sqlite:///{tmp_path}/direct.db")
    schema.every_table().create_all(engine)
    engine.dispose()
    assert described(tmp_path / "harbour.db") == described(tmp_path / "direct.db")


@pytest.mark.sqlite
@pytest.mark.parametrize("version", [*STOOD_AT, *SMALL[:-1]])
async def test_a_database_that_was_kept_is_of_the_schema_its_steps_make(
    address: str, tmp_path: Path, version: str
) -> None:
    await upgrade_to(address, version)
    restore(version, tmp_path / "kept.db")
    assert described(tmp_path / "kept.db") == described(tmp_path / "harbour.db")


def described(file: Path) -> dict[str, set[str]]:
    """Return every table and index as the parts of its definition, whatever their order."""
    with closing(sqlite3.connect(file)) as database:
        found = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
        definitions = {
            name: sql for name, sql in found if name not in {steps.VERSION_TABLE, "sqlite_sequence"}
        }
    return {name: set(parts_of(sql)) for name, sql in definitions.items()}


def parts_of(sql: str) -> Iterator[str]:
    """Yield what stands before, between and after the outermost commas and brackets, in single blanks."""
    part, depth = "", 0
    for letter in sql:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if (letter, depth) in {("(", 1), (")", 0), (",", 1)}:
            yield " ".join(part.split())
            part = ""
        else:
            part += letter
    yield " ".join(part.split())


def insert_match(file: Path, fields: dict[str, object]) -> None:
    """Put a match into a database of an earlier version; what is not given of it is 0."""
    with closing(sqlite3.connect(file)) as old, old:
        others = [
            row[1] for row in old.execute("PRAGMA table_info(matches)") if row[3] and row[1] not in fields
        ]
        values = fields | dict.fromkeys(others, 0)
        names, places = ", ".join(values), ", ".join("?" * len(values))
        old.execute(f"INSERT INTO matches ({names}) VALUES ({places})", list(values.values()))  # noqa: S608 - names of columns


@pytest.mark.parametrize("version", few_of(steps.versions()[::-1], 2))
async def test_a_database_of_each_version_is_brought_up_to_date(address: str, version: str) -> None:
    await upgrade_to(address, version)
    database = await Database.open(address)
    async with database.transaction() as tx:
        kept = await keep_match(tx)
        assert await matches.get(tx, kept.id) == kept
        assert await upgrades.version_of(tx) == steps.versions()[-1]
    await database.close()


@pytest.mark.sqlite
async def test_pings_that_stand_are_still_deleted_when_they_are_answered(
    address: str, tmp_path: Path
) -> None:
    await upgrade_to(address, "0002")
    fields = {"id": 7, "channel": 70, "ping": 700, "status": "running", "created": 1}
    insert_match(tmp_path / "harbour.db", fields)
    database = await Database.open(address)
    async with database.reading() as tx:
        (standing,) = await notices.standing(tx, 7)
    assert (standing.channel, standing.message) == (70, 700)
    await database.close()


@pytest.mark.sqlite
async def test_secrets_leave_the_rows_of_matches_and_what_was_published_stays(
    address: str, tmp_path: Path
) -> None:
    await upgrade_to(address, "0003")
    kept = {7: ("5eed", "5a17"), 8: ("0dd", "1")}
    for match, (seed, salt) in kept.items():
        fields = {"id": match, "channel": match, "seed": seed, "salt": salt, "status": "running"}
        insert_match(tmp_path / "harbour.db", fields)
    database = await Database.open(address)
    async with database.reading() as tx:
        for match, (seed, salt) in kept.items():
            assert await secrets.get(tx, match) == secrets.SecretRow(match=match, seed=seed, salt=salt)
            row = await matches.get(tx, match)
            assert row is not None
            assert row.commitment == hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
    await database.close()


@pytest.mark.sqlite
async def test_the_mark_of_a_match_that_was_made_of_a_file_leaves_its_options(
    address: str, tmp_path: Path
) -> None:
    await upgrade_to(address, "0006")
    for match, options in {7: '{"brought_in":true}', 8: "{}"}.items():
        fields = {"id": match, "channel": match, "options": options, "status": "running"}
        insert_match(tmp_path / "harbour.db", fields)
    database = await Database.open(address)
    async with database.reading() as tx:
        found = [await matches.get(tx, match) for match in (7, 8)]
    assert [(row.options, row.is_brought_in) for row in found if row] == [("{}", True), ("{}", False)]
    await database.close()


@pytest.mark.sqlite
async def test_what_became_of_people_is_read_from_the_logs_of_seasons(address: str, tmp_path: Path) -> None:
    await upgrade_to(address, "0006")
    await upgrade_to(address, "league_0003")
    final = '{"kind":"final","moved":[[7,"champion"],[8,"stays"]],"secret":"s"}'
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as database, database:
        database.execute(
            "INSERT INTO leagues VALUES (1, 1, 'L', 'pearls', 1, '{}', 'live', 1, 1, NULL, NULL, NULL, 'l')"
        )
        database.execute("INSERT INTO seasons VALUES (1, 1, 1, 'over', 2, 1, NULL)")
        database.execute("INSERT INTO season_log VALUES (1, 2, 'final', ?, 1)", (final,))
        for person in (7, 8, 9):
            database.execute("INSERT INTO season_members VALUES (1, ?, 'in', 1, 1)", (person,))
    await upgrade_to(address, "heads")
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as database:
        kept = database.execute("SELECT person, moved FROM season_members ORDER BY person").fetchall()
    assert kept == [(7, "champion"), (8, "stays"), (9, None)]


@pytest.mark.sqlite
async def test_pulses_of_shards_that_nobody_has_forgotten_go(address: str, tmp_path: Path) -> None:
    await upgrade_to(address, "0011")
    await upgrade_to(address, "shards_0002")
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as database, database:
        database.execute("INSERT INTO pulse VALUES (1, 100), (2, 1)")
    await upgrade_to(address, "heads")
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as database:
        assert database.execute("SELECT * FROM pulse").fetchall() == [(1, 100)]


def test_the_steps_follow_each_other_as_their_files_are_numbered() -> None:
    config = Config()
    config.set_main_option("script_location", str(steps.STEPS.parent))
    config.set_main_option("path_separator", "os")
    taken = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()][::-1]
    assert taken == list(steps.versions()) == [f"{number:04}" for number in range(1, len(taken) + 1)]


async def test_a_database_of_today_is_opened_without_what_upgrades_and_others_need(address: str) -> None:
    await (await Database.open(address)).close()
    unneeded = ["alembic", "sqlalchemy", *(["asyncpg"] if address.startswith("sqlite") else [])]
    program = (
        "import asyncio, sys\n"
        "from storage.core.database import Database\n"
        "async def look():\n"
        "    await (await Database.open(sys.argv[1])).close()\n"
        "asyncio.run(look())\n"
        f"sys.exit(any(name in sys.modules for name in {unneeded}))\n"
    )
    assert await run(program, address) == (0, "")


@pytest.mark.sqlite
async def test_a_step_that_fails_leaves_the_database_as_it_was(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Operations.create_index

    def fail_late(self: Operations, name: str, *rest: object, **options: object) -> None:
        if name == "ix_handled_at":
            raise RuntimeError("power cut")
        real(self, name, *rest, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Operations, "create_index", fail_late)
    with pytest.raises(RuntimeError, match="power cut"):
        await Database.open(address)
    assert described(tmp_path / "harbour.db") == {}
    monkeypatch.undo()
    await (await Database.open(address)).close()


@pytest.mark.sqlite
async def test_a_step_that_leaves_rows_of_no_match_is_taken_back(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = running.run

    def leave_one_behind(connection: Connection, tables: MetaData, to: str) -> None:
        real(connection, tables, to)
        connection.execute(insert(tables.tables["invites"]).values(match=404, person=1, name="Lost"))

    monkeypatch.setattr(running, "run", leave_one_behind)
    with pytest.raises(DatabaseUnavailable, match="corrupt"):
        await Database.open(address)
    assert described(tmp_path / "harbour.db") == {}


@pytest.mark.long
async def test_many_new_databases_are_opened_at_once(tmp_path: Path) -> None:
    addresses_of_all = [f"sqlite:///{tmp_path}/{n}.db" for n in range(6)] * 2
    async with asyncio.timeout(60):
        opened = await asyncio.gather(*map(Database.open, addresses_of_all))
    for database in opened:
        async with database.reading() as tx:
            assert await upgrades.version_of(tx) == steps.versions()[-1]
        await database.close()


async def test_processes_that_open_a_new_database_at_once_take_turns(address: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from storage.core.database import Database\n"
        "async def work():\n"
        "    await (await Database.open(sys.argv[1])).close()\n"
        "asyncio.run(work())\n"
    )
    assert await asyncio.gather(*(run(program, address) for _ in range(4))) == [(0, "")] * 4


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_rows_are_the_columns(subject: ModuleType) -> None:
    (row,) = [kind for _, kind in inspect.getmembers(subject, is_row_of(subject))]
    table = subject.__name__.split(".")[-1]
    columns = list(schema.every_table().tables[table].columns.keys())
    assert list(row.__struct_fields__) == [name for name in columns if (subject, name) != (seats, "status")]


def is_row_of(subject: ModuleType) -> Callable[[object], bool]:
    return lambda member: (
        inspect.isclass(member) and issubclass(member, Row) and member.__module__ == subject.__name__
    )
