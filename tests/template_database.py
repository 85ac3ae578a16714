"""A template database that is created once and copied for each test."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.core.database import Database


def create_database(file: Path) -> None:
    """Create an empty database at the given path, unless the file already exists.

    The database is a copy of the template.
    """
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(blank_database_bytes())


@cache
def blank_database_bytes() -> bytes:
    """Return the bytes of a new database file."""

    async def make(file: Path) -> None:
        await (await Database.open(f"sqlite:///{file}")).close()

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        file = Path(folder) / "blank.sqlite"
        # A separate thread is needed, because the calling test already runs an event loop.
        thread.submit(asyncio.run, make(file)).result()
        return file.read_bytes()
