"""Automatic daily backups and checkpoints of the database."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

from storage.core.copying.backups import BackupFailed
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

SECONDS_PER_DAY = 24 * 3600.0
RETRY_DELAY = 3600.0
"""Seconds until the retry of a failed backup."""
MIDNIGHT_MARGIN = 60.0
"""Seconds to wait after midnight (UTC), so that small clock adjustments don't count a day twice."""


async def run_backups(database: Database, folder: Path | None) -> None:
    """Make a daily checkpoint and backup, the first ones at startup, and delete old copies; runs until cancelled.

    Without a folder no backups are made. A checkpoint moves the write-ahead log into the database file, which
    would otherwise lack the moves of many days on a quiet server.

    Used in real runs only; simulated time needs no backups.
    """
    while True:
        await _checkpoint(database)
        await _delete_expired_copies(database)
        pause = SECONDS_PER_DAY if folder is None else await _back_up_today(database, folder)
        await asyncio.sleep(pause)


async def _checkpoint(database: Database) -> None:
    try:
        await database.truncate_journal()
    except DatabaseUnavailable as error:
        log.error("no checkpoint of the database was made: %s", error)


async def _delete_expired_copies(database: Database) -> None:
    try:
        for path in await database.delete_expired_copies(datetime.now(UTC)):
            log.info("an old copy of the database was deleted: %s", path)
    except OSError as error:
        log.error("old copies of the database were not deleted: %s", error)


async def _back_up_today(database: Database, folder: Path) -> float:
    """Make today's backup unless it exists, and return the seconds until the next check."""
    now = datetime.now(UTC)
    try:
        made = await database.make_daily_copy(folder, now)
    except (BackupFailed, OSError) as error:
        log.error("no copy of the database was made: %s", error)
        return RETRY_DELAY
    if made is not None:
        log.info("the database was copied to %s", made)
    return seconds_to_midnight(now) + MIDNIGHT_MARGIN


def seconds_to_midnight(now: datetime) -> float:
    """Return the seconds until the next midnight (UTC)."""
    tomorrow = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
    return (tomorrow - now).total_seconds()
