"""The commands that export a match to a file and import it.

Running matches can be exported too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from bot.core.words.i18n import FALLBACK, translator
from bot.runtime.app import new_secret, now
from harbourmaster.failure import Failure
from host.core.context import Context
from host.core.errors import UserError
from host.operations.admin import transfer
from host.operations.admin.transfer import ImportTarget
from storage.core.database import Database
from storage.core.sql.database_errors import DatabaseTooNew, DatabaseUnavailable
from storage.core.sqlite import private_files

T = TypeVar("T")


def export(url: str, match_id: int, file: Path) -> int:
    """Export a match with its secrets to a new file.

    The file is readable only by its owner.
    """
    data = run_with_context(url, lambda ctx: transfer.export_match(ctx, match_id, None))
    try:
        with open(file, "xb", opener=private_files.opener) as stream:
            stream.write(data)
    except OSError as error:
        raise Failure(f"{file} can't be written: {error.strerror}") from error
    print(f"{file}: written")
    return 0


def import_match(url: str, file: Path, place: ImportTarget) -> int:
    """Import a match from a file.

    A running bot posts the status card at the match's next event or at its own next start.
    """
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise Failure(f"{file} can't be read: {error.strerror}") from error
    row = run_with_context(url, lambda ctx: transfer.import_match(ctx, raw, place, None))
    print(f"{file}: match {row.id}, {row.status}")
    return 0


def run_with_context(url: str, work: Callable[[Context], Awaitable[T]]) -> T:
    """Open a database, run `work` with a context for it, and return the result.

    Raise Failure if the database cannot be used.
    """
    try:
        return asyncio.run(_work(url, work))
    except (DatabaseTooNew, DatabaseUnavailable) as error:
        raise Failure(f"the database: {error}") from error
    except UserError as error:
        raise Failure(translator(FALLBACK)(error.text, error.names)) from error


async def _work(url: str, work: Callable[[Context], Awaitable[T]]) -> T:
    database = await Database.open(url, create=False)
    try:
        return await work(Context(database, now, new_secret))
    finally:
        await database.close()
