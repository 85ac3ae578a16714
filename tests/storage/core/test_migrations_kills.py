"""An upgrade killed at any of its steps, and one while others write: the database is as before, or up to date."""

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
from storage.core.migrations.steps import feature_steps, heads, versions
from tests.storage.old_databases import count_rows, look_up, restore

pytestmark = [pytest.mark.sqlite, pytest.mark.usefixtures("threads_end")]

OLD = "0003"
NEW = len([known for known in versions() if known > OLD]) + sum(
    len(steps) for _, steps in feature_steps().values()
)
"""Steps from there to here."""
FEW = (NEW // 2, NEW)
ROOT = Path(__file__).parents[3]
VICTIM = """
import asyncio, os, signal, sys
from itertools import count
from alembic.runtime.migration import HeadMaintainer
from storage.core.database import Database

take = HeadMaintainer.update_to_step

def upgrade(address, last):
    steps = count(1)

    def take_and_die(self, step):
        take(self, step)
        if next(steps) == last:
            os.kill(os.getpid(), signal.SIGKILL)

    HeadMaintainer.update_to_step = take_and_die
    asyncio.run(Database.open(address))

for file, last in zip(sys.argv[1::2], sys.argv[2::2]):
    if not (child := os.fork()):
        upgrade(f"sqlite:///{file}", int(last))
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
"""Upgrades files, each in a process of its own that dies by SIGKILL right after a step of it."""


def content(file: Path) -> list[str]:
    """Return all that is in a database, as SQL."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return list(database.iterdump())


def copy_of(file: Path) -> Path:
    """Return the copy that an upgrade has made first."""
    (copy,) = file.parent.glob(f"{file.name}.schema-*")
    return copy


def versions_of(file: Path) -> set[str]:
    return {version for (version,) in look_up(file, "SELECT version_num FROM harbour_version")}


@pytest.mark.parametrize("steps", [FEW, pytest.param(tuple(range(1, NEW + 1)), marks=pytest.mark.long)])
async def test_an_upgrade_that_is_killed_leaves_all_as_it_was_and_is_done_again(
    tmp_path: Path, steps: tuple[int, ...]
) -> None:
    restore(OLD, kept := tmp_path / "kept.sqlite")
    before = content(kept)
    files = [tmp_path / f"{step}.sqlite" for step in steps]
    for file in files:
        shutil.copy(kept, file)
    died = await asyncio.to_thread(killed, list(zip(files, steps, strict=True)))
    assert died == ["-9"] * len(steps)
    for file in files:
        assert content(file) == before
        assert content(copy_of(file)) == before
    for file in (files[0], files[-1]):
        await (await Database.open(f"sqlite:///{file}")).close()
        assert versions_of(file) == heads()
        kept_whole = ("log", "matches", "seats", "drafts")
        assert count_rows(file, kept_whole) == count_rows(kept, kept_whole)


def killed(wanted: list[tuple[Path, int]]) -> list[str]:
    command = [sys.executable, "-c", VICTIM, *map(str, chain.from_iterable(wanted))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split()


@contextmanager
def clicked(file: Path) -> Iterator[list[int]]:
    """Write down one interaction after the other, as a process of the version before does.

    Yields those of which it was told that they are written down.
    """
    kept, is_over = list[int](), threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(file, timeout=60, isolation_level=None)) as database:
            for interaction in count(1):
                database.execute("INSERT INTO handled (id, at) VALUES (?, 1)", (interaction,))
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


async def come(kept: list[int], more: int) -> None:
    """Wait until so many interactions more are written down."""
    wanted = len(kept) + more
    async with asyncio.timeout(60):
        while len(kept) < wanted:  # noqa: ASYNC110 - a thread writes
            await asyncio.sleep(0.001)


async def test_an_upgrade_while_others_write_loses_nothing(tmp_path: Path) -> None:
    """Neither what was written before it began nor what waited for its end."""
    restore("0011", file := tmp_path / "harbour.sqlite")
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = WAL")
    before = count_rows(file, ("log", "outbox"))
    with clicked(file) as kept:
        await come(kept, 5)
        opened = await asyncio.gather(*(Database.open(f"sqlite:///{file}") for _ in range(3)))
        await come(kept, 5)
    for one in opened:
        await one.close()
    assert versions_of(file) == heads()
    assert count_rows(file, ("log", "outbox")) == before
    assert {row for (row,) in look_up(file, "SELECT id FROM handled WHERE at = 1")} == set(kept)
    assert len(content(copy_of(file))) < len(content(file))
