"""How each kind of database wants a statement: its values by name or by number, and several of them in its own way."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

_IGNORED = r"""'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|/\*.*?\*/"""
"""Strings, quoted names and comments: what looks like a parameter in one of them is none."""
_SEVERAL = r"\b(?P<not>NOT )?IN \(:(?P<several>[a-z_]\w*)\)"
_VALUE = r"(?<![:\w]):(?P<value>[a-z_]\w*)"
_PARAMETER = re.compile(rf"{_IGNORED}|{_SEVERAL}|{_VALUE}", re.DOTALL)
_TEXT = re.compile(r"""'(?:[^']|'')*'|--[^\n]*|/\*.*?\*/""", re.DOTALL)
_WRITE = re.compile(
    r"\b(?:(?:INSERT|REPLACE)(?: OR \w+)? INTO|DELETE FROM|(?<!\bDO )UPDATE(?: OR \w+)?) \"?(\w+)",
    re.IGNORECASE,
)
_RETURNS_ROWS = re.compile(
    r"SELECT\b|WITH\b(?!.*\b(?:INSERT|UPDATE|DELETE)\b)|.*\bRETURNING\b", re.IGNORECASE
)


class InFile(NamedTuple):
    """A statement for SQLite, and the names of its values that are several: they come as JSON."""

    text: str
    several: tuple[str, ...]


class OnServer(NamedTuple):
    """A statement for PostgreSQL, the names of its values in the order of their numbers, and whether it has rows."""

    text: str
    names: tuple[str, ...]
    has_rows: bool


@cache
def in_file(statement: str) -> InFile:
    """Return a statement as SQLite understands it."""
    several: list[str] = []

    def spell(found: re.Match[str]) -> str:
        if found["several"] is None:
            return found[0]
        several.append(found["several"])
        return f"{found['not'] or ''}IN (SELECT value FROM json_each(:{found['several']}))"  # noqa: S608 - a name

    return InFile(_PARAMETER.sub(spell, statement), tuple(several))


@cache
def on_server(statement: str) -> OnServer:
    """Return a statement as PostgreSQL understands it."""
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
    return OnServer(text, tuple(numbers), _RETURNS_ROWS.match(_bare(statement)) is not None)


@cache
def tables_written(statement: str) -> frozenset[str]:
    """Return the names of the tables that a statement changes; none where it only reads."""
    return frozenset(_WRITE.findall(_bare(statement)))


def _bare(statement: str) -> str:
    """Return a statement on one line, without its comments and with empty strings."""
    emptied = _TEXT.sub(lambda found: "''" if found[0].startswith("'") else " ", statement)
    return " ".join(emptied.split())
