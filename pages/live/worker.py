"""A worker process for rendering pages and drawing pictures, so that the event loop stays free for Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

NICENESS = 10
"""How far the worker's priority is lowered, so that the bot's own process goes first."""
MAX_WAITING = 40
"""Maximum number of requests that wait for the worker."""
MAX_TASKS = 2000
"""Number of tasks after which the worker is replaced, so that its memory does not grow."""


class Overloaded(Exception):
    """Raised if too many requests are waiting for the worker."""


class Worker:
    """A single worker process, which is started when it is first needed and restarted if it dies."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function in the worker process; its arguments and its result are pickled.

        Raises Overloaded.
        """
        if self._waiting >= MAX_WAITING:
            raise Overloaded
        self._waiting += 1
        try:
            return await self._run(work, *args, **kwargs)
        finally:
            self._waiting -= 1

    async def _run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        for is_last in (False, True):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            except BrokenProcessPool:
                self.close()
                if is_last:
                    raise
        raise AssertionError

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, get_context("spawn"), initializer=_prepare, max_tasks_per_child=MAX_TASKS
            )
        return self._pool

    def close(self) -> None:
        """Stop the worker process without waiting for it."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _prepare() -> None:
    """Prepare the worker process: it is stopped together with the bot, and has a low priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with_parent()


def end_with_parent() -> None:
    """End this worker process as soon as its parent ends, which can't stop it if it is killed."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
