"""Reading rows into their types, and reading once in a transaction what many ask for and few ever change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from msgspec import Struct
from sqlalchemy import Connection, CursorResult, Engine, Table, UpdateBase, event
from sqlalchemy.ext.asyncio import AsyncConnection

P = ParamSpec("P")
T = TypeVar("T")


class Remembered(NamedTuple):
    """What was read in a transaction, and from which tables."""

    value: Any
    tables: tuple[Table, ...]


_READ: WeakKeyDictionary[Connection, dict[Any, Remembered]] = WeakKeyDictionary()


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
    *tables: Table,
) -> Callable[
    [Callable[Concatenate[AsyncConnection, P], Awaitable[T]]],
    Callable[Concatenate[AsyncConnection, P], Coroutine[Any, Any, T]],
]:
    """Let a function that reads some tables read once in a transaction, and again after something is written there.

    What it returns must not be changed.
    """

    def remembering(
        read: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
    ) -> Callable[Concatenate[AsyncConnection, P], Coroutine[Any, Any, T]]:
        @wraps(read)
        async def recall(tx: AsyncConnection, /, *values: P.args, **named: P.kwargs) -> T:
            assert tx.sync_connection is not None
            known = _READ.setdefault(tx.sync_connection, {})
            key = (read, values, *named.items())
            if key not in known:
                known[key] = Remembered(await read(tx, *values, **named), tables)
            found: T = known[key].value
            return found

        return recall

    return remembering


@event.listens_for(Engine, "before_execute")
def _forget(connection: Connection, statement: Any, *_: object) -> None:
    known = _READ.get(connection)
    if known and isinstance(statement, UpdateBase):
        for key in [key for key, remembered in known.items() if statement.table in remembered.tables]:
            del known[key]
