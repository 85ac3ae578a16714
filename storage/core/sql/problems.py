"""What the world does to a database, told apart by short keys that others put into words."""

from __future__ import annotations

from typing import Literal, TypeAlias

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

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"schema {found} is newer than {known}")
        self.found = found
        self.known = known


def problem_of(reason: Reason, detail: str) -> DatabaseUnavailable:
    """Return what is raised for a reason."""
    return DatabaseBusy(detail) if reason == "busy" else DatabaseUnavailable(reason, detail)
