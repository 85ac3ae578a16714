"""Creating files that contain secrets and that only their owner can access.

If possible, a new file gets the owner of its folder. For example, a file created by an administrator as root
then belongs to the bot. SQLite gives the files next to a database the same permissions as the database.
"""

from __future__ import annotations

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
GROUP_AND_OTHERS = 0o077

log = logging.getLogger(__name__)


def opener(path: str, flags: int) -> int:
    """Open a file; used as the `opener` argument of `open`.

    Only the owner can access a new file.
    """
    if not flags & os.O_CREAT:
        return os.open(path, flags)
    try:
        # Detect an existing file or link, because its owner must never be changed.
        made = os.open(path, flags | os.O_EXCL, FILE)
    except FileExistsError:
        if flags & os.O_EXCL:
            raise
        return os.open(path, flags, FILE)
    _copy_owner(made, Path(path).parent)
    return made


def create(path: Path) -> None:
    """Create an empty file unless it exists; raises OSError."""
    os.close(opener(str(path), os.O_CREAT | os.O_WRONLY))


def create_folder(folder: Path, mode: int = FOLDER) -> None:
    """Create a folder; raises OSError.

    An existing folder stays unchanged, because it may contain other files.
    """
    if folder.is_dir():
        return
    create_folder(folder.parent, 0o777)
    folder.mkdir(mode=mode, exist_ok=True)
    made = os.open(folder, os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        _copy_owner(made, folder.parent)
    finally:
        os.close(made)


def _copy_owner(made: int, folder: Path) -> None:
    """Set a new file's owner to the owner of its folder, if that is another user.

    Does nothing if we lack the permission.
    """
    owner = folder.stat()
    if owner.st_uid != os.fstat(made).st_uid:
        with suppress(OSError):
            os.fchown(made, owner.st_uid, owner.st_gid)


def restrict_access(*paths: Path) -> None:
    """Restrict existing files to their owner; log a warning if that fails.

    A device such as /dev/null stays unchanged, because other programs need it.
    """
    for path in paths:
        try:
            mode = path.stat().st_mode
            if stat.S_ISREG(mode) and mode & GROUP_AND_OTHERS:
                path.chmod(stat.S_IMODE(mode) & ~GROUP_AND_OTHERS)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning(
                "%s can be read by other users, and its permissions could not be changed: %s", path, error
            )
