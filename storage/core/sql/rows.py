"""Reading rows into their types, and reading once in a transaction what many ask for and few ever change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, get_type_hints

from msgspec import Struct

from storage.core.sql.transactions import Remembered, Result, Transaction

P = ParamSpec("P")
T = TypeVar("T")


class Row(Struct, frozen=True, kw_only=True):
    """A row of a table; the fields are the columns, in their order."""


R = TypeVar("R", bound=Row)


@cache
def columns(kind: type[Row], table: str = "") -> str:
    """Return the columns of a row as a statement names them, those of a table where there are others."""
    before = f"{table}." if table else ""
    return ", ".join(f'{before}"{name}"' for name in kind.__struct_fields__)


def select(kind: type[Row], table: str) -> str:
    """Return the beginning of a statement that reads rows of a table: which ones, is added to it."""
    return f"SELECT {columns(kind)} FROM {table}"  # noqa: S608 - our own names


def every(kind: type[R], result: Result) -> list[R]:
    """Return all rows, typed."""
    return [typed(kind, row) for row in result]


def first(kind: type[R], result: Result) -> R | None:
    """Return the first row, typed, or None."""
    return typed(kind, result[0]) if result else None


def typed(kind: type[R], row: tuple[Any, ...]) -> R:
    """Return what a row, or a part of one, says in the columns of its type."""
    fields = dict(zip(kind.__struct_fields__, row, strict=True))
    for name in _truths(kind):
        fields[name] = bool(fields[name])  # SQLite knows numbers alone
    return kind(**fields)


def split(kinds: Iterable[type[Row]], row: tuple[Any, ...]) -> Iterator[Any]:
    """Yield the rows that a statement has joined in one, None for those that are not there, and what comes after."""
    begin = 0
    for kind in kinds:
        end = begin + len(kind.__struct_fields__)
        yield None if row[begin] is None else typed(kind, row[begin:end])
        begin = end
    yield from row[begin:]


@cache
def _truths(kind: type[Row]) -> tuple[str, ...]:
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if hints[name] is bool)


def remember(
    *tables: str,
) -> Callable[
    [Callable[Concatenate[Transaction, P], Awaitable[T]]],
    Callable[Concatenate[Transaction, P], Coroutine[Any, Any, T]],
]:
    """Let a function that reads some tables read once in a transaction, and again after something is written there.

    What it returns must not be changed.
    """

    def remembering(
        read: Callable[Concatenate[Transaction, P], Awaitable[T]],
    ) -> Callable[Concatenate[Transaction, P], Coroutine[Any, Any, T]]:
        @wraps(read)
        async def recall(tx: Transaction, /, *values: P.args, **named: P.kwargs) -> T:
            key = (read, values, *named.items())
            if key not in tx.remembered:
                tx.remembered[key] = Remembered(await read(tx, *values, **named), tables)
            found: T = tx.remembered[key].value
            return found

        recall.__dict__["tables"] = tables
        return recall

    return remembering


def recall_all(tx: Transaction, read: Callable[..., Awaitable[T]]) -> dict[tuple[Any, ...], T]:
    """Return what is remembered of a function of `remember`, by the values for which it was read.

    What writes to its table asks before, and tells `know` after, where it knows what would be read then.
    """
    function = read.__dict__["__wrapped__"]
    return {key[1]: known.value for key, known in tx.remembered.items() if key[0] is function}


def know(tx: Transaction, read: Callable[..., Awaitable[object]], found: object, *values: object) -> None:
    """Remember what a function of `remember` would return for these values: it was read along with other rows."""
    tx.remembered[read.__dict__["__wrapped__"], values] = Remembered(found, read.__dict__["tables"])
