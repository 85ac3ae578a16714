"""The list of deleted users, kept beside the backups, so that a restore can delete them again.

It contains only random keys, which mean nothing without a backup.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Collection
from pathlib import Path

from storage.core.sqlite import private_files

FILE_NAME = "deleted-users.txt"
FILES = "deleted-users*.txt"
"""Matches the file names of all lists in a folder.

Each machine writes its own list, and an operator may collect them in one folder.
"""
_KEY = re.compile(r"[0-9]{1,19}")


def add(folder: Path, user_keys: Collection[int]) -> None:
    """Append users to the list in a folder, and flush it to the disk; raises OSError."""
    if not user_keys:
        return
    private_files.create_folder(folder)
    lines = "".join(f"{key}\n" for key in user_keys)
    # A single write in append mode is not interleaved with another process's write.
    with open(folder / FILE_NAME, "a+b", opener=private_files.opener) as file:
        # A full disk may have truncated the last line, so start a new one.
        file.seek(max(0, file.tell() - 1))
        file.write((lines if file.read() in {b"", b"\n"} else f"\n{lines}").encode())
        file.flush()
        os.fsync(file.fileno())


def read(*folders: Path) -> set[int]:
    """Return the users on all lists in the given folders; raises OSError if one can't be read.

    A line truncated by a full disk is skipped.
    """
    found = (path for folder in folders for path in folder.glob(FILES))
    lines = (line.strip() for path in found for line in _text(path).splitlines())
    return {int(line) for line in lines if _KEY.fullmatch(line)}


def _text(path: Path) -> str:
    """Return the text of a list without a byte-order mark, which an operator's editor may have added."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        # Ignoring this list would make a restore bring back deleted users.
        raise OSError(errno.EILSEQ, "not UTF-8 text", str(path)) from error
