"""Automatic daily and weekly backups, and deletion of the oldest ones."""

from __future__ import annotations

import os
import re
import shutil
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from glob import escape
from pathlib import Path

from storage.core import address
from storage.core.address import Address
from storage.core.copying import backups, restoring
from storage.core.copying.backups import BackupFailed
from storage.core.sqlite import file_names, private_files

DAYS, WEEKS = 7, 5
DAILY, WEEKLY = "daily-{0:%Y-%m-%d}.sqlite", "weekly-{0:%G-W%V}.sqlite"
EACH_DAY, EACH_WEEK = "daily-????-??-??.sqlite", "weekly-????-W??.sqlite"
MAX_PART_AGE = timedelta(days=1)
"""Age at which an incomplete copy is deleted."""
MAX_COPY_AGE = timedelta(days=30)
"""Age at which a copy left by an upgrade or a restore is deleted."""
COPY_NAME = re.compile(r"\.(?:schema-\d{4,}|replaced)-(\d{8}-\d{6})(?:-\d+)?(?:-wal|-shm|-journal)?$")
RESTORING, PART = f".{restoring.RESTORING}", ".part"


def make_daily_copy(source: Address, folder: Path, now: datetime) -> Path | None:
    """Make today's copy of a database, and return it; raises BackupFailed.

    If today's copy already exists, returns None. The first copy of a week is also kept as the weekly one. At
    most seven daily and five weekly copies are kept.
    """
    today = folder / DAILY.format(now)
    path = None if today.exists() else today
    if path is not None:
        _check_free_space(address.file_of(source), folder)
        with suppress(_AlreadyCopied):
            _copy(source, path)
        week = folder / WEEKLY.format(now)
        if not week.exists():
            _link(path, week)
    _delete_old_copies(folder, now)
    return path


class _AlreadyCopied(Exception):
    """Raised if another process has just made the copy."""


def _copy(source: Address, target: Path) -> None:
    try:
        backups.copy(source, target)
    except BackupFailed as error:
        if error.reason == "exists":
            raise _AlreadyCopied from error
        raise


def _check_free_space(database: Path, folder: Path) -> None:
    """Check that a copy leaves enough free disk space; raises BackupFailed.

    At least the size of the database must remain free, so that the database itself can grow.
    """
    try:
        private_files.create_folder(folder)
        size, free = database.stat().st_size, shutil.disk_usage(folder).free
    except OSError as error:
        raise BackupFailed("failed", str(error)) from error
    if free < 2 * size:
        raise BackupFailed("failed", f"{folder}: {free} bytes are free, but {2 * size} are needed")


def _link(made: Path, week: Path) -> None:
    """Create a hard link to a copy, or copy the file if that fails."""
    try:
        os.link(made, week)
    except OSError:
        backups.copy(address.parse(file_names.address_of(made)), week, at=backups.creation_time(made))


def existing_copies(folder: Path) -> list[Path]:
    """Return the daily and weekly copies in a folder, oldest first; empty if the folder is unreadable."""
    try:
        return sorted((path for kind in (EACH_DAY, EACH_WEEK) for path in folder.glob(kind)), key=str)
    except OSError:
        return []


def newest_copy_time(folder: Path) -> float | None:
    """Return when the newest copy in a folder was written, in unix seconds, or None if there is none."""
    try:
        return max((path.stat().st_mtime for path in existing_copies(folder)), default=None)
    except OSError:
        return None


def _delete_old_copies(folder: Path, now: datetime) -> None:
    """Delete the oldest copies and old incomplete copies, but no other files in the folder.

    A fixed number of copies is kept, regardless of their age, because the clock may be wrong. Copies with a
    date in the future count as the oldest.
    """
    for kind, named, count in ((EACH_DAY, DAILY, DAYS), (EACH_WEEK, WEEKLY, WEEKS)):
        found, latest = sorted(folder.glob(kind), reverse=True), named.format(now)
        found.sort(key=lambda path: path.name > latest)
        for path in found[count:]:
            path.unlink(missing_ok=True)
    for path in folder.glob("*.sqlite.*.part*"):
        if now - datetime.fromtimestamp(path.stat().st_mtime, UTC) > MAX_PART_AGE:
            path.unlink(missing_ok=True)


def delete_expired_copies(source: Address, now: datetime) -> list[Path]:
    """Delete copies older than 30 days that upgrades and restores left beside a database.

    Returns the deleted files. Raises OSError.
    """
    if not source.is_sqlite:
        return []
    database = address.file_of(source).resolve()
    expired = [path for path in database.parent.glob(f"{escape(database.name)}.*") if _is_expired(path, now)]
    for path in expired:
        path.unlink(missing_ok=True)
    return expired


def _is_expired(path: Path, now: datetime) -> bool:
    """Return whether a copy is old enough to be deleted.

    A copy's age is computed from the time (UTC) in its name. Incomplete copies are deleted after a day.
    """
    if RESTORING in path.name or PART in path.name:
        return now - datetime.fromtimestamp(path.stat().st_mtime, UTC) > MAX_PART_AGE
    found = COPY_NAME.search(path.name)
    try:
        moment = None if found is None else datetime.strptime(f"{found[1]}+0000", "%Y%m%d-%H%M%S%z")
    except ValueError:
        return False
    return moment is not None and now - moment > MAX_COPY_AGE
