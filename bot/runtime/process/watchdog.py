"""Watchdog that ends a hung process, so that the supervisor restarts it.

The event loop sends heartbeats to a thread, which the loop can't block. The thread counts its own waits
instead of measuring time, so that a suspended process or machine is not mistaken for a hung one.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import socket
import threading
from collections.abc import Callable
from contextlib import suppress

from bot.runtime.process.exit_codes import Exit

log = logging.getLogger(__name__)

INTERVAL = 5.0
"""Seconds between heartbeats, and between checks."""
MAX_MISSED = 24
"""Number of missed heartbeats (two minutes) after which the process is considered hung.

Work on the event loop takes at most a second.
"""
LOG_TIMEOUT = 5.0
"""Maximum seconds for logging the stack of a hung process."""


class Watchdog:
    """A monitor for an event loop's heartbeats."""

    def __init__(
        self, on_hang: Callable[[], None], interval: float = INTERVAL, max_missed: int = MAX_MISSED
    ) -> None:
        self._leave = on_hang
        self._beat = interval
        self._most = max_missed
        self._alive = threading.Event()
        self._over = threading.Event()

    async def watch(self) -> None:
        """Monitor the loop and notify systemd until cancelled."""
        threading.Thread(target=self._check, name="watchdog", daemon=True).start()
        notify_systemd("READY=1")
        try:
            while True:
                self._alive.set()
                notify_systemd("WATCHDOG=1")
                await asyncio.sleep(self._beat)
        finally:
            self._over.set()

    def _check(self) -> None:
        missed = 0
        while not self._over.wait(self._beat):
            missed = 0 if self._alive.is_set() else missed + 1
            self._alive.clear()
            if missed >= self._most:
                self._leave()
                return


def end_hung_process() -> None:
    """Log where the process hangs, and end the process; no confirmed data are lost.

    If logging hangs too, because the reader of the log is blocked, the process ends anyway.
    """
    threading.Timer(LOG_TIMEOUT, os._exit, (Exit.HUNG,)).start()
    log.critical("the process hangs; exiting with exit code %d", Exit.HUNG)
    faulthandler.dump_traceback()
    os._exit(Exit.HUNG)


def notify_systemd(state: str) -> None:
    """Send a message to systemd (sd_notify), if systemd started the process and expects messages."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with (
            suppress(OSError),
            socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line,
        ):
            line.connect(f"\0{address[1:]}" if address.startswith("@") else address)
            line.send(state.encode())
