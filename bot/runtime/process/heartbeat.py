"""Heartbeat for supervisors: a file that is touched while the bot can serve users.

This requires a connection to Discord and a writable database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

INTERVAL = 30.0
"""Seconds between heartbeats."""
RETRY_INTERVAL = 1.0
"""Seconds between checks while disconnected."""
CHECK_TIMEOUT = 10.0
"""Maximum seconds to wait for a response from the database."""


async def run_heartbeat(is_serving: Callable[[], bool], database: Database, file: Path) -> None:
    """Touch the file regularly while the bot serves users, until cancelled.

    This runs only in production.
    """
    while True:
        alive = is_serving() and await is_usable(database)
        if alive:
            await asyncio.to_thread(touch, file)
        await asyncio.sleep(INTERVAL if alive else RETRY_INTERVAL)


async def is_usable(database: Database) -> bool:
    """Return whether the database completes a read and a write transaction in time."""
    try:
        async with asyncio.timeout(CHECK_TIMEOUT):
            await database.check_usable()
    except (DatabaseUnavailable, TimeoutError) as error:
        log.error("the database can't be used: %s", str(error) or "no answer")
        return False
    return True


def touch(file: Path) -> None:
    """Set the file's modification time to the current time.

    Errors are only logged. Matches must continue even if the disk is full.
    """
    try:
        file.touch()
    except OSError as error:
        log.error("the heartbeat can't be written: %s", error)
