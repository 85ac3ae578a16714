"""Automatic daily backups and checkpoints of the database."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

from bot.core.metrics.backup_state import BackupState
from storage.core.copying import rotation
from storage.core.copying.backups import BackupFailed
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.core.sqlite import private_files

log = logging.getLogger(__name__)

SECONDS_PER_DAY = 24 * 3600.0
RETRY_DELAY = 3600.0
"""Seconds to wait before a failed backup is retried."""
MIDNIGHT_MARGIN = 60.0
"""Seconds to wait after midnight (UTC).

Even if the clock is then set back slightly, it is not the previous day again.
"""


async def run_backups(database: Database, folder: Path | None, results: BackupResults) -> None:
    """Make a checkpoint and a backup, and delete old copies, at startup and then every day.

    Without a `folder`, no backups are made. A checkpoint moves the write-ahead log into the database file. If
    there is little activity, the file would otherwise lack the moves of several days.

    Runs until cancelled. This runs only in production.
    """
    while True:
        await _checkpoint(database)
        await _delete_expired_copies(database)
        pause = SECONDS_PER_DAY if folder is None else await _back_up_today(database, folder, results)
        await asyncio.sleep(pause)


class BackupResults:
    """The results of the backups, as reported to users, in metrics and by `harbourmaster health`."""

    def __init__(self, state: BackupState, file: Path) -> None:
        self.state, self._file = state, file

    def note_success(self, folder: Path) -> None:
        """Record that today's backup exists, and delete the file that records an earlier failure."""
        self.state.is_on, self.state.error = True, ""
        self.state.last = rotation.newest_copy_time(folder)
        self._write("")

    def note_failure(self, error: Exception) -> None:
        """Record that a backup failed; write the reason to a file that `harbourmaster health` reads."""
        self.state.is_on, self.state.error = True, str(error)
        self._write(self.state.error)

    def _write(self, error: str) -> None:
        try:
            if error:
                private_files.create(self._file)
                self._file.write_text(f"{error}\n", encoding="utf-8")
            else:
                self._file.unlink(missing_ok=True)
        except OSError as problem:
            log.error("the result of the backup can't be written to %s: %s", self._file, problem)


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


async def _back_up_today(database: Database, folder: Path, results: BackupResults) -> float:
    """Make today's backup unless it exists; return the seconds until the next check."""
    now = datetime.now(UTC)
    try:
        path = await database.make_daily_copy(folder, now)
    except (BackupFailed, OSError) as error:
        log.error("no copy of the database was made: %s", error)
        await asyncio.to_thread(results.note_failure, error)
        return RETRY_DELAY
    if path is not None:
        log.info("the database was copied to %s", path)
    await asyncio.to_thread(results.note_success, folder)
    return seconds_to_midnight(now) + MIDNIGHT_MARGIN


def seconds_to_midnight(now: datetime) -> float:
    """Return the seconds until the next midnight (UTC)."""
    tomorrow = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
    return (tomorrow - now).total_seconds()
