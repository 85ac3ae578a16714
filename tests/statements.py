"""A hook that reports each SQL statement before it runs.

Statements for SQLite are reported in SQLite's own syntax.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import pytest
from msgspec import Struct

from storage.core.postgres.driver import PostgresTransaction
from storage.core.sql.transactions import Transaction
from storage.core.sqlite.driver import Connection

StatementCallback: TypeAlias = Callable[[str, Any], object]
"""A callback that receives a statement and its values.

The values are a mapping, a list of mappings, or None.
"""

_EXECUTE_METHODS = (
    (Connection, "fetch_rows"),
    (Connection, "run_batch"),
    (PostgresTransaction, "_run"),
    (PostgresTransaction, "_run_batch"),
)
"""The methods through which all statements run, including SQLite's BEGIN."""


@contextmanager
def report_statements(callback: StatementCallback) -> Iterator[None]:
    """Pass each SQL statement to the callback before it runs.

    If the callback raises an error, the statement does not run.
    """
    with pytest.MonkeyPatch.context() as patch:
        for kind, way in _EXECUTE_METHODS:
            patch.setattr(kind, way, _reporting(getattr(kind, way), callback))
        yield


def _reporting(execute: Callable[..., Any], callback: StatementCallback) -> Callable[..., Any]:
    async def told(asked: object, statement: str, values: Any = None) -> Any:
        callback(statement, values)
        return await execute(asked, statement, values)

    return told


class Count(Struct, order=True):
    """A number of SQL statements, and the number of transactions in which they ran."""

    statements: int = 0
    transactions: int = 0


class Counter:
    """A counter of SQL statements and their transactions, by asyncio task.

    BEGIN, COMMIT, and advisory locks on PostgreSQL are not counted.
    """

    def __init__(self) -> None:
        self._run: list[tuple[Transaction, asyncio.Task[Any] | None]] = []

    def note(self, tx: Transaction, statement: str) -> None:
        """Count a statement unless it takes an advisory lock."""
        if not statement.startswith("SELECT pg_advisory"):
            self._run.append((tx, asyncio.current_task()))

    def clear(self) -> None:
        """Reset the count to zero."""
        self._run.clear()

    def count(self, since: int = 0, task: asyncio.Task[Any] | None = None) -> Count:
        """Count the statements of a task, or of all tasks if `task` is None.

        The first `since` statements are skipped.
        """
        of_task = [tx for tx, own in self._run[since:] if task in (None, own)]
        return Count(len(of_task), len({id(tx) for tx in of_task}))

    def __len__(self) -> int:
        """Return the number of counted statements."""
        return len(self._run)


@contextmanager
def count_statements() -> Iterator[Counter]:
    """Count the statements that run inside the `with` block."""
    counter, execute = Counter(), Transaction.execute

    async def counted(tx: Transaction, statement: str, *values: Any) -> Any:
        if values != ([],):  # With an empty list of rows, no statement runs, so nothing is counted.
            counter.note(tx, statement)
        return await execute(tx, statement, *values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Transaction, "execute", counted)
        yield counter
