"""Row mapping, and a per-transaction cache for rows that are often read and rarely changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, get_type_hints

from msgspec import Struct

from storage.core.sql.transactions import CachedResult, Result, Transaction

P = ParamSpec("P")
T = TypeVar("T")


class Row(Struct, frozen=True, kw_only=True):
    """A row of a table; its fields are the columns, in order."""


R = TypeVar("R", bound=Row)


@cache
def columns(kind: type[Row], table: str = "") -> str:
    """Return a row type's columns as SQL, separated by commas and optionally prefixed with the table."""
    before = f"{table}." if table else ""
    return ", ".join(f'{before}"{name}"' for name in kind.__struct_fields__)


def select(kind: type[Row], table: str) -> str:
    """Return a SELECT statement for all rows of a table.

    Callers may append conditions.
    """
    return f"SELECT {columns(kind)} FROM {table}"  # noqa: S608 - only names of tables and columns


def all_rows(kind: type[R], result: Result) -> list[R]:
    """Return all rows of a result, converted to their row type."""
    return [typed(kind, row) for row in result]


def first_row(kind: type[R], result: Result) -> R | None:
    """Return the first row of a result, converted to its row type, or None."""
    return typed(kind, result[0]) if result else None


def typed(kind: type[R], row: tuple[Any, ...]) -> R:
    """Convert a tuple of column values to the given row type."""
    fields = dict(zip(kind.__struct_fields__, row, strict=True))
    for name in bool_columns(kind):
        fields[name] = bool(fields[name])  # SQLite has no boolean type
    return kind(**fields)


def split(kinds: Iterable[type[Row]], row: tuple[Any, ...]) -> Iterator[Any]:
    """Split a joined row: yield a row of each given type, then the remaining values.

    A missing row is yielded as None.
    """
    begin = 0
    for kind in kinds:
        end = begin + len(kind.__struct_fields__)
        yield None if row[begin] is None else typed(kind, row[begin:end])
        begin = end
    yield from row[begin:]


@cache
def bool_columns(kind: type[Row]) -> tuple[str, ...]:
    """Return a row type's boolean columns, which SQLite returns as numbers."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if hints[name] is bool)


def cached_per_transaction(
    *tables: str,
) -> Callable[
    [Callable[Concatenate[Transaction, P], Awaitable[T]]],
    Callable[Concatenate[Transaction, P], Coroutine[Any, Any, T]],
]:
    """Cache a read function's results per transaction, until a statement writes to one of the given tables.

    Callers must not modify the returned value.
    """

    def remembering(
        read: Callable[Concatenate[Transaction, P], Awaitable[T]],
    ) -> Callable[Concatenate[Transaction, P], Coroutine[Any, Any, T]]:
        @wraps(read)
        async def recall(tx: Transaction, /, *values: P.args, **named: P.kwargs) -> T:
            key = (read, values, *named.items())
            if key not in tx.cached_results:
                tx.cached_results[key] = CachedResult(await read(tx, *values, **named), tables)
            found: T = tx.cached_results[key].value
            return found

        recall.__dict__["tables"] = tables
        return recall

    return remembering


def cached_results(tx: Transaction, read: Callable[..., Awaitable[T]]) -> dict[tuple[Any, ...], T]:
    """Return the cached results of a `cached_per_transaction` function, by its arguments.

    Writing to the function's table clears the cache. If a writer can predict the new results, it calls this
    function before the write and `cache_result` after it.
    """
    function = read.__dict__["__wrapped__"]
    return {key[1]: known.value for key, known in tx.cached_results.items() if key[0] is function}


def cache_result(
    tx: Transaction, read: Callable[..., Awaitable[object]], result: object, *values: object
) -> None:
    """Cache a `cached_per_transaction` function's result for the given arguments.

    Used for rows that were loaded together with other rows.
    """
    tx.cached_results[read.__dict__["__wrapped__"], values] = CachedResult(result, read.__dict__["tables"])
