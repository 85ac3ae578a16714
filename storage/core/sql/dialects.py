"""Conversion of SQL statements with named and list parameters to the syntax of SQLite and PostgreSQL."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

_IGNORED = r"""'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|/\*.*?\*/"""
"""Matches strings, quoted names and comments, which never contain parameters."""
_LIST_PARAMETER = r"\b(?P<not>NOT )?IN \(:(?P<several>[a-z_]\w*)\)"
_VALUE = r"(?<![:\w]):(?P<value>[a-z_]\w*)"
_PARAMETER = re.compile(rf"{_IGNORED}|{_LIST_PARAMETER}|{_VALUE}", re.DOTALL)
_TEXT = re.compile(r"""'(?:[^']|'')*'|--[^\n]*|/\*.*?\*/""", re.DOTALL)
_WRITE = re.compile(
    r"\b(?:(?:INSERT|REPLACE)(?: OR \w+)? INTO|DELETE FROM|(?<!\bDO )UPDATE(?: OR \w+)?) \"?(\w+)",
    re.IGNORECASE,
)
_RETURNS_ROWS = re.compile(
    r"SELECT\b|WITH\b(?!.*\b(?:INSERT|UPDATE|DELETE)\b)|.*\bRETURNING\b", re.IGNORECASE
)


class SqliteStatement(NamedTuple):
    """A statement for SQLite, and the names of its list parameters, which are passed as JSON."""

    text: str
    list_parameters: tuple[str, ...]


class PostgresStatement(NamedTuple):
    """A statement for PostgreSQL, its parameter names in numeric order, and whether it returns rows."""

    text: str
    names: tuple[str, ...]
    has_rows: bool


@cache
def for_sqlite(statement: str) -> SqliteStatement:
    """Convert a statement to SQLite's syntax."""
    several: list[str] = []

    def spell(found: re.Match[str]) -> str:
        if found["several"] is None:
            return found[0]
        several.append(found["several"])
        return f"{found['not'] or ''}IN (SELECT value FROM json_each(:{found['several']}))"  # noqa: S608 - only a name

    return SqliteStatement(_PARAMETER.sub(spell, statement), tuple(several))


@cache
def for_postgres(statement: str) -> PostgresStatement:
    """Convert a statement to PostgreSQL's syntax."""
    numbers: dict[str, str] = {}

    def spell(found: re.Match[str]) -> str:
        name = found["several"] or found["value"]
        if name is None:
            return found[0]
        number = numbers.setdefault(name, f"${len(numbers) + 1}")
        if found["value"] is not None:
            return number
        return f"<> ALL({number})" if found["not"] else f"= ANY({number})"

    text = _PARAMETER.sub(spell, statement)
    return PostgresStatement(
        text, tuple(numbers), _RETURNS_ROWS.match(_without_literals(statement)) is not None
    )


@cache
def tables_written(statement: str) -> frozenset[str]:
    """Return the names of the tables that a statement changes; empty for a query."""
    return frozenset(_WRITE.findall(_without_literals(statement)))


def _without_literals(statement: str) -> str:
    """Return a statement on one line, without comments and with all string literals replaced by ''."""
    emptied = _TEXT.sub(lambda found: "''" if found[0].startswith("'") else " ", statement)
    return " ".join(emptied.split())
