"""Database checks while the bot runs, for lost files and for schema upgrades by other processes."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from glob import escape
from pathlib import Path
from tempfile import TemporaryFile

from bot.runtime.process.environment import Settings
from bot.runtime.process.exit_codes import Exit, FatalError
from bot.runtime.routing.commands import SYNC_FILE
from storage.core.address import without_password
from storage.core.copying import deletion_list, rotation
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseUnavailable, disk_reason
from storage.core.sqlite import private_files

log = logging.getLogger(__name__)

CHECK_TIMEOUT = 10.0
"""Maximum seconds for reading the schema version."""
MANUAL_BACKUPS = "harbourmaster-*.sqlite"
"""Glob pattern for the backups that `db backup` creates in a folder."""
INTERVAL = 5.0
"""Seconds between checks.

Each commit also checks the files, so the bot never acknowledges a move in a lost database.
"""


def prepare_folder(folder: Path) -> None:
    """Create the data folder if it is missing.

    Raises OSError if no file can be created in it.
    """
    private_files.create_folder(folder)
    with TemporaryFile(dir=folder):
        pass


def folder_error(folder: Path, error: OSError) -> FatalError:
    """Return the fatal error for a data folder that can't be used."""
    is_blocked = error.errno in {errno.EEXIST, errno.ENOTDIR, errno.ELOOP}
    reason = "not a folder" if is_blocked else error.strerror or error
    sentence = f"HARBOURMASTER_DATA: the folder {folder} can't be used: {reason}"
    return FatalError(Exit.SETTINGS if disk_reason(error) is None else Exit.DATABASE_UNAVAILABLE, sentence)


def check_not_lost(settings: Settings) -> None:
    """Raise FatalError if the database file of an earlier run was lost.

    The file counts as lost if it is missing or empty although there are traces of an earlier run. If a volume
    is not mounted or a file was deleted, the bot must not create an empty database.
    """
    file = settings.database_file
    if file is not None and not may_create(settings) and not _has_content(file):
        raise lost_error(settings)


def may_create(settings: Settings) -> bool:
    """Return whether the bot may create tables in an empty database."""
    return settings.is_new_database or next(_traces(settings), None) is None


def lost_error(settings: Settings) -> FatalError:
    """Return the fatal error for a missing or empty database that an earlier run had created."""
    file, traces = settings.database_file, ", ".join(map(str, _traces(settings)))
    where = file or without_password(settings.database).partition("?")[0]
    advice = (
        "Correct HARBOURMASTER_DATABASE, restore a backup"
        if file is None
        else "Bring the file back, restore a backup (harbourmaster db restore --create FILE)"
    )
    return FatalError(
        Exit.DATABASE,
        f"The database {where} is missing or empty, but there was one: {traces}. {advice}, or start with an empty "
        "database (harbourmaster run --new-database).",
    )


def _has_content(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:
        return False
    except OSError:
        return True  # If the file can't be read, opening it will raise the error.


def _traces(settings: Settings) -> Iterator[Path]:
    """Yield existing files that show that the bot has run before.

    Of each kind of file, only the latest is included.
    """
    folder, backups, database = settings.folder, settings.backup_folder, settings.database_file
    yield from (
        file for file in (settings.heartbeat, folder / SYNC_FILE, settings.backup_failure) if file.exists()
    )
    yield from _latest(folder, deletion_list.FILES)
    if backups is not None:
        yield from rotation.existing_copies(backups)[-1:]
        yield from _latest(backups, MANUAL_BACKUPS)
        yield from _latest(backups, deletion_list.FILES)
    if database is not None:
        yield from _latest(
            database.parent, f"{escape(database.name)}.*"
        )  # An upgrade or a restore leaves copies with such names.


def _latest(folder: Path, pattern: str) -> list[Path]:
    """Return the last matching file in alphabetical order, in a list.

    The list is empty if there is no such file or the folder is unreadable.
    """
    try:
        return sorted(folder.glob(pattern))[-1:]
    except OSError:
        return []


async def watch_database(database: Database, heartbeat: Path) -> None:
    """Check the database regularly.

    Raises FatalError if a file was deleted or replaced, or if another process has upgraded the schema. Before
    that, the heartbeat file's time is reset, so that the bot no longer counts as healthy.
    """
    while True:
        await asyncio.sleep(INTERVAL)
        try:
            check_files(database)
            await _check_schema(database)
        except FatalError:
            with suppress(OSError):
                os.utime(heartbeat, (0, 0))
            raise


async def _check_schema(database: Database) -> None:
    """Raise FatalError if the schema was upgraded.

    An unavailable database is not an error here.
    """
    try:
        async with asyncio.timeout(CHECK_TIMEOUT):
            await database.check_schema()
    except TimeoutError:
        return
    except DatabaseUnavailable as error:
        if error.reason != "upgraded":
            return
        log.error("another process has upgraded the database: %s", error.detail)
        raise FatalError(
            Exit.DATABASE,
            f"A newer version of Harbourmaster has upgraded the database ({error.detail}). This process saves "
            "nothing any more. Install that version.",
        ) from error


def check_files(database: Database) -> None:
    """Raise FatalError if a database file was deleted or replaced while it was open."""
    try:
        database.check_files()
    except DatabaseUnavailable as error:
        log.error("the database file %s was deleted or replaced while it was open", error.detail)
        raise FatalError(
            Exit.DATABASE_LOST,
            f"The database file {error.detail} was deleted or replaced while it was open. Nothing can be saved any "
            "more. Bring the file back or restore a backup before the next start.",
        ) from error
