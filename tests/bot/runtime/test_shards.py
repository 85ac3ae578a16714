"""Tests of shards in one process: a shard that fails to start stops neither the process nor other shards."""

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
from tests.blank import put_database

COUNT = 2


class Bot:
    """A fake bot for one shard.

    Its first starts raise the planned errors, and the next one succeeds.
    """

    def __init__(self, slips: list[Exception]) -> None:
        self.services = self.uptime = self
        self.is_closed, self._slips = False, slips

    def require_proofs(self) -> None:
        """Do nothing, because the fake bot has no heartbeats."""

    async def start(self, _token: str) -> None:
        """Raise the next planned error, or run if there is none left."""
        if self._slips:
            raise self._slips.pop()
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Leave."""
        self.is_closed = True


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    put_database(tmp_path / "harbour.db")
    opened = await Database.open(f"sqlite:///{tmp_path / 'harbour.db'}")
    yield opened
    await opened.close()


@pytest.fixture
def serving(tmp_path: Path, database: Database) -> Shards:
    return Shards(Settings(folder=tmp_path, shards=COUNT), database, {})


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Bot]:
    monkeypatch.setattr(shards, "RENEW_INTERVAL", 0.01)
    monkeypatch.setattr(shards, "CLAIM_INTERVAL", 0.01)
    return []


async def run(
    serving: Shards, made: list[Bot], slips: list[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run the shards until all have started.

    Each error in `slips` makes one start fail.
    """
    wanted = COUNT + len(slips)

    def make(*_: object) -> Bot:
        made.append(Bot(slips))
        return made[-1]

    monkeypatch.setattr(shards, "make_shard", make)
    running = asyncio.create_task(serving.run("token"))
    async with asyncio.timeout(10):
        while len(made) < wanted and not running.done():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    running.cancel()
    await running


async def test_shard_start_is_retried_while_the_database_is_busy(
    serving: Shards, made: list[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shard's start is retried while the database is busy.

    If the process exited instead, it would exit again after every restart.
    """
    with pytest.raises(asyncio.CancelledError):
        await run(serving, made, [DatabaseBusy("lock timeout")], monkeypatch)
    assert len(made) == COUNT + 1
    assert made[0].is_closed


async def test_shards_start_after_leases_of_another_count_expire(
    database: Database, serving: Shards, made: list[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shards wait until all leases for a different shard count have expired.

    If the process exited instead, a supervisor could not restart a killed bot with a new shard count.
    """
    await lease(database, 0.2)
    with pytest.raises(asyncio.CancelledError):
        await run(serving, made, [], monkeypatch)
    assert len(made) == COUNT


async def test_process_exits_if_others_use_another_shard_count(
    database: Database, serving: Shards, made: list[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def live() -> None:
        while True:
            await lease(database, 5)
            await asyncio.sleep(0.05)

    other = asyncio.create_task(live())
    with pytest.raises(FatalError, match="other processes on the database run with 4"):
        await run(serving, made, [], monkeypatch)
    other.cancel()
    assert made == []


async def lease(database: Database, seconds: float) -> None:
    """Store a lease of another process that uses twice as many shards.

    The lease expires after the given number of seconds.
    """
    async with database.transaction() as tx:
        until = await leases.clock(tx) + int(seconds * 1000)
        await leases.put(tx, LeaseRow(shard=0, count=2 * COUNT, holder="other", until=until))


async def test_unexpected_shard_error_ends_the_process(
    serving: Shards, made: list[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ZeroDivisionError):
        await run(serving, made, [ZeroDivisionError("a slip")], monkeypatch)
