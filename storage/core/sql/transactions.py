"""Transactions: what is asked in SQL, in the same words of every kind of database.

A value stands in a statement by its name (`:seat`), several of them as `IN (:seats)`. What a function has read is
remembered until something is written to its table (`rows.remember`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from storage.core.sql.dialects import tables_written

Kind: TypeAlias = Literal["sqlite", "postgresql"]
Values: TypeAlias = Mapping[str, Any]

NOTHING: Values = {}
"""A statement without values."""


class IntegrityError(Exception):
    """A row can't be kept: another one has its key, or what it points to is not there."""


class DataError(Exception):
    """A value can't be kept in this kind of database."""


class Result(list[tuple[Any, ...]]):
    """The rows that a statement has found, in the order of its columns; `rowcount` is how many it has changed."""

    def __init__(
        self, found: Sequence[tuple[Any, ...]] = (), names: Sequence[str] = (), rowcount: int = 0
    ) -> None:
        super().__init__(found)
        self.names = names
        self.rowcount = rowcount

    def first(self) -> tuple[Any, ...] | None:
        """Return the first row, or None."""
        return self[0] if self else None

    def one(self) -> tuple[Any, ...]:
        """Return the only row; raises ValueError where there is none, or another one."""
        (row,) = self
        return row

    def scalar(self) -> Any:
        """Return what the first row says in its first column; None where there is no row."""
        return self[0][0] if self else None

    def scalars(self) -> list[Any]:
        """Return what all rows say in their first column."""
        return [row[0] for row in self]

    def mappings(self) -> list[dict[str, Any]]:
        """Return the rows by the names of their columns."""
        return [dict(zip(self.names, row, strict=True)) for row in self]


class Remembered(NamedTuple):
    """What was read in a transaction, and from which tables."""

    value: Any
    tables: tuple[str, ...]


class Transaction(ABC):
    """What every function of the subjects takes first."""

    kind: Kind

    def __init__(self) -> None:
        self.remembered: dict[Any, Remembered] = {}
        self._is_over = False

    def close(self) -> None:
        """Let no further statement run: its connection may be another's by now."""
        self._is_over = True

    async def execute(self, statement: str, values: Values | Sequence[Values] = NOTHING) -> Result:
        """Run a statement, or run it with each of several values; raises IntegrityError and DataError.

        Of several values it returns no rows and no count.
        """
        if self._is_over:
            raise RuntimeError("a statement after the end of its transaction")
        self._forget(statement)
        if isinstance(values, Mapping):
            return await self._run(statement, values)
        if len(values) == 1:
            return await self._run(statement, values[0])
        if values:
            await self._run_with_each(statement, values)
        return Result()

    @abstractmethod
    async def start_writing(self, about: str | None) -> None:
        """Wait until this transaction may write: everywhere, or only what it is `about`; raises DatabaseBusy."""

    @abstractmethod
    async def lock(self, subject: str) -> None:
        """Lock a further subject (`pool 7 pearls`) until the transaction ends; raises DatabaseBusy.

        What is read afterwards stays true. Does nothing on SQLite, which has one writer at a time. To rule out a
        deadlock, no two transactions may each lock what the other one is about.
        """

    async def scalar(self, statement: str, values: Values | Sequence[Values] = NOTHING) -> Any:
        """Return what the first row says in its first column; None where there is no row."""
        return (await self.execute(statement, values)).scalar()

    @abstractmethod
    async def _run(self, statement: str, values: Values) -> Result: ...

    @abstractmethod
    async def _run_with_each(self, statement: str, values: Sequence[Values]) -> None: ...

    def _forget(self, statement: str) -> None:
        if self.remembered and (written := tables_written(statement)):
            for key in [key for key, known in self.remembered.items() if written & {*known.tables}]:
                del self.remembered[key]
