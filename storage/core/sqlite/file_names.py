"""What an SQLite file is called in addresses: a name may hold what means something there, such as `#`, `?`, `%`."""

from __future__ import annotations

import errno
from pathlib import Path
from urllib.parse import quote, unquote


def address_of(file: Path) -> str:
    """Return the address of a file; raises OSError where its name is no text."""
    try:
        return f"sqlite:///{quote(str(file.absolute()), safe=' +/')}"
    except UnicodeEncodeError as slip:
        raise OSError(errno.EILSEQ, "its name is no text (UTF-8)", str(file)) from slip


def file_in(address: str) -> Path | None:
    """Return the file that such an address names; None where it names none."""
    kind, _, file = address.partition(":///")
    return Path(unquote(file.split("?", maxsplit=1)[0])) if kind.startswith("sqlite") and file else None


def read_only(file: Path) -> str:
    """Return the address by which SQLite itself opens a file only for reading."""
    return f"{file.absolute().as_uri()}?mode=ro"
