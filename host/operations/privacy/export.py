"""Exporting all data stored about a user, as a file for that user."""

from __future__ import annotations

import json
from typing import Any

from host.core.context import Context
from host.core.users import User
from storage.core.database import Transaction
from storage.core.tables import Table, all_tables
from storage.matches import users
from storage.operations import privacy

FORMAT = "harbourmaster-user-1"
SEAT_TABLES = {"clocks", "drafts", "log", "plans"}
"""Tables whose rows belong to a user through their seat. A log also mentions the user in later entries."""


async def export_user_data(ctx: Context, user: User) -> bytes:
    """Return all data stored about a user as JSON: the rows by table.

    The file leaves out other users' confidential texts, and what hosts wrote about the user.
    """
    async with ctx.database.read_transaction() as tx:
        row = await users.get(tx, user.key)
        played, guilds = await privacy.matches_of(tx, user.key), await users.names_of(tx, user.key)
        tables = {
            name: await _rows(tx, table, user.key, played, guilds)
            for name, table in all_tables().items()
            if table.is_exported
        }
    told = {
        "format": FORMAT,
        "user_id": None if row is None else str(row.user_id),
        "at": ctx.now(),
        "tables": {name: rows for name, rows in tables.items() if rows},
    }
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


async def _rows(
    tx: Transaction, table: Table, user_key: int, played: set[int], guilds: dict[int, str]
) -> list[dict[str, Any]]:
    found = await privacy.rows_of_user(tx, table, user_key)
    if table.name in SEAT_TABLES:
        found += await privacy.rows_of_seats(tx, table, user_key)
    if table.json_user_columns:
        found += [
            row
            for row in await privacy.rows_mentioning(tx, table, user_key, played, guilds)
            if row not in found
        ]
    return found
