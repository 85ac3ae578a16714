"""Reading rows into their types."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import CursorResult


class Row(Struct, frozen=True, kw_only=True):
    """A row of a table; the fields are the columns, in their order."""


def key_of(result: CursorResult[Any]) -> int:
    """Return the id that the database gave to the row just inserted."""
    key = result.inserted_primary_key
    if key is None:
        raise TypeError("not an insert of one row")
    return int(key[0])


R = TypeVar("R", bound=Row)


def every(kind: type[R], result: CursorResult[Any]) -> list[R]:
    """Return all rows, typed."""
    names = kind.__struct_fields__
    return [kind(**dict(zip(names, row, strict=True))) for row in result]


def first(kind: type[R], result: CursorResult[Any]) -> R | None:
    """Return the first row, typed, or None."""
    return next(iter(every(kind, result)), None)
