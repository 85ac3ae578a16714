"""`harbourmaster health`: checks whether the running bot is serving its users."""

from __future__ import annotations

import os
import shutil
import sys
import time
from pathlib import Path

from bot.runtime.process.environment import BadSettings, Settings, read_settings
from harbourmaster.failure import Failure

ONLY_SERVING = "--serving"
"""The option that makes the check ignore failed backups."""
ALIVE = 60
"""Maximum age of a heartbeat in seconds."""


ROOM = 2**20
"""Minimum number of free bytes. A disk with less counts as full.

A move with all its effects takes several thousand bytes.
"""


def check(settings: Settings, *, only_serving: bool = False) -> int:
    """Check that the heartbeat is recent, that moves can be saved, and that backups succeed.

    If `only_serving` is true, ignore failed backups, because a restart by the supervisor would not help.
    """
    try:
        age = time.time() - settings.heartbeat.stat().st_mtime
    except FileNotFoundError:
        raise Failure(f"no heartbeat at {settings.heartbeat}") from None
    except OSError as error:
        raise Failure(f"the heartbeat can't be read: {error}") from error
    if age > ALIVE:
        raise Failure(f"the last heartbeat is {age:.0f} seconds old")
    if age < -ALIVE:
        # The clock has been set back. A running bot would have updated the heartbeat within 30 seconds, so
        # the bot is probably not running.
        raise Failure(f"the last heartbeat is {-age:.0f} seconds ahead of the clock")
    if settings.database_file is not None:
        _check_disk(settings.database_file)
    if not only_serving:
        _check_backups(settings)
    return 0


def _check_backups(settings: Settings) -> None:
    """Check that the last daily backup of a SQLite database succeeded."""
    if settings.database_file is None or settings.backup_folder is None:
        return
    try:
        reason = settings.backup_failure.read_text(encoding="utf-8", errors="replace").strip()
    except FileNotFoundError:
        return
    except OSError as error:
        reason = str(error)
    raise Failure(
        f"the bot serves its users, but the last daily backup failed: {reason or 'no reason is known'}"
    )


def _check_disk(database: Path) -> None:
    """Check that the database exists and that its disk has space for another move.

    A recent heartbeat is not enough, because the heartbeat file can be updated even on a full disk.
    """
    if not database.is_file():
        raise Failure(f"the database {database} is missing")
    try:
        for place in (database.parent, database):
            if place.exists() and not os.access(place, os.W_OK):
                raise Failure(f"{place} is read-only: no move can be saved")
        free = shutil.disk_usage(database.parent).free
    except OSError as error:
        raise Failure(f"the disk of {database} can't be checked: {error}") from error
    if free < ROOM:
        raise Failure(f"the disk of {database} is full ({free} bytes left): no move can be saved")


def main(*, only_serving: bool) -> int:
    """Run the check and return the exit code."""
    try:
        return check(read_settings(os.environ), only_serving=only_serving)
    except (Failure, BadSettings, OSError) as failure:
        print(f"harbourmaster: {failure}", file=sys.stderr)
        return 1
