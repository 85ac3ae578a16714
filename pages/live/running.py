"""Run the web server inside the bot's process."""

from __future__ import annotations

import asyncio
import errno
import logging

from bot.runtime.app import new_secret, now
from bot.runtime.process.environment import Settings
from bot.runtime.process.exit_codes import Exit, FatalError
from host.core.context import Context
from host.core.sharding import shard_of
from pages.live.picture_cache import PictureCache
from pages.live.server import Pages, serve
from pages.live.site import Site
from pages.live.worker import Worker
from storage.core.database import Database

log = logging.getLogger(__name__)

PICTURES = "page-pictures"
"""The folder of the picture cache, in the data folder."""
RETRY_SECONDS = 5.0
"""Seconds to wait while another process uses the port, for example the bot's former process."""
MAX_CACHED = 32
"""Maximum number of matches in memory, apart from those of the bot."""


def create_context(database: Database) -> Context:
    """Return a context for reading, with its own cache of matches.

    It belongs to all shards, so that it notices users whom any process has deleted.
    """
    return Context(database, now, new_secret, max_cached=MAX_CACHED, own_shard=shard_of(0, 1))


async def serve_pages(database: Database, settings: Settings) -> None:
    """Serve the web pages until the task is cancelled; do nothing if HARBOURMASTER_WEB is not set.

    Raises FatalError if the port can't be opened.
    """
    if settings.web is None:
        return
    worker = Worker()
    site = Site(create_context(database), PictureCache(settings.folder / PICTURES), settings.web_url, worker)
    try:
        await _serve(Pages(site), settings.web_at, settings.web)
    finally:
        worker.close()


async def _serve(pages: Pages, at: str, port: int) -> None:
    while True:
        try:
            await serve(pages, at, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = f"HARBOURMASTER_WEB: the port {port} of {at} can't be used: {error}"
                raise FatalError(Exit.SETTINGS, reason) from error
            log.warning("web pages: another process uses port %d; trying again", port)
        await asyncio.sleep(RETRY_SECONDS)
