"""Files that hold secrets: for their owner alone, from the moment they are made.

That is whoever owns the folder, as far as we may give files away: what an administrator makes as root is the bot's.
SQLite gives the files beside a database the rights of the database itself.
"""

from __future__ import annotations

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077

log = logging.getLogger(__name__)


def opener(path: str, flags: int) -> int:
    """Open a file for `open`, one that is made being for its owner alone."""
    if not flags & os.O_CREAT:
        return os.open(path, flags)
    try:
        # What is there already, a link too, is never given away.
        made = os.open(path, flags | os.O_EXCL, FILE)
    except FileExistsError:
        if flags & os.O_EXCL:
            raise
        return os.open(path, flags, FILE)
    _give(made, Path(path).parent)
    return made


def make(path: Path) -> None:
    """Make an empty file unless it is there; raises OSError."""
    os.close(opener(str(path), os.O_CREAT | os.O_WRONLY))


def make_folder(folder: Path, mode: int = FOLDER) -> None:
    """Make a folder; one that is there may hold other things too, and is left as it is. Raises OSError."""
    if folder.is_dir():
        return
    make_folder(folder.parent, 0o777)
    folder.mkdir(mode=mode, exist_ok=True)
    made = os.open(folder, os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        _give(made, folder.parent)
    finally:
        os.close(made)


def _give(made: int, folder: Path) -> None:
    """Give what was made to the owner of the folder in which it lies, where that is somebody else and we may."""
    owner = folder.stat()
    if owner.st_uid != os.fstat(made).st_uid:
        with suppress(OSError):
            os.fchown(made, owner.st_uid, owner.st_gid)


def tighten(*paths: Path) -> None:
    """Close files to all others, those that are there; who doesn't own them can't, and is told.

    What is no file, a device such as /dev/null, is left as it is: others need it.
    """
    for path in paths:
        try:
            mode = path.stat().st_mode
            if stat.S_ISREG(mode) and mode & OTHERS:
                path.chmod(stat.S_IMODE(mode) & ~OTHERS)
        except FileNotFoundError:
            continue
        except OSError as slip:
            log.warning("%s can be read by others, and that could not be changed: %s", path, slip)
