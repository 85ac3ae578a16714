"""Table declarations: each column is declared once in SQL, next to the row type and the statements of its table.

A module of `storage` lists its tables in `TABLES`. The declarations are used to create new databases and to
move rows between databases. They also declare which columns hold personal data, so that it can be exported
and deleted.
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
"""The subpackages of the core that have tables.

The others are not imported, because they include the PostgreSQL driver.
"""

_KEY = re.compile(r"PRIMARY KEY \((.+)\)")
_REFERENCE = re.compile(r"REFERENCES (\w+)")


class Scope(StrEnum):
    """How the rows of a table are assigned to a guild."""

    MATCH = "match_id"
    """By their column `match_id`."""
    GUILD = "guild_id"
    """By their column `guild_id`."""
    GUILD_ROW = "id"
    """The rows are guilds."""
    LEAGUE = "league"
    """By their column `league`."""
    SEASON = "season"
    """By their column `season`."""
    VOTE = "question"
    """By their column `question`."""
    OWNER = "owner"
    """By their owner: a match, a season or a guild."""
    NONE = ""
    """They belong to no guild."""


class Table(Struct, frozen=True):
    """A table: its SQL, and the personal and guild data that its rows contain."""

    name: str
    sql: str
    """Columns and constraints as in CREATE TABLE, one per line, valid for both SQLite and PostgreSQL."""
    row: type[Row] | None = None
    """Its fields are the columns, in their order; None if no function returns whole rows."""
    has_autoincrement: bool = False
    """Whether the first column is the autoincrement primary key `id`. The database never assigns a number twice."""
    has_rowid: bool = False
    """Whether SQLite stores it with a rowid, which is faster for large rows.

    Tables with `has_autoincrement` always have one.
    """
    indexes: tuple[str, ...] = ()
    """CREATE INDEX statements."""
    postgres_statements: tuple[str, ...] = ()
    """Further statements that only PostgreSQL needs, such as triggers."""

    scope: Scope = Scope.MATCH
    user_columns: tuple[str, ...] = ()
    """Columns with keys of users."""
    json_user_columns: tuple[str, ...] = ()
    """Columns with JSON that may contain keys of users."""
    reservation_columns: tuple[str, ...] = ()
    """Columns with the key of a user for whom something is reserved: set to NULL if they are deleted."""
    written_columns: tuple[str, ...] = ()
    """Columns with text written by the user in the first of `user_columns`: emptied if they are deleted."""
    name_columns: Mapping[str, tuple[str, ...]] = {}
    """Columns with text that may contain a user's name, and the keys of that text if the column holds JSON.

    A text is emptied if it contains the name of a user who is deleted.
    """
    is_personal: bool = False
    """Rows have no use without the user in the first of `user_columns`, and are deleted with them."""
    is_exported: bool = True
    """Users get their rows with their data. False if others have confided something there."""

    @property
    def columns(self) -> dict[str, str]:
        """Return the SQL of each column by name, in order."""
        found = (
            line.split(" ", 1) for line in _definitions(self) if not line.startswith(("PRIMARY ", "UNIQUE "))
        )
        named = {name.strip('"'): sql for name, sql in found}
        return {"id": "BIGINT NOT NULL", **named} if self.has_autoincrement else named

    @property
    def key(self) -> tuple[str, ...]:
        """Return the columns of the primary key."""
        if self.has_autoincrement:
            return ("id",)
        found = next(found for line in _definitions(self) if (found := _KEY.fullmatch(line)) is not None)
        return tuple(found[1].split(", "))

    @property
    def booleans(self) -> tuple[str, ...]:
        """Return the boolean columns, which SQLite returns as numbers."""
        return tuple(name for name, sql in self.columns.items() if sql.startswith("BOOLEAN"))


def _definitions(table: Table) -> list[str]:
    """Return the columns and constraints of a table, one per line, without separating commas."""
    return [line.strip().removesuffix(",") for line in table.sql.strip().splitlines()]


@cache
def all_tables() -> Mapping[str, Table]:
    """Return all tables by name, each after the tables that it references."""
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
    """Yield all modules that may declare tables, including areas elsewhere on sys.path."""
    areas = (area.name for area in pkgutil.iter_modules(storage.__path__, "storage.") if area.ispkg)
    for name in (*CORE, *(area for area in areas if area != "storage.core")):
        package = importlib.import_module(name)
        yield package
        for found in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{name}."):
            yield importlib.import_module(found.name)
