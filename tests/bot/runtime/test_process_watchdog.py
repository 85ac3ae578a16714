"""Tests that the watchdog ends a process that hangs, but not one that is suspended or busy."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from bot.runtime.process.exit_codes import Exit
from bot.runtime.process.watchdog import Watchdog
from tests.wire.running import ROOT

pytestmark = pytest.mark.threads

BEAT_INTERVAL, MISSED = 0.05, 4
HANGING_PROGRAM = """
import asyncio, time
from bot.runtime.process.watchdog import Watchdog, end_hung_process

async def hang():
    watching = asyncio.create_task(Watchdog(end_hung_process, 0.05, 4).watch())
    await asyncio.sleep(0.2)
    wait_for_ever()

def wait_for_ever():
    time.sleep(60)

asyncio.run(hang())
"""


def test_hung_process_exits_with_a_stack_trace() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HANGING_PROGRAM], cwd=ROOT, capture_output=True, timeout=30, check=False
    )
    assert done.returncode == Exit.HUNG
    assert b"wait_for_ever" in done.stderr
    assert b"hangs" in done.stderr


BLOCKED_LOG_PROGRAM = """
import asyncio, logging
from bot.runtime.process.watchdog import Watchdog, end_hung_process

async def hang():
    watching = asyncio.create_task(Watchdog(end_hung_process, 0.05, 4).watch())
    await asyncio.sleep(0.2)
    while True:
        logging.error("x" * 1000)

asyncio.run(hang())
"""


@pytest.mark.long
def test_process_blocked_on_its_log_exits() -> None:
    """The watchdog ends a process that blocks while it writes to its log.

    It blocks because the log's reader has stopped reading.
    """
    with subprocess.Popen(
        [sys.executable, "-c", BLOCKED_LOG_PROGRAM], cwd=ROOT, stderr=subprocess.PIPE
    ) as process:
        try:
            assert process.wait(30) == Exit.HUNG
        finally:
            process.kill()


async def test_briefly_blocked_event_loop_is_not_killed() -> None:
    left = threading.Event()
    watching = asyncio.create_task(Watchdog(left.set, BEAT_INTERVAL, MISSED).watch())
    await asyncio.sleep(BEAT_INTERVAL)
    time.sleep(BEAT_INTERVAL * (MISSED - 2))  # noqa: ASYNC251 - blocking is what the test needs
    await asyncio.sleep(BEAT_INTERVAL * MISSED * 2)
    assert not left.is_set()
    time.sleep(BEAT_INTERVAL * (MISSED + 4))  # noqa: ASYNC251 - as above
    assert left.is_set()
    watching.cancel()


async def test_watchdog_ignores_a_stopped_event_loop() -> None:
    left = threading.Event()
    watching = asyncio.create_task(Watchdog(left.set, BEAT_INTERVAL, MISSED).watch())
    await asyncio.sleep(BEAT_INTERVAL)
    watching.cancel()
    await asyncio.sleep(0)
    time.sleep(BEAT_INTERVAL * (MISSED + 4))  # noqa: ASYNC251 - blocks the event loop on purpose
    assert not left.is_set()


async def test_systemd_is_notified_of_start_and_heartbeats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(5)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        watching = asyncio.create_task(Watchdog(lambda: None, BEAT_INTERVAL, MISSED).watch())
        await asyncio.sleep(BEAT_INTERVAL * 2)
        watching.cancel()
        assert [systemd.recv(99) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]


def test_stay_option_waits_after_a_permanent_error(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    command = [sys.executable, "-m", "harbourmaster", "run", "--stay"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment | {"PYTHONPATH": str(ROOT)}, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        texts = [process.stderr.readline() for _ in range(3)]
        assert process.poll() is None
        process.terminate()
        assert process.wait(20) == Exit.TOKEN_MISSING
    assert "Harbourmaster" in texts[0]
    assert "DISCORD_TOKEN is missing" in texts[1]
    assert "waiting to be stopped" in texts[2]
