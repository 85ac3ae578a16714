"""Table declarations: each column is declared once in SQL, next to the table's row type and statements.

A `storage` module lists its tables in `TABLES`. The declarations are used to create new databases and to move
rows between databases. They also declare which columns hold personal data, so that it can be exported and
deleted.
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

CORE = ("storage.core.claimed_interactions", "storage.core.scheduling")
"""The core modules and packages that declare tables.

The other core modules are not imported, because some of them import the PostgreSQL driver.
"""

_KEY = re.compile(r"PRIMARY KEY \((.+)\)")
_REFERENCE = re.compile(r"REFERENCES (\w+)")


class Scope(StrEnum):
    """The column that determines which guild a table's rows belong to."""

    MATCH = "match_id"
    GUILD = "guild_id"
    GUILD_ROW = "id"
    """Each row is a guild, and the column `id` contains its id."""
    LEAGUE = "league"
    SEASON = "season"
    VOTE = "vote_id"
    OWNER = "owner"
    """The columns `owner_kind` and `owner` identify a match, a season or a guild."""
    NONE = ""
    """The rows don't belong to any guild."""


class Table(Struct, frozen=True):
    """The declaration of a table: its SQL, and the columns with data about users and guilds."""

    name: str
    sql: str
    """Columns and constraints as in CREATE TABLE, one per line, valid for both SQLite and PostgreSQL."""
    row: type[Row] | None = None
    """The row type, whose fields are the columns in order; None if no function reads whole rows."""
    has_autoincrement: bool = False
    """Whether the first column is the autoincrement primary key `id`. The database never assigns an id twice."""
    has_rowid: bool = False
    """Whether SQLite stores the table with a rowid, which is faster for large rows.

    Tables with `has_autoincrement` always have one.
    """
    indexes: tuple[str, ...] = ()
    """CREATE INDEX statements."""
    postgres_statements: tuple[str, ...] = ()
    """Further statements that only PostgreSQL needs, such as triggers."""

    scope: Scope = Scope.MATCH
    user_columns: tuple[str, ...] = ()
    """Columns with user keys."""
    json_user_columns: tuple[str, ...] = ()
    """Columns with JSON that may contain user keys."""
    reservation_columns: tuple[str, ...] = ()
    """Columns with the key of a user for whom something is reserved. They are set to NULL when the user is deleted."""
    written_columns: tuple[str, ...] = ()
    """Columns with text that the row's user has written.

    The user's key is in the first column of `user_columns`. When the user is deleted, the text is replaced
    with an empty string.
    """
    name_columns: Mapping[str, tuple[str, ...]] = {}
    """Columns with text that may contain users' names.

    Maps each text column to an empty tuple, and each JSON column to the JSON keys of these texts. If a text
    contains a deleted user's name, it is replaced with an empty string.
    """
    is_personal: bool = False
    """Whether a row is deleted together with its user, because it is useless without the user.

    The user's key is in the first column of `user_columns`.
    """
    is_exported: bool = True
    """Whether users' data exports include the table's rows.

    False if the rows may contain other users' confidential data.
    """

    @property
    def columns(self) -> dict[str, str]:
        """Return the SQL of each column, keyed by column name, in the order of the table."""
        found = (
            line.split(" ", 1) for line in _definitions(self) if not line.startswith(("PRIMARY ", "UNIQUE "))
        )
        named = {name.strip('"'): sql for name, sql in found}
        return {"id": "BIGINT NOT NULL", **named} if self.has_autoincrement else named

    @property
    def key(self) -> tuple[str, ...]:
        """Return the primary key's columns."""
        if self.has_autoincrement:
            return ("id",)
        found = next(found for line in _definitions(self) if (found := _KEY.fullmatch(line)) is not None)
        return tuple(found[1].split(", "))

    @property
    def booleans(self) -> tuple[str, ...]:
        """Return the boolean columns, which SQLite returns as numbers."""
        return tuple(name for name, sql in self.columns.items() if sql.startswith("BOOLEAN"))


def _definitions(table: Table) -> list[str]:
    """Return a table's columns and constraints, one per line, without separating commas."""
    return [line.strip().removesuffix(",") for line in table.sql.strip().splitlines()]


@cache
def all_tables() -> Mapping[str, Table]:
    """Return all tables, keyed by name.

    Each table comes after the tables that it references.
    """
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
    """Yield all modules that may declare tables.

    These include packages that other folders on `sys.path` add to `storage`.
    """
    areas = (area.name for area in pkgutil.iter_modules(storage.__path__, "storage.") if area.ispkg)
    for name in (*CORE, *(area for area in areas if area != "storage.core")):
        package = importlib.import_module(name)
        yield package
        for found in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{name}."):
            yield importlib.import_module(found.name)
