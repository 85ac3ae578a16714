"""Transactions with the same SQL interface for every kind of database.

Statements have named parameters (`:seat`) and list parameters (`IN (:seats)`). Results are cached until a
statement writes to their table (`rows.cached_per_transaction`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from storage.core.sql.dialects import tables_written

Kind: TypeAlias = Literal["sqlite", "postgresql"]
Values: TypeAlias = Mapping[str, Any]

NO_VALUES: Values = {}
"""The parameters of a statement without parameters."""


class IntegrityError(Exception):
    """Raised if a constraint is violated: the key already exists, or a referenced row is missing."""


class DataError(Exception):
    """Raised for a value that this kind of database cannot store."""


class Result(list[tuple[Any, ...]]):
    """A statement's rows, in column order; `rowcount` is the number of changed rows."""

    def __init__(
        self, rows: Sequence[tuple[Any, ...]] = (), names: Sequence[str] = (), rowcount: int = 0
    ) -> None:
        super().__init__(rows)
        self.names = names
        self.rowcount = rowcount

    def first(self) -> tuple[Any, ...] | None:
        """Return the first row, or None."""
        return self[0] if self else None

    def one(self) -> tuple[Any, ...]:
        """Return the only row; raises ValueError unless there is exactly one."""
        (row,) = self
        return row

    def scalar(self) -> Any:
        """Return the first column of the first row, or None if there are no rows."""
        return self[0][0] if self else None

    def scalars(self) -> list[Any]:
        """Return the first column of all rows."""
        return [row[0] for row in self]

    def mappings(self) -> list[dict[str, Any]]:
        """Return the rows as dicts by column name."""
        return [dict(zip(self.names, row, strict=True)) for row in self]


class CachedResult(NamedTuple):
    """A cached result and the tables that it was read from."""

    value: Any
    tables: tuple[str, ...]


class Transaction(ABC):
    """A transaction, the first argument of every storage function."""

    kind: Kind

    def __init__(self) -> None:
        self.cached_results: dict[Any, CachedResult] = {}
        self._is_over = False

    def close(self) -> None:
        """Reject further statements, because another transaction may be using the connection by now."""
        self._is_over = True

    async def execute(self, statement: str, values: Values | Sequence[Values] = NO_VALUES) -> Result:
        """Run a statement, once or with each of several parameter sets.

        With several sets, the result has no rows and no row count. Raises IntegrityError and DataError.
        """
        if self._is_over:
            raise RuntimeError("a statement after the end of its transaction")
        self._invalidate_cache(statement)
        if isinstance(values, Mapping):
            return await self._run(statement, values)
        if len(values) == 1:
            return await self._run(statement, values[0])
        if values:
            await self._run_batch(statement, values)
        return Result()

    @abstractmethod
    async def start_writing(self, lock_key: str | None) -> int:
        """Lock the subject `lock_key`, or the whole database if it is None; return the schema version.

        Raises DatabaseBusy.
        """

    @abstractmethod
    async def lock(self, lock_key: str) -> None:
        """Lock another subject (`pool 7 pearls`) until the transaction ends; raises DatabaseBusy.

        Data read afterwards stays valid. This has no effect on SQLite, which allows one writer at a time. To
        prevent deadlocks, two transactions must never lock the same two subjects in opposite order.
        """

    async def scalar(self, statement: str, values: Values | Sequence[Values] = NO_VALUES) -> Any:
        """Run a statement, and return the first column of the first row, or None if there are no rows."""
        return (await self.execute(statement, values)).scalar()

    @abstractmethod
    async def _run(self, statement: str, values: Values) -> Result: ...

    @abstractmethod
    async def _run_batch(self, statement: str, values: Sequence[Values]) -> None: ...

    def _invalidate_cache(self, statement: str) -> None:
        if self.cached_results and (written := tables_written(statement)):
            for key in [key for key, known in self.cached_results.items() if written & {*known.tables}]:
                del self.cached_results[key]
