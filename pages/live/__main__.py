"""The process that serves the web pages: `python -m pages.live`, started by the bot.

It ends when its standard input is closed, so that it never outlives the bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import signal
import sys

from bot.core.metrics.logs import JsonLines
from bot.runtime.process.environment import Settings, read_settings
from bot.runtime.process.exit_codes import Exit
from pages.live.picture_cache import PictureCache
from pages.live.running import PICTURES, create_context
from pages.live.server import Pages, serve
from pages.live.site import Site
from pages.live.worker import NICENESS, Worker
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""Seconds to wait while another process uses the port, or while the database can't be reached."""


def main() -> int:
    """Serve pages with settings from the environment, and return the exit code."""
    settings = read_settings(os.environ, None)
    assert settings.web is not None
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    logging.basicConfig(level=settings.log, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    if settings.is_log_json:
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())
    try:
        with contextlib.suppress(asyncio.CancelledError):
            asyncio.run(_run(settings, settings.web))
    except OSError as error:
        log.error(
            "HARBOURMASTER_WEB: the port %d of %s can't be used: %s", settings.web, settings.web_at, error
        )
        return Exit.SETTINGS
    return Exit.DONE


async def _run(settings: Settings, port: int) -> None:
    serving = asyncio.current_task()
    assert serving is not None
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, serving.cancel)
    _cancel_at_end_of_input(serving)
    database, worker = await _open(settings), Worker()
    try:
        pictures = PictureCache(settings.folder / PICTURES)
        site = Site(create_context(database), pictures, settings.web_url, worker)
        await _serve(Pages(site), settings.web_at, port)
    finally:
        worker.close()
        await database.close()


def _cancel_at_end_of_input(serving: asyncio.Task[None]) -> None:
    """Cancel the task once the bot has ended, which keeps the other end of the pipe open as long as it lives."""
    loop, stdin = asyncio.get_running_loop(), sys.stdin.fileno()

    def cancel() -> None:
        # The end of a pipe is reported again and again. Another cancellation would interrupt the cleanup.
        loop.remove_reader(stdin)
        serving.cancel()

    loop.add_reader(stdin, cancel)


async def _open(settings: Settings) -> Database:
    while True:
        try:
            return await Database.open(settings.database_url, create=False)
        except DatabaseUnavailable as error:
            log.warning("web pages: the database can't be opened; trying again: %s", error)
        await asyncio.sleep(RETRY_SECONDS)


async def _serve(pages: Pages, at: str, port: int) -> None:
    while True:
        try:
            await serve(pages, at, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            log.warning("web pages: another process uses port %d; trying again", port)
        await asyncio.sleep(RETRY_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
