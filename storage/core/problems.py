"""What the world does to a database, told apart by short keys that others put into words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

Reason: TypeAlias = Literal[
    "address",  # the URL can't be read, or names no file
    "parameter",  # what the URL says of the connection to a server is not understood, or can't be done
    "driver",  # the URL names a kind of database that is not installed
    "missing",  # there is no such file, and none was to be made
    "folder",  # the folder is missing and can't be made, or it is no folder
    "read-only",  # the file or its folder may not be written
    "not-allowed",  # the server does not let our role do it
    "cannot-open",  # the file may not be read, or is none
    "not-a-database",  # the file is something else
    "not-ours",  # a database, but of another program
    "corrupt",  # a damaged database
    "old",  # of an earlier version, and not to be upgraded now
    "no-copy",  # it is of an earlier version, and could not be copied before the upgrade
    "journal",  # the file system can't keep a write-ahead log (network drives)
    "full",  # the disk is full
    "disk",  # reading or writing failed
    "busy",  # another process keeps it locked
    "unreachable",  # the database server does not answer
]


class DatabaseUnavailable(Exception):
    """The database can't be used: `reason` is a short key, `detail` the system's own words or the path."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


class DatabaseBusy(DatabaseUnavailable):
    """Another process held the database for longer than we wait; trying again is worth it."""

    def __init__(self, detail: str) -> None:
        super().__init__("busy", detail)


class DatabaseTooNew(Exception):
    """A later version of this program wrote the database: its schema is `found`, the latest here `known`."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"schema {found} is newer than {known}")
        self.found = found
        self.known = known


# By the first word after SQLITE_ of SQLite's own names of results; what is not here is our own slip.
REASONS: dict[str, Reason] = {
    "BUSY": "busy",
    "CANTOPEN": "cannot-open",
    "CORRUPT": "corrupt",
    "FULL": "full",
    "IOERR": "disk",
    "LOCKED": "busy",
    "NOTADB": "not-a-database",
    "PERM": "cannot-open",
    "READONLY": "read-only",
}


# By the names PostgreSQL gives to what befalls it, the longer ones first.
STATES: dict[str, Reason] = {
    "40001": "busy",
    "40P01": "busy",
    "55P03": "busy",
    "57014": "busy",
    "25P03": "busy",
    "25006": "read-only",
    "3D000": "missing",
    "42501": "not-allowed",
    "53100": "full",
    "58030": "disk",
    "XX001": "corrupt",
    "XX002": "corrupt",
    "08": "unreachable",
    "28": "unreachable",
    "53": "unreachable",
    "57P": "unreachable",
}
"""What is not here is our own slip."""


@contextmanager
def connecting() -> Iterator[None]:
    """Turn what keeps us from a database server into DatabaseUnavailable."""
    try:
        yield
    except OSError as error:
        raise DatabaseUnavailable("unreachable", str(error) or type(error).__name__) from error


@contextmanager
def tell_apart(slip: Reason | None = None) -> Iterator[None]:
    """Turn what the world did (full disk, lock, lost server) into DatabaseUnavailable; let our slips pass.

    `slip` is a reason for which in this place we ourselves are to blame.
    """
    try:
        yield
    except PoolTimeout as error:
        raise DatabaseBusy(str(error)) from error
    except DBAPIError as error:
        reason = reason_of(error)
        if reason is None or reason == slip:
            raise
        detail = str(error.orig)
        problem = DatabaseBusy(detail) if reason == "busy" else DatabaseUnavailable(reason, detail)
        raise problem from error


def reason_of(error: DBAPIError) -> Reason | None:
    """Return why the world failed us, or None when the statement was wrong."""
    name = getattr(error.orig, "sqlite_errorname", None)
    if name is not None:
        return REASONS.get(name.split("_")[1])
    state = getattr(error.orig, "sqlstate", None)
    if state is not None:
        return _reason_of_state(state)
    # Without a statement it was the connecting itself that failed.
    if error.statement is None and isinstance(getattr(error.orig, "__cause__", None), ValueError):
        return "parameter"
    lost = error.connection_invalidated or error.statement is None
    return "unreachable" if lost or isinstance(error, (OperationalError, InterfaceError)) else None


def _reason_of_state(state: str) -> Reason | None:
    return next((reason for start, reason in STATES.items() if state.startswith(start)), None)
