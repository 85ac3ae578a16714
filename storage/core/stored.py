"""What is stored of people and of servers: every feature says it of its tables, in its `stored.py`.

By these declarations somebody's data are handed out and made nobody's, and those of a server deleted. A test fails
where a table, or a column that may hold a person, is not declared.
"""

from __future__ import annotations

import importlib
from enum import StrEnum
from functools import cache

from msgspec import Struct

from storage.core.features import features_with


class Of(StrEnum):
    """Through what the rows of a table belong to a server."""

    MATCH = "match"
    """Their column `match`."""
    SERVER = "server"
    """Their column `server`."""
    ITSELF = "id"
    """They are servers."""
    LEAGUE = "league"
    """Their column `league`."""
    SEASON = "season"
    """Their column `season`."""
    QUESTION = "question"
    """Their column `question`."""
    OWNER = "owner"
    """Their envelope: a match, a season or a server."""
    NONE = ""
    """They are of no server."""


class Named(Struct, frozen=True):
    """A key of JSON under which a name stands, and how one sees whose it is.

    A name alone does not tell: others are called the same, and a name may be a word that means something there.
    """

    key: str
    whose: tuple[str, ...]
    """Keys beside it under which ids stand; the first that is there decides."""
    column: str = ""
    """The column of the row that decides where none of them is there."""
    or_by_name: bool = False
    """Where no id is told, as by earlier versions, the name itself decides."""


class Stored(Struct, frozen=True, kw_only=True):
    """What the rows of a table hold of people, and through what they belong to a server."""

    table: str
    """Its name."""
    of: Of = Of.MATCH
    ids: tuple[str, ...] = ()
    """Columns with the id of a person."""
    names: tuple[str, ...] = ()
    """Columns with the name of the person in the first of `ids`."""
    texts: tuple[str, ...] = ()
    """Columns with JSON, or other text, in which ids of people may stand."""
    named: tuple[Named, ...] = ()
    """The names that stand in such JSON."""
    told: tuple[str, ...] = ()
    """Columns, or keys of such JSON, with messages as they stand in Discord."""
    nobody: tuple[str, str] | None = None
    """A column, and what it says in rows of whose JSON nothing is about people."""
    titles: tuple[str, ...] = ()
    """Columns in which somebody may have named anybody: emptied where they have."""
    claims: tuple[str, ...] = ()
    """Columns with the id of a person for whom something is kept: emptied."""
    words: tuple[str, ...] = ()
    """Columns with what the person has written."""
    is_personal: bool = False
    """Of no use without the person: their rows are deleted, and are those where the first of `ids` is theirs."""
    is_handed_out: bool = True
    """Whether a person may read the rows that hold them; not so where others have confided something."""


STORED = (Stored(table="handled", of=Of.NONE),)


@cache
def all_stored() -> tuple[Stored, ...]:
    """Return what all features declare, in the order of their names."""
    found: list[Stored] = []
    for name in features_with("stored"):
        found += importlib.import_module(name).STORED
    return tuple(found)
