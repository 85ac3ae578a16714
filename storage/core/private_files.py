"""Files that hold secrets: for their owner alone, from the moment they are made.

SQLite gives the files beside a database the rights of the database itself.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077

log = logging.getLogger(__name__)


def opener(path: str, flags: int) -> int:
    """Open a file for `open`, one that is made being for its owner alone."""
    return os.open(path, flags, FILE)


def make(path: Path) -> None:
    """Make an empty file unless it is there; raises OSError."""
    os.close(opener(str(path), os.O_CREAT | os.O_WRONLY))


def make_folder(folder: Path) -> None:
    """Make a folder; one that is there may hold other things too, and is left as it is. Raises OSError."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def tighten(*paths: Path) -> None:
    """Close files to all others, those that are there; who doesn't own them can't, and is told."""
    for path in paths:
        try:
            mode = path.stat().st_mode & 0o777
            if mode & OTHERS:
                path.chmod(mode & ~OTHERS)
        except FileNotFoundError:
            continue
        except OSError as slip:
            log.warning("%s can be read by others, and that could not be changed: %s", path, slip)
