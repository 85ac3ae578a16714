"""The command that moves everything from one database to another."""

from __future__ import annotations

import asyncio

from harbourmaster.failure import Failure
from storage.core import address, database_copy
from storage.core.database_copy import Cause, MoveFailed
from storage.core.sql.database_errors import DatabaseTooNew, DatabaseUnavailable

CAUSE_TEXTS: dict[Cause, str] = {
    "same": "both addresses are of one database",
    "not-empty": "the new database is not empty; what was found first",
    "does-not-fit": "a value can't be kept there",
}


def move(old: str, new: str) -> int:
    """Copy a database to an empty one; the source stays unchanged."""
    try:
        moved = asyncio.run(database_copy.move(old, new, _show_progress))
    except MoveFailed as error:
        raise Failure(f"nothing was moved: {CAUSE_TEXTS[error.reason]} ({error.detail})") from error
    except DatabaseUnavailable as error:
        more = "; first bring it up to date with `db upgrade`" if error.reason == "old" else ""
        raise Failure(f"nothing was moved: {error}{more}") from error
    except DatabaseTooNew as error:
        raise Failure(f"nothing was moved: {error}") from error
    where = address.without_password(new)
    done = "all is moved" if moved else "0 rows are moved: the old database had none"
    print(f"{done}. Start the bot with HARBOURMASTER_DATABASE={where}; the old database is left as it was")
    return 0


def _show_progress(table: str, done: int, count: int) -> None:
    print(f"{table}: {done} of {count} rows")
