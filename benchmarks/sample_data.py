"""A database with many stored matches.

A few are played, and their rows are copied for the others.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from benchmarks import play
from bot.runtime.process.environment import Settings
from host.core import outbox
from host.core.context import Context
from storage.core.database import Database

PLAYED = 10
MATCH_COLUMNS = {"matches": "id"}
"""The column that contains the match id, for tables in which it is not named `match_id`."""
UNIQUE_COLUMNS = {"matches": ("channel",), "seats": ("user_key",)}
"""Columns whose values must differ between copies.

Otherwise, a channel would have several active matches, and one user would play thousands of matches.
"""


async def fill(folder: Path, matches: int, played: int = PLAYED) -> None:
    """Fill a new database with matches.

    Half of the matches are finished. The other half is waiting for a user's turn.
    """
    settings = Settings(folder=folder)
    database = await Database.open(settings.database_url)
    try:
        await _play(
            Context(database, lambda: time.time_ns() // 1_000_000, lambda: secrets.token_hex(16)), played
        )
    finally:
        await database.close()
    if matches > played:
        with closing(sqlite3.connect(str(settings.database_file))) as file, file:
            for table in ("matches", "secrets", "commitments", "seats", "clocks", "log", "snapshots"):
                _copy(file, table, played, matches // played)


async def _play(ctx: Context, count: int) -> None:
    for number in range(count):
        row = await play.open_match(ctx, number)
        if number % 2:
            await play.play_to_end(ctx, row.id)
    for post in await outbox.due_messages(ctx, limit=1000):
        await outbox.delete_sent(ctx, post)


def _copy(file: sqlite3.Connection, table: str, played: int, times: int) -> None:
    columns = [str(name) for _, name, *_ in file.execute(f"PRAGMA table_info({table})")]
    moved = {MATCH_COLUMNS.get(table, "match_id"), *UNIQUE_COLUMNS.get(table, ())}
    values = ", ".join(f'"{name}" + n * {played}' if name in moved else f'"{name}"' for name in columns)
    named = ", ".join(f'"{name}"' for name in columns)
    file.execute("CREATE TEMP TABLE IF NOT EXISTS copies (n INTEGER PRIMARY KEY)")
    file.executemany("INSERT OR IGNORE INTO copies VALUES (?)", ((n,) for n in range(1, times)))
    # The query contains only names from the schema and a number.
    file.execute(f"INSERT INTO {table} ({named}) SELECT {values} FROM {table}, copies")  # noqa: S608 - only names of tables and columns
