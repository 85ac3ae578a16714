"""Database errors with an external cause; each has a short key that the bot translates for users."""

from __future__ import annotations

import errno
from typing import Literal, TypeAlias

Reason: TypeAlias = Literal[
    "address",  # the URL is malformed or names no file
    "parameter",  # a connection parameter of the URL is unknown or cannot be used
    "driver",  # the driver for this kind of database is not installed
    "login",  # the server rejects the role or the password
    "pooler",  # the address leads to a connection pooler that shares server connections
    "missing",  # the file does not exist and must not be created
    "folder",  # the folder is missing and cannot be created, or it is not a folder
    "read-only",  # the file or its folder is not writable
    "not-allowed",  # the server denies our role a required permission
    "cannot-open",  # the file is not readable, or is not a regular file
    "replaced",  # the file was deleted or replaced while it was open
    "not-a-database",  # the file is not a SQLite database
    "not-ours",  # the database belongs to another program
    "corrupt",  # the database is damaged
    "old",  # the schema version is outdated, but an upgrade is not allowed now
    "upgraded",  # a newer version upgraded the schema while the database was open
    "no-copy",  # the schema version is outdated, and the copy before the upgrade failed
    "journal",  # the file system does not support a write-ahead log (network drives)
    "full",  # the disk is full
    "disk",  # reading or writing failed
    "busy",  # locked by another process
    "unreachable",  # the database server does not respond
]


DISK_ERRORS: dict[int | None, Reason] = {
    errno.ENOSPC: "full", errno.EDQUOT: "full", errno.EIO: "disk", errno.ESTALE: "disk", errno.ETIMEDOUT: "disk",
}  # fmt: skip


def disk_reason(error: OSError) -> Reason | None:
    """Return the reason if a full or failing disk caused the error, otherwise None."""
    return DISK_ERRORS.get(error.errno)


class DatabaseUnavailable(Exception):
    """Raised if the database can't be used; `reason` is a short key, `detail` a system message or a path."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


class DatabaseBusy(DatabaseUnavailable):
    """Raised if another process locked the database for longer than the timeout; a retry may succeed."""

    def __init__(self, detail: str) -> None:
        super().__init__("busy", detail)


class DatabaseTooNew(Exception):
    """Raised if the schema is too new; `found` is its version, `known` the latest version we support."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"schema {found} is newer than {known}")
        self.found = found
        self.known = known


def unavailable_error(reason: Reason, detail: str) -> DatabaseUnavailable:
    """Return the exception for a failure reason."""
    return DatabaseBusy(detail) if reason == "busy" else DatabaseUnavailable(reason, detail)
