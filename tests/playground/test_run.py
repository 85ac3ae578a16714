"""Tests for starting and stopping the playground: single-line output, Ctrl-C, and clear error messages."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession

from playground import page
from playground.run import play
from playground.simulation.archive import FILE
from tests.playground.counter_bot import COMMANDS, create_counter_bot
from tests.playground.visitor import BrowserPage

SCRIPT = """
import sys
from pathlib import Path
from playground.run import play
from tests.playground.counter_bot import create_counter_bot
sys.exit(play(Path(sys.argv[1]), int(sys.argv[2]), False, create_counter_bot))
"""
ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def run_playground(folder: Path, port: int) -> AsyncIterator[tuple[Process, str]]:
    """Start a playground in a separate process, and wait until it prints its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SCRIPT, str(folder), str(port), cwd=ROOT, stdout=PIPE, stderr=PIPE
    )
    assert process.stdout is not None
    try:
        yield process, (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def free_port() -> int:
    with socket.create_server((page.HOST, 0)) as server:
        return int(server.getsockname()[1])


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
async def test_start_prints_the_address_and_a_signal_stops_quietly(
    tmp_path: Path, stop: signal.Signals
) -> None:
    async with (
        run_playground(tmp_path / "harbour", free_port()) as (process, line),
        ClientSession() as session,
    ):
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert address is not None
        assert str(tmp_path / "harbour") in line
        visitor = BrowserPage(session, address[0])
        await visitor.load_page()
        process.send_signal(stop)
        content, err = await asyncio.wait_for(process.communicate(), 20)
        assert (process.returncode, content, err) == (0, b"", b"")
    assert (tmp_path / "harbour" / FILE).exists()


@pytest.mark.long
async def test_killed_playground_reopens_with_its_messages(tmp_path: Path) -> None:
    for said in range(2):
        async with run_playground(tmp_path, free_port()) as (process, line), ClientSession() as session:
            visitor = BrowserPage(session, line.split()[1])
            await visitor.load_page()
            assert len(visitor.page["messages"]) == 2 * said
            catalog = visitor.page["commands"]
            assert catalog["count"] == len(COMMANDS)
            status, receipt = await visitor.run_command("thread")
            assert (status, receipt["settlement"]) == (200, "settled")
            process.kill()
            await process.wait()


@pytest.mark.long
async def test_two_playgrounds_can_not_share_a_folder(tmp_path: Path) -> None:
    async with run_playground(tmp_path, free_port()) as (_, line):
        assert line.startswith("Open ")
        async with run_playground(tmp_path, free_port()) as (second, silence):
            assert silence == ""
            _, err = await second.communicate()
            assert second.returncode == 1
            assert re.fullmatch(rf"{tmp_path} is already open in another playground \(.*\)\.\n", err.decode())


def test_missing_free_port_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "PORTS_TRIED", 1)
    with socket.create_server((page.HOST, 0)) as server:
        assert play(tmp_path, server.getsockname()[1], False, create_counter_bot) == 1
    assert "in use" in capsys.readouterr().err


def test_file_in_place_of_the_folder_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "harbour").touch()
    assert play(tmp_path / "harbour", 0, False, create_counter_bot) == 1
    assert capsys.readouterr().err == f"{tmp_path / 'harbour'} can't be used: File exists.\n"


def test_fresh_start_refuses_a_folder_without_a_playground(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter").touch()
    assert play(tmp_path, 0, True, create_counter_bot) == 1
    assert "is not cleared" in capsys.readouterr().err
    assert (tmp_path / "letter").exists()


async def test_fresh_start_refuses_a_running_playground(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with run_playground(tmp_path, free_port()):
        assert await asyncio.to_thread(play, tmp_path, 0, True, create_counter_bot) == 1
        assert "already open" in capsys.readouterr().err
        assert (tmp_path / FILE).exists()


@pytest.mark.parametrize("kept", [b"", b"these are not the bytes of a database"])
def test_fresh_start_deletes_all_data(tmp_path: Path, kept: bytes) -> None:
    class Enough(Exception):
        pass

    async def stop(folder: Path) -> None:
        assert not (folder / "clicks").exists()
        raise Enough

    (tmp_path / "clicks").touch()
    (tmp_path / FILE).write_bytes(kept)
    with pytest.raises(Enough):
        play(tmp_path, 0, True, stop)  # type: ignore[arg-type]  # never returns a bot
