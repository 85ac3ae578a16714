"""The playground's entry point: it opens the folder, prints the page's address and runs until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Protocol

from aiohttp import web

from playground.errors import PlaygroundError
from playground.page import open_page
from playground.simulation import archive
from playground.stage import Heartbeat, MakeBot, Stage, Upcoming, find_nothing, open_stage, record_nothing


class WebSite(Protocol):
    """Web pages of the bot, at the same address as the playground."""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Respond to a request for a page."""
        ...

    async def open(self, address: str) -> None:
        """Serve pages below the playground's address."""
        ...

    def close(self) -> None:
        """Release all resources."""
        ...


MakeSite = Callable[[Stage], WebSite]
"""A function that creates the web pages of a stage."""
Welcome = Callable[[Stage], Awaitable[None]]
"""A callback that prepares a new simulated guild before users can see it."""


def play(
    folder: Path,
    port: int,
    fresh: bool,
    make_bot: MakeBot,
    welcome: Welcome | None = None,
    upcoming: Upcoming = find_nothing,
    record_heartbeat: Heartbeat = record_nothing,
    make_site: MakeSite | None = None,
) -> int:
    """Run the bot in a local web page until Ctrl-C, and return the exit code.

    If `fresh` is true, delete the folder's contents first. `upcoming` returns the times of the next scheduled
    events. `record_heartbeat` is called each second, and after time was skipped.
    """
    try:
        _prepare(folder, fresh)
        asyncio.run(_play(folder, port, make_bot, welcome, upcoming, record_heartbeat, make_site))
    except PlaygroundError as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _prepare(folder: Path, fresh: bool) -> None:
    try:
        if fresh and folder.exists():
            _clear(folder)
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PlaygroundError(f"{folder} can't be used: {error.strerror}.") from error


def _clear(folder: Path) -> None:
    """Delete the playground's folder.

    Refuse to delete a folder that does not belong to a playground.
    """
    if any(folder.iterdir()) and not (folder / archive.FILE).exists():
        raise PlaygroundError(
            f"{folder} holds other things than a playground; it is not cleared. Name another folder."
        )
    # Opening the archive raises an error if another process uses it. A damaged archive must not prevent a
    # fresh start.
    with contextlib.suppress(archive.UnreadableArchive):
        archive.Archive(folder).close()
    shutil.rmtree(folder)


async def _play(
    folder: Path,
    port: int,
    make_bot: MakeBot,
    welcome: Welcome | None,
    upcoming: Upcoming,
    record_heartbeat: Heartbeat,
    make_site: MakeSite | None,
) -> None:
    stopped = _stopped_by_signal()
    async with AsyncExitStack() as exits:
        stage = await exits.enter_async_context(open_stage(folder, make_bot, upcoming, record_heartbeat))
        site = None if make_site is None else make_site(stage)
        handler = None if site is None else site.handle
        address = await exits.enter_async_context(open_page(stage, port, handler))
        if site is not None:
            exits.callback(site.close)
            await site.open(address)
        if welcome is not None and stage.is_new:
            await welcome(stage)
        print(
            f"Open {address} in a browser to play. Ctrl-C stops; everything is kept in {folder}.", flush=True
        )
        async with asyncio.TaskGroup() as tasks:
            ticking = tasks.create_task(stage.run_clock())
            await stopped.wait()
            ticking.cancel()


def _stopped_by_signal() -> asyncio.Event:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        # On Windows, asyncio does not support signal handlers. There, Ctrl-C cancels the main task, with the
        # same result.
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    return stopped
