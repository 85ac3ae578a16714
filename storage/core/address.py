"""Parsing database addresses, and creating SQLite files and their folders."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote

from msgspec import Struct

from storage.core.postgres import hosts
from storage.core.sql.database_errors import DatabaseUnavailable, disk_reason
from storage.core.sql.transactions import Kind
from storage.core.sqlite import private_files

FILE_SUFFIXES = ("", "-wal", "-shm", "-journal")
"""Suffixes of a SQLite file and of the files that SQLite keeps next to it."""
KINDS: Mapping[str, Kind] = {"sqlite": "sqlite", "postgresql": "postgresql", "postgres": "postgresql"}
"""Maps the scheme of an address to the kind of database."""
_PASSWORD = re.compile(r"(?<=://)([^/:@]*):(?:[^/]*|[^@]*)@")
"""Matches the user name and password in a database URL.

In a URL, `/`, `:` and `@` in a password must be escaped. Users often forget that, so unescaped ones match
too.
"""


class Address(Struct, frozen=True):
    """A parsed database address."""

    kind: Kind
    database: str
    """The path of the SQLite file, or the name of the PostgreSQL database."""
    text: str
    """The address as given."""
    dsns: tuple[str, ...] = ()
    """One connection URL per host of the server, in the format that the driver expects."""

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

    Raises DatabaseUnavailable with the reason "address", "driver" or "parameter".
    """
    scheme, between, rest = address.partition("://")
    name = scheme.partition("+")[0]  # some programs add the driver, as in sqlite+aiosqlite
    if not between:
        raise DatabaseUnavailable("address", "it has no ://")
    kind = KINDS.get(name.lower())
    if kind is None:
        raise DatabaseUnavailable("address", f"{name}:// is not supported; use postgresql:// or sqlite:///")
    return _parse_sqlite(address, rest) if kind == "sqlite" else _parse_postgres(address, rest)


def _parse_sqlite(address: str, rest: str) -> Address:
    path = rest.partition("?")[0]
    file = unquote(path.removeprefix("/"))
    if not path.startswith("/") or file in {"", ":memory:"}:
        raise DatabaseUnavailable(
            "address", "it contains no file; use sqlite:/// followed by the path of a file"
        )
    return Address("sqlite", file, address)


def _parse_postgres(address: str, rest: str) -> Address:
    server = hosts.parse(rest)
    try:
        importlib.import_module("asyncpg")
    except ImportError as error:
        raise DatabaseUnavailable(
            "driver", f"{error}; docs/postgresql.md explains the installation"
        ) from error
    return Address("postgresql", server.database, address, server.dsns)


def prepare_file(where: Address, *, may_create: bool) -> None:
    """Create a SQLite file and its folder.

    Unless `may_create` is set, the file must already exist. Only the owner can access the created files and
    folders.
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
        with suppress(OSError):  # if this fails, SQLite reports the reason when it opens the file
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
        raise DatabaseUnavailable(disk_reason(error) or "folder", str(error)) from error
