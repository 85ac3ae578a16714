"""Conversion between SQLite file names and addresses, including special characters like `#`, `?` and `%`."""

from __future__ import annotations

import errno
from pathlib import Path
from urllib.parse import quote, unquote


def address_of(file: Path) -> str:
    """Return a file's address; raises OSError if its name cannot be encoded as text."""
    try:
        return f"sqlite:///{quote(str(file.absolute()), safe=' +/')}"
    except UnicodeEncodeError as error:
        raise OSError(errno.EILSEQ, "its name is not valid UTF-8", str(file)) from error


def sqlite_path(address: str) -> Path | None:
    """Return the file that an address names, or None if it names no file."""
    kind, _, file = address.partition(":///")
    return Path(unquote(file.split("?", maxsplit=1)[0])) if kind.startswith("sqlite") and file else None


def existing_file_uri(file: Path) -> str:
    """Return a URI with which SQLite opens an existing file but never creates one."""
    return f"{file.absolute().as_uri()}?mode=rw"


def read_only_uri(file: Path) -> str:
    """Return a URI with which SQLite opens a file read-only."""
    return f"{file.absolute().as_uri()}?mode=ro"
