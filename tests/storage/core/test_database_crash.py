"""Tests of a killed process: acknowledged writes survive, and unacknowledged ones leave no trace."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from storage.core.database import Database
from storage.core.scheduling import outbox
from storage.matches.match import log, matches

VICTIM = """
import asyncio, sys
from storage.matches.match import log
from storage.core.scheduling import outbox
from storage.core.database import Database
from storage.core.scheduling.outbox import NewOutboxRow
from tests.storage.examples import create_entries, insert_match

def post(match, kind):
    return NewOutboxRow(owner_kind="match", owner=match.id, feature="posts", kind=kind)

async def live(address):
    database = await Database.open(address)
    async with database.transaction() as tx:
        match = await insert_match(tx)
        await log.append(tx, create_entries(match.id, 1, 5))
        new = NewOutboxRow(owner_kind="match", owner=match.id, feature="posts", kind="chapter:1")
        await outbox.add(tx, [new], now=7)
    print("acknowledged", flush=True)
    async with database.transaction() as tx:
        await log.append(tx, create_entries(match.id, 6, 5))
        new = NewOutboxRow(owner_kind="match", owner=match.id, feature="posts", kind="chapter:2")
        await outbox.add(tx, [new], now=8)
        print("under way", flush=True)
        await asyncio.sleep(3_600)

asyncio.run(live(sys.argv[1]))
"""


def kill_during_transaction(address: str) -> None:
    here = Path(__file__).parents[3]
    with subprocess.Popen(
        [sys.executable, "-c", VICTIM, address], stdout=subprocess.PIPE, cwd=here
    ) as victim:
        assert victim.stdout is not None
        assert victim.stdout.readline() == b"acknowledged\n"
        assert victim.stdout.readline() == b"under way\n"
        victim.send_signal(signal.SIGKILL)
        assert victim.wait() == -signal.SIGKILL


async def test_acknowledged_move_survives_and_partial_write_is_rolled_back(address: str) -> None:
    kill_during_transaction(address)
    database = await Database.open(address)
    async with database.read_transaction() as tx:
        match = await matches.active_in_channel(tx, 1)
        assert match is not None
        assert match.head == 5
        assert [entry.seq for entry in await log.read(tx, match.id)] == [1, 2, 3, 4, 5]
        assert [post.kind for post in await outbox.due_messages(tx, now=9, limit=9)] == ["chapter:1"]
    await database.close()


async def test_killed_process_leaves_no_lock_and_no_damage(address: str, tmp_path: Path) -> None:
    kill_during_transaction(address)
    database = await Database.open(address)
    async with database.transaction() as tx:
        await matches.set_card(tx, 1, 11)
    await database.close()
    with closing(sqlite3.connect(tmp_path / "harbour.db")) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
