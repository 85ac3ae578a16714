"""An empty database, made once: its tables are not created anew in every test."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.core.database import Database


def put_database(file: Path) -> None:
    """Put an empty database there unless there is one."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(made())


@cache
def made() -> bytes:
    """Return the file of a new database."""

    async def make(file: Path) -> None:
        await (await Database.open(f"sqlite:///{file}")).close()

    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        file = Path(folder) / "blank.sqlite"
        # In a thread, for the test that asks has a loop of its own running.
        thread.submit(asyncio.run, make(file)).result()
        return file.read_bytes()
