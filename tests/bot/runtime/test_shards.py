"""Tests for shards in one process: if a shard fails to start, the process and the other shards continue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.runtime import shards
from bot.runtime.process.environment import Settings
from bot.runtime.process.exit_codes import FatalError
from bot.runtime.shards import Shards
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseBusy
from storage.operations import shards as leases
from storage.operations.shards import LeaseRow
from tests.template_database import create_database

COUNT = 2


class FakeBot:
    """A fake bot for one shard.

    Each start raises the next error from a list. When the list is empty, the bot runs.
    """

    def __init__(self, errors: list[Exception]) -> None:
        self.services = self.uptime = self
        self.is_closed, self._errors = False, errors

    def require_proofs(self) -> None:
        """Do nothing, because the fake bot has no heartbeats."""

    async def start(self, _token: str) -> None:
        """Raise the next planned error, or run if there is none left."""
        if self._errors:
            raise self._errors.pop()
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Leave."""
        self.is_closed = True


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    create_database(tmp_path / "harbour.db")
    opened = await Database.open(f"sqlite:///{tmp_path / 'harbour.db'}")
    yield opened
    await opened.close()


@pytest.fixture
def shard_runner(tmp_path: Path, database: Database) -> Shards:
    return Shards(Settings(folder=tmp_path, shards=COUNT), database, {})


@pytest.fixture
def started_bots(monkeypatch: pytest.MonkeyPatch) -> list[FakeBot]:
    monkeypatch.setattr(shards, "RENEW_INTERVAL", 0.01)
    monkeypatch.setattr(shards, "CLAIM_INTERVAL", 0.01)
    return []


async def run_shards(
    shard_runner: Shards,
    started_bots: list[FakeBot],
    errors: list[Exception],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Run the shards until all have started.

    The first starts raise the given errors, one each. A failed start is retried.
    """
    wanted = COUNT + len(errors)

    def make(*_: object) -> FakeBot:
        started_bots.append(FakeBot(errors))
        return started_bots[-1]

    monkeypatch.setattr(shards, "make_shard", make)
    running = asyncio.create_task(shard_runner.run("token"))
    async with asyncio.timeout(10):
        while len(started_bots) < wanted and not running.done():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)
    running.cancel()
    await running


async def test_shard_start_is_retried_while_the_database_is_busy(
    shard_runner: Shards, started_bots: list[FakeBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Starting a shard is retried while the database is busy.

    Exiting would not help, because the restarted process would have the same problem.
    """
    with pytest.raises(asyncio.CancelledError):
        await run_shards(shard_runner, started_bots, [DatabaseBusy("lock timeout")], monkeypatch)
    assert len(started_bots) == COUNT + 1
    assert started_bots[0].is_closed


async def test_shards_start_after_leases_of_another_count_expire(
    database: Database, shard_runner: Shards, started_bots: list[FakeBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shards wait until all leases for a different shard count have expired.

    If the process exited immediately, it could not be restarted with a new shard count after a kill.
    """
    await store_lease(database, 0.2)
    with pytest.raises(asyncio.CancelledError):
        await run_shards(shard_runner, started_bots, [], monkeypatch)
    assert len(started_bots) == COUNT


async def test_process_exits_if_others_use_another_shard_count(
    database: Database, shard_runner: Shards, started_bots: list[FakeBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def live() -> None:
        while True:
            await store_lease(database, 5)
            await asyncio.sleep(0.05)

    other = asyncio.create_task(live())
    with pytest.raises(FatalError, match="other processes on the database run with 4"):
        await run_shards(shard_runner, started_bots, [], monkeypatch)
    other.cancel()
    assert started_bots == []


async def store_lease(database: Database, seconds: float) -> None:
    """Store a lease of another process that uses twice as many shards.

    The lease expires after the given number of seconds.
    """
    async with database.transaction() as tx:
        until = await leases.clock(tx) + int(seconds * 1000)
        await leases.put(tx, LeaseRow(shard=0, count=2 * COUNT, holder="other", until=until))


async def test_unexpected_shard_error_ends_the_process(
    shard_runner: Shards, started_bots: list[FakeBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ZeroDivisionError):
        await run_shards(shard_runner, started_bots, [ZeroDivisionError("a slip")], monkeypatch)
