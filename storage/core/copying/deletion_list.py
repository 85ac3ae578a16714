"""The list of deleted users, kept beside the backups, so that a restore can delete them again.

It contains only random keys, which nothing but a backup can link to an account.
"""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path

from storage.core.sqlite import private_files

FILE_NAME = "deleted-users.txt"
FILES = "deleted-users*.txt"
"""The lists in a folder: each process on another machine has its own, which an operator can collect."""


def add(folder: Path, user_keys: Collection[int]) -> None:
    """Append users to the list in a folder, and flush it to the disk; raises OSError."""
    if not user_keys:
        return
    private_files.create_folder(folder)
    lines = "".join(f"{key}\n" for key in user_keys)
    # One write to a file opened for appending does not mix with the write of another process.
    with open(folder / FILE_NAME, "a+b", opener=private_files.opener) as file:
        # A full disk may have cut off the last line.
        file.seek(max(0, file.tell() - 1))
        file.write((lines if file.read() in {b"", b"\n"} else f"\n{lines}").encode())
        file.flush()
        os.fsync(file.fileno())


def read(*folders: Path) -> set[int]:
    """Return the users on all lists in some folders; raises OSError.

    A line that a full disk has cut off is skipped.
    """
    found = (path for folder in folders for path in folder.glob(FILES))
    lines = (line.strip() for path in found for line in path.read_bytes().splitlines())
    return {int(line) for line in lines if line.isdigit()}
