"""The commands on the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

from harbourmaster.failure import Failure
from storage.core import address, backups
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


def backup(url: str, file: Path) -> int:
    """Copy the database as it is, of whatever version: a copy is wanted most before an upgrade."""
    try:
        backups.copy(address.read(url), file)
    except (DatabaseUnavailable, BackupFailed) as slip:
        raise Failure(f"the database: {slip}") from slip
    print(f"{file}: written")
    return 0
