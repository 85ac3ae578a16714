"""Tests for the processes that serve web pages: they end together with the bot."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import aiohttp
import pytest

from bot.runtime.process.environment import DATABASE, Settings
from pages.live.running import environment_of
from tests.template_database import create_database

SECONDS = 60
"""Maximum number of seconds until a process has ended."""
RUN_WORKER = """
import asyncio
from pages.live.worker import Worker
async def run():
    worker = Worker()
    print(await worker.run(divmod, 7, 2), flush=True)
    await asyncio.Event().wait()
asyncio.run(run())
"""


@pytest.mark.long
async def test_process_for_pages_ends_with_the_bot(tmp_path: Path) -> None:
    create_database(tmp_path / DATABASE)
    settings = Settings(folder=tmp_path, web=await _free_port(), web_url="http://127.0.0.1")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "pages.live", stdin=PIPE, env=environment_of(settings)
    )
    assert process.stdin is not None
    async with aiohttp.ClientSession() as session:
        assert await _status(session, f"http://127.0.0.1:{settings.web}/") == 200
    process.stdin.close()
    assert await asyncio.wait_for(process.wait(), SECONDS) == 0
    assert files_of_database(tmp_path) == [DATABASE]


def files_of_database(folder: Path) -> list[str]:
    return [file.name for file in folder.glob(f"{DATABASE}*")]


@pytest.mark.long
async def test_worker_ends_if_its_process_is_killed() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", RUN_WORKER, stdout=PIPE)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"(3, 1)\n"
    process.kill()
    # The worker inherits the standard output, so its end is reached when both processes have ended.
    assert await asyncio.wait_for(process.stdout.read(), SECONDS) == b""


async def _free_port() -> int:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    number = int(server.sockets[0].getsockname()[1])
    server.close()
    await server.wait_closed()
    return number


async def _status(session: aiohttp.ClientSession, url: str) -> int:
    """Return the status of a page, as soon as the server listens."""
    for _ in range(300):
        try:
            async with session.get(url) as answer:
                return answer.status
        except aiohttp.ClientConnectionError:
            await asyncio.sleep(0.1)
    raise AssertionError(url)


def test_process_for_pages_gets_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    environ = environment_of(Settings(web=8000, web_at="::1"))
    assert "DISCORD_TOKEN" not in environ
    assert environ["HARBOURMASTER_WEB"] == "[::1]:8000"
