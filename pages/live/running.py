"""Start the process that serves the web pages, and restart it if it ends.

It is separate from the bot's process, so that requests for pages don't delay clicks.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE

from bot.runtime.app import new_secret, now
from bot.runtime.process.environment import Settings
from host.core.context import Context
from host.core.sharding import shard_of
from storage.core.database import Database

log = logging.getLogger(__name__)

PICTURES = "page-pictures"
"""The folder of the picture cache, in the data folder."""
RESTART_SECONDS = 5.0
STOP_SECONDS = 3.0
MAX_CACHED = 32
"""Maximum number of matches in the memory of the process."""


def create_context(database: Database) -> Context:
    """Return a context for reading.

    It belongs to all shards, so that it notices users whom any process has deleted.
    """
    return Context(database, now, new_secret, max_cached=MAX_CACHED, own_shard=shard_of(0, 1))


async def serve_pages(settings: Settings) -> None:
    """Serve the web pages until the task is cancelled; do nothing if HARBOURMASTER_WEB is not set."""
    while settings.web is not None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "pages.live", stdin=PIPE, env=environment_of(settings)
        )
        try:
            code = await process.wait()
        finally:
            await _stop(process)
        log.error("web pages: the process ended with exit code %d; starting it again", code)
        await asyncio.sleep(RESTART_SECONDS)


async def _stop(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
        except TimeoutError:
            process.kill()


def environment_of(settings: Settings) -> dict[str, str]:
    """Return the environment of the process: the bot's, without its token."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_TOKEN")}
    at = f"[{settings.web_at}]" if ":" in settings.web_at else settings.web_at
    return {
        **inherited,
        "HARBOURMASTER_DATA": str(settings.folder),
        "HARBOURMASTER_DATABASE": settings.database_url,
        "HARBOURMASTER_LOG": settings.log,
        "HARBOURMASTER_LOG_FORMAT": "json" if settings.is_log_json else "text",
        "HARBOURMASTER_WEB": f"{at}:{settings.web}",
        "HARBOURMASTER_WEB_URL": settings.web_url,
    }
