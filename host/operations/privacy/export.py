"""Export all stored data about a user to a file for that user."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import GUILD, SEASON, Owner
from host.core.users import User, normalize_name
from host.matches.settings.time_controls import DAY
from host.matches.users import all_keys
from host.operations.privacy.name_filter import NameFilter
from storage.core.database import Transaction
from storage.core.tables import Scope, Table, all_tables
from storage.matches import users
from storage.operations.privacy import selection, user_rows
from storage.operations.privacy.selection import Row
from storage.tables import tables as stored_tables
from storage.tables.tables import LimitedActionRow

FORMAT = "harbourmaster-user-1"
MAX_PER_DAY = 5
"""Maximum number of exports per user per day."""
ALL_USERS = Owner("user", 0)
"""The owner of the lock that lets only one export run at a time."""
MESSAGES = "posted_messages"
"""The name of the table that stores the latest messages of each match.

All players of the match have seen these messages.
"""
Parts: TypeAlias = dict[str, list[bytes]]
"""Rows as JSON, by table.

Commas are added between the rows when the file is written.
"""
Page: TypeAlias = tuple[Table, list[dict[str, Any]]]


async def request_export(ctx: Context, user: User) -> bytes:
    """Export a user's data at their request.

    Raises UserError if they have reached the daily limit.
    """
    async with ctx.database.transaction() as tx:
        since = ctx.now() - DAY
        made = await stored_tables.read_targets(tx, await all_keys(tx, user.key), "export", since)
        if len(made) >= MAX_PER_DAY:
            raise user_error("too-often-export", most=MAX_PER_DAY)
        await stored_tables.delete_actions(tx, user.key, "export", since)
        row = LimitedActionRow(user_key=user.key, action="export", at=ctx.now())
        await stored_tables.add_actions(tx, [row])
    return await export_user_data(ctx, user)


async def export_user_data(ctx: Context, user: User) -> bytes:
    """Return a user's stored data as JSON, grouped by table.

    Confidential texts by other users, and texts that hosts wrote about the user, are excluded. Exports run
    one at a time and in short transactions, so that other requests don't have to wait.
    """
    async with ctx.owner_lock(ALL_USERS, "export"):
        async with ctx.database.read_transaction() as tx:
            row = await users.get(tx, user.key)
        parts: Parts = {}
        async for table, rows in _pages(ctx, user):
            if rows:
                parts.setdefault(table.name, []).append(b",\n".join(map(msgspec.json.encode, rows)))
        head = {
            "format": FORMAT,
            "user_id": None if row is None else str(row.user_id),
            "at": ctx.now(),
        }
        return b"".join(_file(head, parts))


def _file(head: Mapping[str, Any], parts: Parts) -> Iterator[bytes]:
    """Yield the file in parts, with one row per line."""
    yield msgspec.json.encode(head).removesuffix(b"}") + b',"tables":{'
    for number, name in enumerate(sorted(parts)):
        yield f'{"," if number else ""}\n"{name}":['.encode()
        for place, part in enumerate(parts[name]):
            yield b",\n" if place else b"\n"
            yield part
        yield b"\n]"
    yield b"\n}}\n"


def _exported() -> list[Table]:
    return [table for table in all_tables().values() if table.is_exported]


async def _pages(ctx: Context, user: User) -> AsyncIterator[Page]:
    """Yield the rows about a user in batches, each read in a separate transaction."""
    async with ctx.database.read_transaction() as tx:
        named = await users.names_of(tx, user.key)
        sizes, seasons = await user_rows.matches_of(tx, user.key), await user_rows.seasons_in(tx, named)
    for table in _exported():
        async for page in _own_pages(ctx, table, user.key):
            yield page
    names = NameFilter({user.name, normalize_name(user.name), *named.values()})
    for batch in selection.batches(sizes):
        async with ctx.database.read_transaction() as tx:
            pages = await _in_matches(tx, user.key, names, batch)
        for page in pages:
            yield page
    for kind, owner in [(SEASON, season) for season in seasons] + [(GUILD, guild) for guild in named]:
        async with ctx.database.read_transaction() as tx:
            pages = [
                (table, await user_rows.rows_mentioning(tx, table, user.key, kind, owner))
                for table in _exported()
            ]
        for page in pages:
            yield page


async def _own_pages(ctx: Context, table: Table, user_key: int) -> AsyncIterator[Page]:
    """Yield a table's rows that contain the user's key in any column."""
    last: Row | None = None
    while True:
        async with ctx.database.read_transaction() as tx:
            rows = await user_rows.own_rows(tx, table, user_key, last)
        yield table, rows
        if len(rows) < selection.BATCH_ROWS:
            return
        last = rows[-1]


async def _in_matches(
    tx: Transaction, user_key: int, names: NameFilter, matches: Collection[int]
) -> list[Page]:
    """Return the rows about a user in the given matches, including the matches' latest messages."""
    seats = await user_rows.seats_in_matches(tx, user_key, matches)
    pages = []
    for table in _exported():
        if table.scope is Scope.OWNER:
            rows = await user_rows.all_rows_in_matches(tx, table, matches)
            rows = [row for row in rows if _is_due_for(row, user_key, seats)]
        elif table.name == MESSAGES:
            rows = await user_rows.all_rows_in_matches(tx, table, matches)
            rows = [
                row
                for row in rows
                if row["match_id"] in seats or names.matches(row["components_without_buttons"])
            ]
        else:
            rows = await user_rows.rows_in_matches(tx, table, user_key, matches)
        pages.append((table, rows))
    return pages


def _is_due_for(row: Row, user_key: int, seats: Mapping[int, int]) -> bool:
    """Return whether a match's timer or job concerns a user.

    Timers and jobs for the whole table concern all its players, unless they name another user.
    """
    payload = str(row["payload"])
    keys = [int(key) for key in re.findall(r"\b\d{19}\b", payload)]
    if keys or row["owner"] not in seats:
        return user_key in keys
    seat = seats[row["owner"]]
    return bool(json.loads(payload).get("seat", seat) == seat)
