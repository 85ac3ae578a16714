"""The copies of the database that are made by themselves, one a day."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

from storage.core.copying.backups import BackupFailed
from storage.core.database import Database

log = logging.getLogger(__name__)

AGAIN = 3600.0
"""Seconds after which it is tried again where a copy could not be made."""
SLACK = 60.0
"""Seconds after midnight (UTC): clocks that are set by a little count no day twice."""


async def keep_copies(database: Database, folder: Path) -> None:
    """Make a copy each day while the bot runs, the first at its start; runs until it is cancelled.

    Only for real runs: simulated time needs none.
    """
    while True:
        pause = await _keep(database, folder)
        await asyncio.sleep(pause)


async def _keep(database: Database, folder: Path) -> float:
    """Make the copy of the day unless it is there, and return in how many seconds to look again."""
    now = datetime.now(UTC)
    try:
        made = await database.keep_copy(folder, now)
    except (BackupFailed, OSError) as slip:
        log.error("no copy of the database was made: %s", slip)
        return AGAIN
    if made is not None:
        log.info("the database was copied to %s", made)
    return seconds_to_midnight(now) + SLACK


def seconds_to_midnight(now: datetime) -> float:
    """Return how long a day (UTC) still lasts."""
    tomorrow = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
    return (tomorrow - now).total_seconds()
