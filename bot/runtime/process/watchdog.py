"""A process that hangs ends itself, so that whoever supervises it starts it again.

The event loop gives signs of life; a thread, which nothing on the loop can hold up, waits for them. It counts its own
waits, not time: a process that is frozen as a whole, or a machine that sleeps, is not taken for one that hangs.
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

BEAT = 5.0
"""Seconds between two signs of life, and between two looks for one."""
MISSED = 24
"""Looks without a sign of life after which the process hangs: two minutes. What runs on the loop takes a second."""
SAYING = 5.0
"""Seconds in which it must have said where it hangs."""


class Watchdog:
    """Waits for signs of life of an event loop."""

    def __init__(self, leave: Callable[[], None], beat: float = BEAT, missed: int = MISSED) -> None:
        self._leave = leave
        self._beat = beat
        self._most = missed
        self._alive = threading.Event()
        self._over = threading.Event()

    async def watch(self) -> None:
        """Let the loop be watched, and tell systemd of it, until this is cancelled."""
        threading.Thread(target=self._look, name="watchdog", daemon=True).start()
        notify("READY=1")
        try:
            while True:
                self._alive.set()
                notify("WATCHDOG=1")
                await asyncio.sleep(self._beat)
        finally:
            self._over.set()

    def _look(self) -> None:
        missed = 0
        while not self._over.wait(self._beat):
            missed = 0 if self._alive.is_set() else missed + 1
            self._alive.clear()
            if missed >= self._most:
                self._leave()
                return


def leave() -> None:
    """End a process that hangs, and say where it does: nothing confirmed is lost.

    Saying it may hang, too: what hangs may be writing the log, which nobody reads.
    """
    threading.Timer(SAYING, os._exit, (Exit.HUNG,)).start()
    log.critical("the process hangs, so it ends itself with exit code %d", Exit.HUNG)
    faulthandler.dump_traceback()
    os._exit(Exit.HUNG)


def notify(said: str) -> None:
    """Tell systemd something, where it started the process and wants to be told (sd_notify)."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with (
            suppress(OSError),
            socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line,
        ):
            line.connect(f"\0{address[1:]}" if address.startswith("@") else address)
            line.send(said.encode())
