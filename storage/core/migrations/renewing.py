"""Tables made anew by a step, with all that was in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import sqlalchemy as sa
from alembic import op

Fields: TypeAlias = dict[str, Any]


def read_rows(query: str) -> list[Fields]:
    """Return what a query finds, by the names of the columns."""
    return [dict(row) for row in op.get_bind().execute(sa.text(query)).mappings()]


def fill_table(name: str, rows: list[Fields]) -> None:
    """Put rows into a table."""
    for row in rows:
        names = ", ".join(f'"{field}"' for field in row)
        values = ", ".join(f":{field}" for field in row)
        op.get_bind().execute(sa.text(f"INSERT INTO {name} ({names}) VALUES ({values})"), row)  # noqa: S608 - names of columns


def renew_table(name: str, make: Callable[[], None], rows: list[Fields]) -> None:
    """Make a table anew and fill it; a counter goes on where it stood."""
    counter = _counter(name)
    op.drop_table(name)
    make()
    fill_table(name, rows)
    if counter is not None:
        _set_counter(name, counter)
    elif op.get_bind().dialect.name == "postgresql" and rows and "id" in rows[0]:
        highest = max(row["id"] for row in rows)
        advance = sa.text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :highest)")
        op.get_bind().execute(advance, {"name": name, "highest": highest})


def _counter(name: str) -> int | None:
    if op.get_bind().dialect.name != "sqlite":
        return None
    counter: int | None = op.get_bind().scalar(
        sa.text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": name}
    )
    return counter


def _set_counter(name: str, counter: int) -> None:
    database = op.get_bind()
    database.execute(sa.text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": name})
    database.execute(
        sa.text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :seq)"),
        {"name": name, "seq": counter},
    )
