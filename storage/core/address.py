"""Database URLs: reading them, and making the place ready that they name."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from storage.core import private_files
from storage.core.engines import ASYNC_DRIVERS, is_sqlite
from storage.core.problems import DatabaseUnavailable
from storage.server import parameters

ENDS = ("", "-wal", "-shm", "-journal")
"""What is added to the name of a SQLite file for those that it keeps beside it."""
PORT = "its port is no number; in a password : is written as %3A, / as %2F, @ as %40"
_PASSWORD = re.compile(r"(?<=://)([^/:@]*):(?:[^/]*|[^@]*)@")
"""As they are written: a `/`, `:` or `@` in one may not stand for itself, but does in what people type."""


def without_password(address: str) -> str:
    """Return an address as it may be shown, also one that can't be read."""
    return _PASSWORD.sub(r"\1:***@", address)


def read(address: str) -> URL:
    """Return the URL with the driver we use; raises DatabaseUnavailable ("address", "driver", "parameter")."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise DatabaseUnavailable("address", str(error)) from error
    except ValueError:
        # What stands where the port should be may be of the password.
        raise DatabaseUnavailable("address", PORT) from None
    url = _with_driver(url)
    if is_sqlite(url) and url.database in (None, "", ":memory:"):
        raise DatabaseUnavailable("address", "names no file")
    if not is_sqlite(url) and (misfit := parameters.misfit(url)) is not None:
        raise DatabaseUnavailable("parameter", misfit)
    return url


def make_ready(url: URL, *, may_create: bool) -> None:
    """Make the folder of a SQLite file and the file itself; where nothing may be made, it must be there.

    What there is of it is closed to everybody but its owner.
    """
    if not is_sqlite(url):
        return
    path = file_of(url)
    try:
        is_folder, is_there = path.is_dir(), path.exists()
    except OSError as error:
        raise DatabaseUnavailable("cannot-open", str(error)) from error
    if is_folder:
        raise DatabaseUnavailable("cannot-open", str(path))
    if may_create:
        _make_folder(path.parent)
        with suppress(OSError):  # SQLite will say why it can't be opened
            private_files.make(path)
    elif not is_there:
        raise DatabaseUnavailable("missing", str(path))
    private_files.tighten(*(path.with_name(f"{path.name}{end}") for end in ENDS))


def file_of(url: URL) -> Path:
    """Return the path of a SQLite file."""
    return Path(url.database or "")


def delete(file: Path) -> None:
    """Delete a SQLite file and those that it keeps beside it, as far as they are there; raises OSError."""
    for end in ENDS:
        file.with_name(f"{file.name}{end}").unlink(missing_ok=True)


def _with_driver(url: URL) -> URL:
    kind = url.get_backend_name()
    if kind not in ASYNC_DRIVERS:
        raise DatabaseUnavailable("driver", kind)
    url = url.set(drivername=ASYNC_DRIVERS[kind])
    try:
        url.get_dialect().import_dbapi()
    except ImportError as error:
        raise DatabaseUnavailable("driver", str(error)) from error
    return url


def _make_folder(folder: Path) -> None:
    try:
        private_files.make_folder(folder)
    except OSError as error:
        raise DatabaseUnavailable("folder", str(error)) from error
