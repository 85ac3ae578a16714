"""Addresses of databases: reading them, and making the place ready that they name."""

from __future__ import annotations

import importlib
import re
from contextlib import suppress
from pathlib import Path
from typing import cast, get_args
from urllib.parse import parse_qs, quote, unquote, urlsplit

from msgspec import Struct

from storage.core.postgres import parameters
from storage.core.sql.problems import DatabaseUnavailable
from storage.core.sql.transactions import Kind
from storage.core.sqlite import private_files

ENDS = ("", "-wal", "-shm", "-journal")
"""What is added to the name of a SQLite file for those that it keeps beside it."""
PORT = "its port is no number; in a password : is written as %3A, / as %2F, @ as %40"
_PASSWORD = re.compile(r"(?<=://)([^/:@]*):(?:[^/]*|[^@]*)@")
"""As they are written: a `/`, `:` or `@` in one may not stand for itself, but does in what people type."""
_WHO = re.compile(r"([^:/?@]*)(?::([^@]*))?@")
"""Who is to be let in, and the password; a host and its port, without anybody, end with no `@`."""


class Address(Struct, frozen=True):
    """Where a database is."""

    kind: Kind
    database: str
    """The path of a file, or the name that a database has on its server."""
    text: str
    """As it was given."""
    dsn: str = ""
    """That of a server as its driver reads it."""

    @property
    def shown(self) -> str:
        """As it may be shown: without its password."""
        return without_password(self.text)

    @property
    def is_sqlite(self) -> bool:
        """Tell whether it names a file of SQLite."""
        return self.kind == "sqlite"


def without_password(address: str) -> str:
    """Return an address as it may be shown, also one that can't be read."""
    return _PASSWORD.sub(r"\1:***@", address)


def read(address: str) -> Address:
    """Read an address; raises DatabaseUnavailable ("address", "driver", "parameter")."""
    kind, between, rest = address.partition("://")
    kind = kind.partition("+")[0]  # sqlite+aiosqlite: others name the driver, too
    if not between:
        raise DatabaseUnavailable("address", "it has no ://")
    if kind not in get_args(Kind):
        raise DatabaseUnavailable("driver", kind)
    return _of_file(address, rest) if kind == "sqlite" else _on_server(address, cast("Kind", kind), rest)


def _of_file(address: str, rest: str) -> Address:
    path = rest.partition("?")[0]
    file = unquote(path.removeprefix("/"))
    if not path.startswith("/") or file in {"", ":memory:"}:
        raise DatabaseUnavailable("address", "names no file")
    return Address("sqlite", file, address)


def _on_server(address: str, kind: Kind, rest: str) -> Address:
    try:
        parts = urlsplit(f"{kind}://{_quoted(rest).replace('#', '%23')}")  # with us nothing comes after a #
        _ = parts.port
    except ValueError:
        # What stands where the port should be may be of the password.
        raise DatabaseUnavailable("address", PORT) from None
    words = parse_qs(parts.query, keep_blank_values=True)
    if (misfit := parameters.misfit(words)) is not None:
        raise DatabaseUnavailable("parameter", misfit)
    try:
        importlib.import_module("asyncpg")
    except ImportError as error:
        raise DatabaseUnavailable("driver", str(error)) from error
    dsn = parameters.for_driver(parts.geturl(), words)
    return Address(kind, unquote(parts.path.removeprefix("/")), address, dsn)


def _quoted(rest: str) -> str:
    """Return what follows the kind in an address, with a password in which `:` and `/` may stand for themselves."""
    who = _WHO.match(rest)
    if who is None:
        return rest
    place = rest[who.end() :]
    if "@" in place.partition("/")[0]:
        raise ValueError(PORT)
    name, password = (None if said is None else quote(unquote(said), safe="") for said in who.groups())
    return f"{name}@{place}" if password is None else f"{name}:{password}@{place}"


def make_ready(where: Address, *, may_create: bool) -> None:
    """Make the folder of a SQLite file and the file itself; where nothing may be made, it must be there.

    What there is of it is closed to everybody but its owner.
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
        with suppress(OSError):  # SQLite will say why it can't be opened
            private_files.make(path)
    elif not is_there:
        raise DatabaseUnavailable("missing", str(path))
    private_files.tighten(*(path.with_name(f"{path.name}{end}") for end in ENDS))


def file_of(where: Address) -> Path:
    """Return the path of a SQLite file."""
    return Path(where.database)


def delete(file: Path) -> None:
    """Delete a SQLite file and those that it keeps beside it, as far as they are there; raises OSError."""
    for end in ENDS:
        file.with_name(f"{file.name}{end}").unlink(missing_ok=True)


def _make_folder(folder: Path) -> None:
    try:
        private_files.make_folder(folder)
    except OSError as error:
        raise DatabaseUnavailable("folder", str(error)) from error
