"""The command that moves all data from one database to another."""

from __future__ import annotations

import asyncio

from harbourmaster.failure import Failure
from storage.core import address, database_copy
from storage.core.database_copy import Cause, MoveFailed
from storage.core.sql.database_errors import DatabaseTooNew, DatabaseUnavailable

TENTHS = 10
LARGE = 100_000
"""Minimum number of rows for which a table's progress is printed in several lines."""
CAUSE_TEXTS: dict[Cause, str] = {
    "same": "both URLs are of the same database",
    "not-empty": "the new database is not empty",
    "does-not-fit": "the new database can't store a value",
}


def move(old: str, new: str) -> int:
    """Copy all data to an empty database.

    The source stays unchanged.
    """
    try:
        moved = asyncio.run(database_copy.move(old, new, Progress().show))
    except MoveFailed as error:
        raise Failure(f"nothing was moved: {CAUSE_TEXTS[error.reason]} ({error.detail})") from error
    except DatabaseUnavailable as error:
        more = "; upgrade it first with `db upgrade`" if error.reason == "old" else ""
        raise Failure(f"nothing was moved: {error}{more}") from error
    except DatabaseTooNew as error:
        raise Failure(f"nothing was moved: {error}") from error
    where = address.without_password(new)
    done = f"{moved} rows were moved" if moved else "0 rows were moved: the old database had none"
    print(f"{done}. Start the bot with HARBOURMASTER_DATABASE={where}; the old database is unchanged")
    return 0


class Progress:
    """A progress display that prints a line for each table, and for each tenth of a large table."""

    def __init__(self) -> None:
        self._table, self._tenths = "", 0

    def show(self, table: str, done: int, count: int) -> None:
        """Print the progress of a table.

        A line is printed when the table is complete. For a large table, a line is also printed after each
        tenth.
        """
        tenths = done * TENTHS // count
        before = self._tenths if table == self._table else 0
        self._table, self._tenths = table, tenths
        if done == count or (count >= LARGE and tenths > before):
            print(f"{table}: {done} of {count} rows", flush=True)
