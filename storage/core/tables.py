"""Declare tables: each column is declared once in SQL, beside the row type and the statements of its table.

A module of `storage` lists its tables in `TABLES`. New databases are created from these declarations, rows are moved
between databases by them, and they say which columns hold personal data, so that it can be exported and deleted.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from types import ModuleType

from msgspec import Struct

import storage
from storage.core.sql.rows import Row

CORE = ("storage.core.handled", "storage.core.scheduling")
"""The parts of the core that have tables. The rest is not walked: it includes the driver of PostgreSQL."""

_KEY = re.compile(r"PRIMARY KEY \((.+)\)")
_REFERENCE = re.compile(r"REFERENCES (\w+)")


class Of(StrEnum):
    """How the rows of a table are assigned to a server."""

    MATCH = "match"
    """By their column `match`."""
    SERVER = "server"
    """By their column `server`."""
    GUILD = "guild_id"
    """By their column `guild_id`."""
    ITSELF = "id"
    """They are servers."""
    LEAGUE = "league"
    """By their column `league`."""
    SEASON = "season"
    """By their column `season`."""
    QUESTION = "question"
    """By their column `question`."""
    OWNER = "owner"
    """By their owner: a match, a season or a server."""
    NONE = ""
    """They belong to no server."""


class Table(Struct, frozen=True):
    """A table: its SQL, and what its rows contain about people and servers."""

    name: str
    sql: str
    """Columns and constraints as in CREATE TABLE, one a line, valid for SQLite and PostgreSQL alike."""
    row: type[Row] | None = None
    """Its fields are the columns, in their order; None if no function returns whole rows."""
    is_counted: bool = False
    """Its first column is the primary key `id`. The database counts it up and never assigns a number twice."""
    has_rowid: bool = False
    """SQLite stores it with a rowid, which is faster for large rows. Counted tables always have one."""
    indexes: tuple[str, ...] = ()
    """CREATE INDEX statements."""
    on_postgres: tuple[str, ...] = ()
    """Further statements that only PostgreSQL needs, such as triggers."""

    of: Of = Of.MATCH
    ids: tuple[str, ...] = ()
    """Columns with keys of users."""
    json_ids: tuple[str, ...] = ()
    """Columns with JSON that may contain keys of users."""
    claims: tuple[str, ...] = ()
    """Columns with the key of a user for whom something is reserved: set to NULL if they are deleted."""
    words: tuple[str, ...] = ()
    """Columns with text written by the user in the first of `ids`: emptied if they are deleted."""
    texts: Mapping[str, tuple[str, ...]] = {}
    """Columns with text that may contain a user's name, and the keys of that text if the column holds JSON.

    A text is emptied if it contains the name of a user who is deleted.
    """
    is_personal: bool = False
    """Rows have no use without the user in the first of `ids`, and are deleted with them."""
    is_exported: bool = True
    """Users get their rows with their data. False if others have confided something there."""

    @property
    def columns(self) -> dict[str, str]:
        """Return the SQL of each column by its name, in their order."""
        found = (line.split(" ", 1) for line in _lines(self) if not line.startswith(("PRIMARY ", "UNIQUE ")))
        named = {name.strip('"'): sql for name, sql in found}
        return {"id": "BIGINT NOT NULL", **named} if self.is_counted else named

    @property
    def key(self) -> tuple[str, ...]:
        """Return the columns of the primary key."""
        if self.is_counted:
            return ("id",)
        found = next(found for line in _lines(self) if (found := _KEY.fullmatch(line)) is not None)
        return tuple(found[1].split(", "))

    @property
    def booleans(self) -> tuple[str, ...]:
        """Return the columns with truth values, which SQLite returns as numbers."""
        return tuple(name for name, sql in self.columns.items() if sql.startswith("BOOLEAN"))


def _lines(table: Table) -> list[str]:
    """Return the columns and constraints of a table, one a line, without the commas between them."""
    return [line.strip().removesuffix(",") for line in table.sql.strip().splitlines()]


@cache
def all_tables() -> Mapping[str, Table]:
    """Return all tables by name. A table comes after those that it references."""
    declared = {table.name: table for module in _modules() for table in getattr(module, "TABLES", ())}
    ordered: dict[str, Table] = {}

    def add(name: str) -> None:
        for referenced in _REFERENCE.findall(declared[name].sql):
            add(referenced)
        ordered.setdefault(name, declared[name])

    for name in sorted(declared):
        add(name)
    return ordered


def _modules() -> Iterator[ModuleType]:
    """Yield all modules that may declare tables: those of the areas, also elsewhere on the path."""
    areas = (area.name for area in pkgutil.iter_modules(storage.__path__, "storage.") if area.ispkg)
    for name in (*CORE, *(area for area in areas if area != "storage.core")):
        package = importlib.import_module(name)
        yield package
        for found in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{name}."):
            yield importlib.import_module(found.name)
