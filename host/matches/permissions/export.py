"""The audit log of a server as a file: a table (CSV) or data (JSON), all that was ever done, the oldest first."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias

import msgspec

from host.core.context import Context
from storage.matches import permissions
from storage.matches.permissions import AuditRow

Form: TypeAlias = Literal["csv", "json"]

MAX_ACTS = 100_000
"""Acts in a file; there is no limit to mean, only one to have."""
COLUMNS = (
    "at", "match", "person", "name", "feature", "act", "details", "reason", "by_participant",
)  # fmt: skip
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What spreadsheets take for the beginning of a formula."""


async def export(ctx: Context, server: int, form: Form) -> bytes:
    """Return all acts in a server as a file; times are those of Greenwich."""
    async with ctx.database.reading() as tx:
        rows = (await permissions.of_server(tx, server, MAX_ACTS))[::-1]
    found = [dict(zip(COLUMNS, _fields(row), strict=True)) for row in rows]
    return msgspec.json.format(msgspec.json.encode(found)) if form == "json" else _table(found)


def _fields(row: AuditRow) -> Iterator[Any]:
    yield f"{datetime.fromtimestamp(row.at / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"
    yield row.match
    # As text: a spreadsheet rounds so long a number.
    yield str(row.person)
    yield row.name
    yield row.feature
    yield row.kind
    yield msgspec.json.decode(row.payload)
    yield row.reason
    yield row.is_participant


def _table(found: list[dict[str, Any]]) -> bytes:
    file = io.StringIO()
    writer = csv.DictWriter(file, COLUMNS)
    writer.writeheader()
    for act in found:
        details = msgspec.json.encode(act["details"]).decode()
        writer.writerow({name: _cell(value) for name, value in (act | {"details": details}).items()})
    return file.getvalue().encode()


def _cell(value: object) -> object:
    """Return a value as it stands in a table, where nothing that people wrote is a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
