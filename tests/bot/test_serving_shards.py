"""A process that serves shards: one that can't be begun just now ends neither it nor the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import shards
from bot.process.environment import Settings
from bot.shards import Shards
from storage.core.database import Database
from storage.core.problems import DatabaseBusy
from tests.blank import put_database

COUNT = 2


class Bot:
    """A bot of a shard that begins as it is told to, and then serves."""

    def __init__(self, slips: list[Exception]) -> None:
        self.services = self.proofs = self
        self.is_closed, self._slips = False, slips

    def require(self) -> None:
        """Wait for proofs."""

    async def start(self, _token: str) -> None:
        """Serve, unless it slips first."""
        if self._slips:
            raise self._slips.pop()
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Leave."""
        self.is_closed = True


@pytest.fixture
async def serving(tmp_path: Path) -> AsyncIterator[Shards]:
    put_database(tmp_path / "harbour.db")
    database = await Database.open(f"sqlite:///{tmp_path / 'harbour.db'}")
    yield Shards(Settings(folder=tmp_path, shards=COUNT), database, {})
    await database.close()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Bot]:
    monkeypatch.setattr(shards, "ROUND", 0.01)
    monkeypatch.setattr(shards, "HURRIED", 0.01)
    return []


async def run(
    serving: Shards, made: list[Bot], slips: list[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Serve until the shards have been begun as often as there are slips, and once more each."""
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


async def test_a_shard_that_can_not_be_begun_while_the_database_is_busy_is_begun_later(
    serving: Shards, made: list[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a busy database would end those who take over from a process, one after the other."""
    with pytest.raises(asyncio.CancelledError):
        await run(serving, made, [DatabaseBusy("lock timeout")], monkeypatch)
    assert len(made) == COUNT + 1
    assert made[0].is_closed


async def test_what_else_ends_a_shard_ends_the_process(
    serving: Shards, made: list[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ZeroDivisionError):
        await run(serving, made, [ZeroDivisionError("a slip")], monkeypatch)
