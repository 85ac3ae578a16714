"""How each kind of database wants a statement: its values by name or by number, and several of them in its own way."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

_SEVERAL = re.compile(r"\b(NOT )?IN \(:([a-z_]\w*)\)")
_VALUE = re.compile(r"(?<![:\w]):([a-z_]\w*)")
_READS = re.compile(r"\s*(?:SELECT|WITH)\b|.*\bRETURNING\b", re.DOTALL)


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
    several = tuple(found[2] for found in _SEVERAL.finditer(statement))
    return InFile(_SEVERAL.sub(r"\1IN (SELECT value FROM json_each(:\2))", statement), several)


@cache
def on_server(statement: str) -> OnServer:
    """Return a statement as PostgreSQL understands it."""
    text = _SEVERAL.sub(lambda found: f"{'<> ALL' if found[1] else '= ANY'}(:{found[2]})", statement)
    names = tuple(dict.fromkeys(_VALUE.findall(text)))
    text = _VALUE.sub(lambda found: f"${names.index(found[1]) + 1}", text)
    return OnServer(text, names, _READS.match(statement) is not None)
