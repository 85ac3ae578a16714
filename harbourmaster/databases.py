"""The commands on the database."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from bot.app import new_secret, now
from bot.process.environment import BACKUPS, Settings
from harbourmaster.failure import Failure
from host.core.context import Context
from host.restoring import restored
from storage.core import address, backups, restoring
from storage.core.backups import BackupFailed
from storage.core.database import Database
from storage.core.problems import DatabaseTooNew, DatabaseUnavailable


def upgrade(url: str) -> int:
    """Bring the database up to date; it is made where there is none."""
    try:
        asyncio.run(_upgrade(url))
    except (DatabaseTooNew, DatabaseUnavailable) as slip:
        raise Failure(f"the database: {slip}") from slip
    print("the database is up to date")
    return 0


async def _upgrade(url: str) -> None:
    await (await Database.open(url)).close()


def backup(settings: Settings, file: Path | None) -> int:
    """Copy the database as it is, of whatever version: a copy is wanted most before an upgrade."""
    file = _named(file or settings.backup_folder or settings.folder / BACKUPS, is_folder=file is None)
    try:
        backups.copy(address.read(settings.database_url), file)
    except (DatabaseUnavailable, BackupFailed) as slip:
        raise Failure(f"the database: {slip}") from slip
    print(f"{file}: written")
    return 0


def _named(place: Path, *, is_folder: bool) -> Path:
    """Return the file of a copy; one in a folder is named by the time (UTC)."""
    named = f"harbourmaster-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.sqlite"
    return place / named if is_folder or place.is_dir() else place


def restore(url: str, copy: Path) -> int:
    """Put a copy in the place of the database, which is kept beside it; tables are told at the bot's next start."""
    try:
        where = restoring.read_place(url)
        restoring.refuse_while_open(where)
        fresh = restoring.lay_out(copy, where)
        told = asyncio.run(_declare(fresh, copy, restoring.counters_of(where)))
        restoring.refuse_while_open(where)
        kept = restoring.put_in_place(fresh, where)
    except (DatabaseTooNew, DatabaseUnavailable, BackupFailed) as slip:
        raise Failure(f"the database: {slip}") from slip
    except OSError as slip:
        raise Failure(f"the database: {slip}") from slip
    if kept is not None:
        print(f"{kept}: what was replaced")
    print(f"{address.file_of(where)}: restored; {told} tables are told when the bot starts")
    return 0


async def _declare(fresh: Path, copy: Path, reached: dict[str, int]) -> int:
    """Upgrade what was laid out, and write down in it what follows from its being a copy."""
    database = await Database.open(f"sqlite:///{fresh}")
    try:
        ctx = Context(database, now, new_secret)
        async with database.transaction() as tx:
            told = await restored.declare(ctx, tx, backups.made_at(copy) or await restoring.newest_time(tx))
            await restoring.advance(tx, reached)
    finally:
        await database.close()
    return told
