"""The commands that upgrade, back up and restore a database."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import NoReturn

from msgspec import Struct

from bot.core.words.languages import Languages
from bot.runtime.app import new_secret, now
from bot.runtime.process.environment import BACKUPS, Settings
from engine.core.text import text
from harbourmaster.failure import Failure
from host.core.context import Context
from host.core.users import User
from host.operations import restoring as restored
from host.operations.privacy.user_deletion import delete_user
from storage.core import address
from storage.core.copying import backups, deletion_list, restoring
from storage.core.copying.backups import BackupFailed
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseTooNew, DatabaseUnavailable
from storage.core.sqlite import file_names
from storage.matches import users


def upgrade(url: str, *, create: bool) -> int:
    """Upgrade the database and print its previous schema version.

    A missing database is created only if `create` is true.
    """
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    try:
        asyncio.run(_upgrade(url, create=create))
    except (DatabaseTooNew, DatabaseUnavailable) as error:
        raise Failure(f"the database: {error}") from error
    print(f"the database is up to date: {address.without_password(url)}")
    return 0


async def _upgrade(url: str, *, create: bool) -> None:
    await (await Database.open(url, create=create)).close()


def backup(settings: Settings, given: str | None) -> int:
    """Back up the database without upgrading it, because backups are needed most before an upgrade."""
    place = Path(given) if given else settings.backup_folder or settings.folder / BACKUPS
    file = _file_for(place, is_folder=not given or given.endswith("/"))
    try:
        with stopped_cleanly():
            backups.copy(address.parse(settings.database_url), file)
    except (DatabaseUnavailable, BackupFailed) as error:
        raise failure(error, "`pg_dump --format=custom` copies it while the bot runs") from error
    print(f"{file}: written")
    return 0


def failure(error: Exception, instead: str) -> Failure:
    """Return the error to raise when a database command fails.

    If the command needs SQLite but the database is on a server, the message suggests `instead`.
    """
    if isinstance(error, BackupFailed) and error.reason == "not-sqlite":
        return Failure(f"the database is on a PostgreSQL server: {instead} (docs/postgresql.md)")
    return Failure(f"the database: {error}")


@contextmanager
def errors_about_backup(copy: Path | None) -> Iterator[None]:
    """Convert database errors to errors about the backup.

    Without a backup (`copy` is None), leave errors as they are.
    """
    try:
        yield
    except (DatabaseTooNew, DatabaseUnavailable, BackupFailed) as error:
        if copy is None:
            raise
        raise Failure(f"the backup: {error}") from error


def _file_for(place: Path, *, is_folder: bool) -> Path:
    """Return the path for a backup.

    If `place` is a folder, the file name contains the current time in UTC.
    """
    named = f"harbourmaster-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.sqlite"
    return place / named if is_folder or place.is_dir() else place


def restore(url: str, copy: Path, *, create: bool, list_folders: Sequence[Path] = ()) -> int:
    """Replace the database with a backup and keep the old file.

    Users who were deleted since the backup are deleted again. Their ids are in lists beside the backup and in
    `list_folders`. Tables are notified when the bot next starts.

    If there is no database at the path and `create` is false, raise Failure, because the path may be wrong.
    """
    try:
        where = restoring.parse_target(url)
        deleted = deletion_list.read(copy.parent, *list_folders)
        if not (create or address.file_of(where).exists()):
            raise Failure(
                f"the database: missing: {address.file_of(where)}; use `--create` to restore without a database"
            )
        restoring.check_not_open(where)
        with stopped_cleanly(), ExitStack() as stack:
            with errors_about_backup(copy):
                fresh = stack.enter_context(restoring.prepared_copy(copy, where))
                counters = restoring.counters_of(where)
                result = asyncio.run(_mark_restored(fresh, copy, counters, deleted))
            restoring.check_not_open(where)
            path = restoring.replace_database(fresh, where)
            for folder in list_folders[:1]:
                deletion_list.add(folder, sorted(deleted - deletion_list.read(folder)))
    except (DatabaseTooNew, DatabaseUnavailable, BackupFailed, OSError) as error:
        raise failure(error, "use `pg_restore`, or `db move` twice") from error
    if path is not None:
        print(f"{path}: the old database")
    if result.deleted_users:
        print(f"users deleted since the backup, who have been deleted again: {result.deleted_users}")
    print(f"{address.file_of(where)}: restored; the bot informs {result.tables} tables when it starts")
    return 0


@contextmanager
def stopped_cleanly() -> Iterator[None]:
    """Handle SIGTERM like Ctrl-C, so that incomplete files are deleted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)


class RestoreResult(Struct, frozen=True):
    """The result of a restore: the number of tables to notify, and the number of users deleted again."""

    tables: int
    deleted_users: int


async def _mark_restored(
    fresh: Path, copy: Path, reached: dict[str, int], deleted: Collection[int]
) -> RestoreResult:
    """Upgrade the restored file, and record in it that it was restored from a backup.

    Users who were deleted since the backup are deleted again.
    """
    database = await Database.open(file_names.address_of(fresh), create=False, is_copy=True)
    try:
        ctx, languages = Context(database, now, new_secret), Languages(database)
        ctx.former_member_name = lambda guild_id: _former_member_name(languages, guild_id)
        async with database.transaction() as tx:
            announced = await restored.announce_restore(
                ctx, tx, backups.creation_time(copy) or await restoring.newest_time(tx)
            )
            await restoring.advance_counters(tx, reached)
            await restoring.clear_copy_time(tx)
            found = await users.ids(tx, deleted)
        for user_key in found:
            await delete_user(ctx, User(user_key, ""))
    finally:
        await database.close()
    return RestoreResult(announced, len(found))


async def _former_member_name(languages: Languages, guild_id: int) -> str:
    translate = await languages.for_guild(guild_id, None)
    return translate(text("former-member"))
