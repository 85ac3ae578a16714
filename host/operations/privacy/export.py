"""All that is stored of a person, as a file for them."""

from __future__ import annotations

import json
from typing import Any

from host.core.context import Context
from host.core.people import Person
from storage.core.database import Transaction
from storage.core.tables import Table, all_tables
from storage.operations import privacy

FORMAT = "harbourmaster-person-1"
OWN_SEAT = {"clocks", "drafts", "log", "plans"}
"""Tables whose rows are somebody's through the seat they have; a log also tells by id what became of them."""


async def export(ctx: Context, person: Person) -> bytes:
    """Write what is stored of a person as JSON: the rows by table.

    What others have confided, or wrote of them as hosts, is not among it.
    """
    async with ctx.database.reading() as tx:
        tables = {name: await _rows(tx, table, person.id) for name, table in all_tables().items()}
    told = {
        "format": FORMAT,
        "person": str(person.id),
        "at": ctx.now(),
        "tables": {name: rows for name, rows in tables.items() if rows},
    }
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


async def _rows(tx: Transaction, table: Table, person: int) -> list[dict[str, Any]]:
    if not table.is_handed_out:
        return []
    found = await privacy.rows_of(tx, table, person)
    if table.name in OWN_SEAT:
        found += [row for row in await privacy.rows_of_seats(tx, table, person) if row not in found]
    if table.ids:
        # Whoever avoids them, or was troubled by them, has confided that to us; what hosts noted is the server's.
        own = (table.ids[0], *table.claims)
        return [row for row in found if any(row[column] == person for column in own)]
    return found
