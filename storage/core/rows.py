"""Reading rows into their types, and reading once in a transaction what many ask for and few ever change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from msgspec import Struct
from sqlalchemy import CursorResult
from sqlalchemy.ext.asyncio import AsyncConnection

P = ParamSpec("P")
T = TypeVar("T")

_READ: WeakKeyDictionary[AsyncConnection, dict[Any, Any]] = WeakKeyDictionary()


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


def remember(
    read: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
) -> Callable[Concatenate[AsyncConnection, P], Coroutine[Any, Any, T]]:
    """Let a function read once in a transaction; whoever writes what it reads has to `forget`."""

    @wraps(read)
    async def recall(tx: AsyncConnection, /, *values: P.args, **named: P.kwargs) -> T:
        known = _READ.setdefault(tx, {})
        key = (read, values, *named.items())
        if key not in known:
            known[key] = await read(tx, *values, **named)
        found: T = known[key]
        return found

    return recall


def forget(tx: AsyncConnection) -> None:
    """Let a transaction read anew what it remembers: something of it is changed."""
    _READ.pop(tx, None)
