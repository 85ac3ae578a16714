"""Graceful shutdown within seconds, even if a task blocks."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Iterable
from typing import Any

from bot.runtime.process.exit_codes import Exit

log = logging.getLogger(__name__)

CANCEL_INTERVAL = 0.5
"""Seconds after which a task that has not reacted to a cancellation is cancelled again."""


class Shutdown:
    """A graceful shutdown, which cancels the process's work and, if that takes too long, ends the process."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._deadline: threading.Timer | None = None

    def begin(self, work: asyncio.Task[Any]) -> None:
        """Cancel the work, and start the timeout after which the process is killed."""
        if self._deadline is None:
            self._deadline = threading.Timer(self._seconds, self._exit)
            self._deadline.daemon = True
            self._deadline.start()
            _cancel(work)

    def finish(self) -> None:
        """Stop the timeout, because the process exits normally."""
        if self._deadline is not None:
            self._deadline.cancel()

    def _exit(self) -> None:
        """End the process immediately.

        Confirmed data are already on disk. A normal exit would wait for DNS lookup threads, which can't be
        stopped.
        """
        busy = ", ".join(thread.name for thread in threading.enumerate())
        log.warning("still busy after %s s, exiting now; threads: %s", self._seconds, busy)
        os._exit(Exit.DONE)


async def end_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel the tasks and wait until they have ended; their errors are dropped.

    A task that is only cancelled may still use the database when it is closed.
    """
    ended = [*tasks]
    for task in ended:
        _cancel(task)
    await asyncio.gather(*ended, return_exceptions=True)


def _cancel(task: asyncio.Task[Any]) -> None:
    """Cancel a task repeatedly until it ends.

    In Python 3.11, `asyncio.wait_for` loses a cancellation that arrives together with the result.
    """
    if not task.done():
        task.cancel()
        asyncio.get_running_loop().call_later(CANCEL_INTERVAL, _cancel, task)
