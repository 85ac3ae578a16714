"""All that is stored of a user, as a file for them."""

from __future__ import annotations

import json
from typing import Any

from host.core.context import Context
from host.core.people import User
from storage.core.database import Transaction
from storage.core.tables import Table, all_tables
from storage.matches import users
from storage.operations import privacy

FORMAT = "harbourmaster-person-1"
OWN_SEAT = {"clocks", "drafts", "log", "plans"}
"""Tables with rows that belong to a user through their seat. A log also mentions later events of that user."""


async def export(ctx: Context, person: User) -> bytes:
    """Write what is stored of a user as JSON: the rows by table.

    What others have confided, or wrote of them as hosts, is not among it.
    """
    async with ctx.database.read_transaction() as tx:
        user = await users.get(tx, person.id)
        played, guilds = await privacy.matches_of(tx, person.id), await users.names_of(tx, person.id)
        tables = {
            name: await _rows(tx, table, person.id, played, guilds)
            for name, table in all_tables().items()
            if table.is_exported
        }
    told = {
        "format": FORMAT,
        "person": None if user is None else str(user.user_id),
        "at": ctx.now(),
        "tables": {name: rows for name, rows in tables.items() if rows},
    }
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


async def _rows(
    tx: Transaction, table: Table, user: int, played: set[int], guilds: dict[int, str]
) -> list[dict[str, Any]]:
    found = await privacy.rows_of(tx, table, user)
    if table.name in OWN_SEAT:
        found += await privacy.rows_of_seats(tx, table, user)
    if table.json_ids:
        found += [row for row in await privacy.rows_with(tx, table, user, played, guilds) if row not in found]
    return found
