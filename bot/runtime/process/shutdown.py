"""How the process stops when it is told to: within seconds, whatever holds it up."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from typing import Any

from bot.runtime.process.exit_codes import Exit

log = logging.getLogger(__name__)

AGAIN = 0.5
"""Seconds after which a task that was cancelled and goes on is cancelled again."""


class Shutdown:
    """Ends the work of this process, and after some seconds the process itself."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._deadline: threading.Timer | None = None

    def begin(self, work: asyncio.Task[Any]) -> None:
        """Cancel the work; from now on the time runs in which the process must have ended."""
        if self._deadline is None:
            self._deadline = threading.Timer(self._seconds, self._leave)
            self._deadline.daemon = True
            self._deadline.start()
            _cancel(work)

    def over(self) -> None:
        """Note that the process ends by itself."""
        if self._deadline is not None:
            self._deadline.cancel()

    def _leave(self) -> None:
        """End the process: what is confirmed is on the disk, and threads that look a name up can't be stopped."""
        busy = ", ".join(thread.name for thread in threading.enumerate())
        log.warning("not at an end after %s s, so it leaves at once; threads: %s", self._seconds, busy)
        os._exit(Exit.DONE)


def _cancel(task: asyncio.Task[Any]) -> None:
    """Cancel a task until it ends: `asyncio.wait_for` of Python 3.11 loses a cancel that comes with the result."""
    if not task.done():
        task.cancel()
        asyncio.get_running_loop().call_later(AGAIN, _cancel, task)
