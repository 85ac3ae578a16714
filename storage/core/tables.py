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


class Named(Struct, frozen=True):
    """A key in JSON that holds a person's name, and how to find out whose name it is.

    The name itself does not identify the person: others have the same name, and it may be an ordinary word.
    """

    key: str
    whose: tuple[str, ...]
    """Keys of the same object that hold ids. The first one present decides."""
    column: str = ""
    """The column of the row that decides if none of these keys is present."""
    or_by_name: bool = False
    """If no id is present, the name itself decides."""


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
    """Columns with the id of a person."""
    names: tuple[str, ...] = ()
    """Columns with the name of the person in the first of `ids`."""
    texts: tuple[str, ...] = ()
    """Columns with JSON or other text that may contain ids of people."""
    named: tuple[Named, ...] = ()
    """The names in such JSON."""
    told: tuple[str, ...] = ()
    """Columns, or keys in such JSON, with messages as they are shown in Discord."""
    nobody: tuple[str, str] | None = None
    """A column and its value in rows whose JSON never mentions people."""
    titles: tuple[str, ...] = ()
    """Columns with free text that may mention anybody: emptied if it mentions a deleted person."""
    claims: tuple[str, ...] = ()
    """Columns with the id of a person for whom something is reserved: set to NULL."""
    words: tuple[str, ...] = ()
    """Columns with text written by the person in the first of `ids`."""
    is_personal: bool = False
    """Rows have no use without the person in the first of `ids`, and are deleted with them."""
    is_handed_out: bool = True
    """A person may read the rows that mention them. False if others have confided something there."""

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
