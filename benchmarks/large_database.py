"""A database with many finished matches between a few hundred users of a large guild."""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from benchmarks import play
from host.core import outbox
from host.core.context import Context
from host.matches.users import Account, identify_accounts
from storage.core.database import Database
from storage.core.sqlite import file_names
from storage.matches.users import FIRST_KEY

PLAYED = 4
"""Number of matches that are actually played; the others are copies of their rows."""
USERS, GUILD = 400, 40
HEAVY_USER, USER = FIRST_KEY, FIRST_KEY + 1
"""A user who played in every tenth match, and an average user."""
_PLAYER = f"""
    CASE WHEN seat = 0 AND n % 10 = 0 THEN {HEAVY_USER} ELSE {USER} + (n * 31 + seat * 97) % {USERS - 1} END
"""
_COPIED = {
    "matches": {
        "id": f"id + n * {PLAYED}",
        "channel": "channel + n * 100",
        "guild_id": str(GUILD),
        "title": "'Game ' || n",
    },
    "secrets": {},
    "commitments": {},
    "seats": {"user_key": _PLAYER},
    "results": {"user_key": _PLAYER, "guild_id": str(GUILD)},
    "log": {},
}
"""The tables to copy.

For each table, SQL expressions define the values that must differ between the copies. `n` is the number of
the copy.
"""
_OTHERS = f"""
INSERT OR IGNORE INTO mentions (user_key, match_id)
    SELECT user_key, match_id FROM seats WHERE user_key >= {HEAVY_USER};
INSERT INTO users (user_key, user_id, settings, last_seen)
    SELECT DISTINCT user_key, user_key - {HEAVY_USER} + 1000, '{{}}', {2**40 * 2} FROM mentions;
INSERT INTO user_names (user_key, guild_id, name)
    SELECT user_key, {GUILD}, 'Player ' || user_id FROM users;
INSERT INTO participants (match_id, join_order, user_key, text, contribution)
    SELECT match_id, seat, user_key, 'a few words', '' FROM seats WHERE user_key >= {HEAVY_USER};
INSERT INTO posted_messages
    (match_id, channel, latest_messages, components_without_buttons,
     appendable_since, appendable_first_seq, last_reported_seq)
    SELECT id, channel, '[]', '[{{"content":"**Player 1001** builds a pier"}}]', 0, 0, head
    FROM matches WHERE guild_id = {GUILD};
INSERT INTO audits (guild_id, match_id, user_key, feature, kind, payload, reason, at)
    SELECT {GUILD}, id, {USER} + id % {USERS - 1}, 'admin', 'pause', '{{}}', 'a storm at sea', 0 FROM matches
    WHERE guild_id = {GUILD};
"""  # noqa: S608 - only numbers


def create_context(database: Database) -> Context:
    """Return a host context that uses the real clock."""
    return Context(database, lambda: time.time_ns() // 1_000_000, lambda: secrets.token_hex(16))


async def fill(folder: Path, matches: int) -> tuple[Database, int]:
    """Create a database with finished matches.

    Return the database, and the id of a match in which Ada has to move.
    """
    file = folder / "large.sqlite"
    database = await Database.open(file_names.address_of(file))
    ctx = create_context(database)
    await identify_accounts(ctx, [Account(play.ADA.key, "Ada")], play.GUILD)
    for number in range(PLAYED):
        await play.play_to_end(ctx, (await play.open_match(ctx, number)).id)
    for post in await outbox.due_messages(ctx, limit=1000):
        await outbox.delete_sent(ctx, post)
    await database.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("\n".join(_statements(connection, matches // PLAYED)))
    with file.open("rb") as written:
        os.fsync(
            written.fileno()
        )  # Otherwise, the first measured checkpoint would also write this data to disk.
    database = await Database.open(file_names.address_of(file))
    return database, (await play.open_match(create_context(database), PLAYED)).id


def _statements(file: sqlite3.Connection, copies: int) -> Iterator[str]:
    """Yield the SQL statements that copy the played matches and replace the users in the copies."""
    yield "CREATE TEMP TABLE copies (n INTEGER PRIMARY KEY);"
    yield f"INSERT INTO copies VALUES {', '.join(f'({n})' for n in range(1, copies))};"  # noqa: S608 - only numbers
    for table, changed in _COPIED.items():
        columns = [str(name) for _, name, *_ in file.execute(f"PRAGMA table_info({table})")]
        new = {"match_id": f"match_id + n * {PLAYED}"} | changed
        values = ", ".join(new.get(name, f'"{name}"') for name in columns)
        named = ", ".join(f'"{name}"' for name in columns)
        yield f"INSERT INTO {table} ({named}) SELECT {values} FROM {table}, copies;"  # noqa: S608 - only names of tables and columns
    yield _OTHERS
