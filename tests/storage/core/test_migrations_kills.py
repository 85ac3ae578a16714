"""Tests for killed and concurrent upgrades: the database is either unchanged or up to date."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from itertools import chain, count
from pathlib import Path

import pytest

from storage.core.database import Database
from tests.storage.later_migrations import LATEST_VERSION, TEST_MIGRATIONS, register_test_migrations
from tests.storage.stored_databases import count_rows, restore, run_query, version_in

pytestmark = pytest.mark.sqlite

STATEMENTS = 6
"""Number of statements executed by the test migrations and the version update."""
FEW = (STATEMENTS // 2, STATEMENTS)
ROOT = Path(__file__).parents[3]
VICTIM = """
import asyncio, os, signal, sys
from itertools import count
from storage.core import migrations
from storage.core.database import Database
from storage.core.migrations import upgrades
from storage.core.sql.transactions import Transaction

migrations.__path__.append(sys.argv[1])
execute, begin = Transaction.execute, upgrades._copy

def upgrade(address, last):
    def count_from_here(*words):
        begin(*words)
        statements = count(1)

        async def execute_and_die(self, *words):
            result = await execute(self, *words)
            if next(statements) == last:
                os.kill(os.getpid(), signal.SIGKILL)
            return result

        Transaction.execute = execute_and_die

    upgrades._copy = count_from_here
    asyncio.run(Database.open(address))

for file, last in zip(sys.argv[2::2], sys.argv[3::2]):
    if not (child := os.fork()):
        upgrade(f"sqlite:///{file}", int(last))
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
"""A program that upgrades files in child processes.

Each child is killed (SIGKILL) right after its nth statement.
"""


@pytest.fixture(autouse=True)
def later_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the test migrations."""
    register_test_migrations(monkeypatch)


def dump_of(file: Path) -> list[str]:
    """Return the database's content as SQL statements."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return list(database.iterdump())


def backup_of(file: Path) -> Path:
    """Return the backup that the upgrade made before it began."""
    (copy,) = file.parent.glob(f"{file.name}.schema-*")
    return copy


@pytest.mark.parametrize(
    "statements", [FEW, pytest.param(tuple(range(1, STATEMENTS + 1)), marks=pytest.mark.long)]
)
async def test_killed_upgrade_leaves_data_unchanged_and_is_repeated(
    tmp_path: Path, statements: tuple[int, ...]
) -> None:
    restore(path := tmp_path / "kept.sqlite")
    before = dump_of(path)
    files = [tmp_path / f"{number}.sqlite" for number in statements]
    for file in files:
        shutil.copy(path, file)
    died = await asyncio.to_thread(kill_upgrades, list(zip(files, statements, strict=True)))
    assert died == ["-9"] * len(statements)
    for file in files:
        assert dump_of(file) == before
        assert dump_of(backup_of(file)) == before
    for file in (files[0], files[-1]):
        await (await Database.open(f"sqlite:///{file}")).close()
        assert version_in(file) == LATEST_VERSION
        kept_whole = ("log", "matches", "seats", "drafts")
        assert count_rows(file, kept_whole) == count_rows(path, kept_whole)


def kill_upgrades(targets: list[tuple[Path, int]]) -> list[str]:
    command = [sys.executable, "-c", VICTIM, str(TEST_MIGRATIONS), *map(str, chain.from_iterable(targets))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split()


@contextmanager
def store_interactions(file: Path) -> Iterator[list[int]]:
    """Repeatedly store interactions in the background, like a process of the previous version.

    Yields a list to which each acknowledged interaction is added.
    """
    kept, is_over = list[int](), threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(file, timeout=60, isolation_level=None)) as database:
            for interaction in count(1):
                database.execute("INSERT INTO claimed_interactions (id, at) VALUES (?, 1)", (interaction,))
                kept.append(interaction)
                if is_over.wait(0.001):
                    return

    with ThreadPoolExecutor(1) as beside:
        writing = beside.submit(write)
        try:
            yield kept
        finally:
            is_over.set()
    writing.result()


async def wait_for_interactions(stored: list[int], count: int) -> None:
    """Wait until `count` more interactions are stored."""
    wanted = len(stored) + count
    async with asyncio.timeout(60):
        while len(stored) < wanted:  # noqa: ASYNC110 - another thread writes the list
            await asyncio.sleep(0.001)


async def test_concurrent_writes_survive_an_upgrade(tmp_path: Path) -> None:
    """Writes before an upgrade are kept, and so are writes that had to wait for its end."""
    restore(file := tmp_path / "harbour.sqlite")
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = WAL")
    before = count_rows(file, ("log", "outbox"))
    with store_interactions(file) as kept:
        await wait_for_interactions(kept, 5)
        opened = await asyncio.gather(*(Database.open(f"sqlite:///{file}") for _ in range(3)))
        await wait_for_interactions(kept, 5)
    for one in opened:
        await one.close()
    assert version_in(file) == LATEST_VERSION
    assert count_rows(file, ("log", "outbox")) == before
    assert {row for (row,) in run_query(file, "SELECT id FROM claimed_interactions WHERE at = 1")} == set(
        kept
    )
    assert len(dump_of(backup_of(file))) < len(dump_of(file))
