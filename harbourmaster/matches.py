"""The commands on single matches: a match is written to a file, also while it runs, and made a match again of one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from bot.app import new_secret, now
from bot.i18n import FALLBACK, words
from harbourmaster.failure import Failure
from host import moving
from host.harbour import Harbour
from host.moving import Place
from host.refusals import Refusal
from storage.database import Database
from storage.problems import DatabaseTooNew, DatabaseUnavailable

T = TypeVar("T")


def export(url: str, match: int, file: Path) -> int:
    """Write a match to a new file, secrets and all."""
    data = _in_harbour(url, lambda harbour: moving.hand_out(harbour, match, None))
    try:
        with file.open("xb") as out:
            out.write(data)
    except OSError as slip:
        raise Failure(f"{file} can't be written: {slip.strerror}") from slip
    print(f"{file}: written")
    return 0


def import_match(url: str, file: Path, place: Place) -> int:
    """Make a match of a file; a bot that runs posts its card as soon as anything happens, or at its start."""
    try:
        raw = file.read_bytes()
    except OSError as slip:
        raise Failure(f"{file} can't be read: {slip.strerror}") from slip
    row = _in_harbour(url, lambda harbour: moving.bring_in(harbour, raw, place, None))
    print(f"{file}: match {row.id}, {row.status}")
    return 0


def _in_harbour(url: str, work: Callable[[Harbour], Awaitable[T]]) -> T:
    try:
        return asyncio.run(_worked(url, work))
    except (DatabaseTooNew, DatabaseUnavailable) as slip:
        raise Failure(f"the database: {slip}") from slip
    except Refusal as slip:
        raise Failure(words(FALLBACK)(slip.text, slip.names)) from slip


async def _worked(url: str, work: Callable[[Harbour], Awaitable[T]]) -> T:
    database = await Database.open(url)
    try:
        return await work(Harbour(database, now, new_secret))
    finally:
        await database.close()
