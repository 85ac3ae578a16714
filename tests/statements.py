"""What a database is asked, told to a test before it is asked: of a SQLite file in the words that SQLite is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import pytest
from msgspec import Struct

from storage.core.postgres.driver import OnServer
from storage.core.sql.transactions import Transaction
from storage.core.sqlite.driver import Connection

Tell: TypeAlias = Callable[[str, Any], object]
"""What is told a statement and its values: those by name, several of such, or none."""

_WAYS = ((Connection, "ask"), (Connection, "ask_with_each"), (OnServer, "_run"), (OnServer, "_run_with_each"))
"""Where all statements pass, and what begins a transaction of SQLite."""


@contextmanager
def told_before(tell: Tell) -> Iterator[None]:
    """Tell of every statement, of whatever transaction; where that raises, the statement is not run."""
    with pytest.MonkeyPatch.context() as patch:
        for kind, way in _WAYS:
            patch.setattr(kind, way, _telling(getattr(kind, way), tell))
        yield


def _telling(ask: Callable[..., Any], tell: Tell) -> Callable[..., Any]:
    async def told(asked: object, statement: str, values: Any = None) -> Any:
        tell(statement, values)
        return await ask(asked, statement, values)

    return told


class Count(Struct, order=True):
    """How many statements were run, in how many transactions."""

    statements: int = 0
    transactions: int = 0


@contextmanager
def counting() -> Iterator[Callable[[], Count]]:
    """Count the statements that run and their transactions; the function returns the counts since its last call.

    BEGIN, COMMIT and what a kind of database needs beside (locks) are not counted.
    """
    run = list[Transaction]()
    execute = Transaction.execute

    async def counted(tx: Transaction, statement: str, *values: Any) -> Any:
        if not statement.startswith("SELECT pg_advisory"):
            run.append(tx)
        return await execute(tx, statement, *values)

    def since() -> Count:
        found = Count(len(run), len({id(tx) for tx in run}))
        run.clear()
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Transaction, "execute", counted)
        yield since
