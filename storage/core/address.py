"""Parsing of database addresses, and creation of the folders and files that they name."""

from __future__ import annotations

import importlib
import re
from contextlib import suppress
from pathlib import Path
from typing import cast, get_args
from urllib.parse import parse_qs, quote, unquote, urlsplit

from msgspec import Struct

from storage.core.postgres import parameters
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.core.sql.transactions import Kind
from storage.core.sqlite import private_files

FILE_SUFFIXES = ("", "-wal", "-shm", "-journal")
"""Suffixes of a SQLite file and of the files that SQLite keeps next to it."""
PORT_ERROR = "its port is no number; in a password : is written as %3A, / as %2F, @ as %40"
_PASSWORD = re.compile(r"(?<=://)([^/:@]*):(?:[^/]*|[^@]*)@")
"""Matches passwords as users type them.

A URL requires `/`, `:` and `@` in a password to be escaped, but users often type them unescaped.
"""
_CREDENTIALS = re.compile(r"([^:/?@]*)(?::([^@]*))?@")
"""Matches the user name and the password. An address that consists only of a host and a port contains no `@`."""


class Address(Struct, frozen=True):
    """A database address."""

    kind: Kind
    database: str
    """The path of a file, or the name of the database on its server."""
    text: str
    """The address as given."""
    dsn: str = ""
    """The server address in the driver's format."""

    @property
    def redacted(self) -> str:
        """Return the address for display, without its password."""
        return without_password(self.text)

    @property
    def is_sqlite(self) -> bool:
        """Return whether the address names a SQLite file."""
        return self.kind == "sqlite"


def without_password(address: str) -> str:
    """Return an address without its password, even if it cannot be parsed."""
    return _PASSWORD.sub(r"\1:***@", address)


def parse(address: str) -> Address:
    """Parse an address.

    Raises DatabaseUnavailable ("address", "driver", "parameter").
    """
    kind, between, rest = address.partition("://")
    kind = kind.partition("+")[0]  # sqlite+aiosqlite: some programs also name the driver
    if not between:
        raise DatabaseUnavailable("address", "it has no ://")
    if kind not in get_args(Kind):
        raise DatabaseUnavailable("driver", kind)
    return (
        _parse_sqlite(address, rest)
        if kind == "sqlite"
        else _parse_postgres(address, cast("Kind", kind), rest)
    )


def _parse_sqlite(address: str, rest: str) -> Address:
    path = rest.partition("?")[0]
    file = unquote(path.removeprefix("/"))
    if not path.startswith("/") or file in {"", ":memory:"}:
        raise DatabaseUnavailable("address", "names no file")
    return Address("sqlite", file, address)


def _parse_postgres(address: str, kind: Kind, rest: str) -> Address:
    try:
        parts = urlsplit(
            f"{kind}://{_escape_password(rest).replace('#', '%23')}"
        )  # our addresses have no fragment after a #
        _ = parts.port
    except ValueError:
        # Don't quote the text in place of the port, because it may be part of the password.
        raise DatabaseUnavailable("address", PORT_ERROR) from None
    words = parse_qs(parts.query, keep_blank_values=True)
    if (misfit := parameters.find_error(words)) is not None:
        raise DatabaseUnavailable("parameter", misfit)
    try:
        importlib.import_module("asyncpg")
    except ImportError as error:
        raise DatabaseUnavailable("driver", str(error)) from error
    dsn = parameters.for_driver(parts.geturl(), words)
    return Address(kind, unquote(parts.path.removeprefix("/")), address, dsn)


def _escape_password(rest: str) -> str:
    """Return the part of an address after the scheme, with `:` and `/` in the password escaped."""
    who = _CREDENTIALS.match(rest)
    if who is None:
        return rest
    place = rest[who.end() :]
    if "@" in place.partition("/")[0]:
        raise ValueError(PORT_ERROR)
    name, password = (None if said is None else quote(unquote(said), safe="") for said in who.groups())
    return f"{name}@{place}" if password is None else f"{name}:{password}@{place}"


def prepare_file(where: Address, *, may_create: bool) -> None:
    """Create a SQLite file and its folder.

    If `may_create` is off, the file must exist. Only the owner can access the created files and folders.
    """
    if not where.is_sqlite:
        return
    path = file_of(where)
    try:
        is_folder, is_there = path.is_dir(), path.exists()
    except OSError as error:
        raise DatabaseUnavailable("cannot-open", str(error)) from error
    if is_folder:
        raise DatabaseUnavailable("cannot-open", str(path))
    if may_create:
        _make_folder(path.parent)
        with suppress(OSError):  # SQLite reports why it cannot open the file
            private_files.create(path)
    elif not is_there:
        raise DatabaseUnavailable("missing", str(path))
    private_files.restrict_access(*(path.with_name(f"{path.name}{end}") for end in FILE_SUFFIXES))


def file_of(where: Address) -> Path:
    """Return the path of a SQLite file."""
    return Path(where.database)


def delete(file: Path) -> None:
    """Delete a SQLite file and its accompanying files, if they exist; raises OSError."""
    for end in FILE_SUFFIXES:
        file.with_name(f"{file.name}{end}").unlink(missing_ok=True)


def _make_folder(folder: Path) -> None:
    try:
        private_files.create_folder(folder)
    except OSError as error:
        raise DatabaseUnavailable("folder", str(error)) from error
