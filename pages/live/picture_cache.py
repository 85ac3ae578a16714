"""A cache of pictures on disk with a size limit."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import time
from pathlib import Path

MAX_BYTES = 1024 * 1024 * 1024
"""Maximum total size; the pictures that were not requested for the longest time are deleted first."""
TARGET = 0.9
"""The fraction of the limit to which the cache shrinks when it is full."""
MAX_AGE = 30 * 24 * 3600.0
"""Seconds after which a picture that nobody has requested is deleted, because it may contain a deleted user's name."""
PRUNE_SECONDS = 24 * 3600.0


class PictureCache:
    """Pictures by their paths, in a folder. All methods may block."""

    def __init__(self, folder: Path, max_bytes: int = MAX_BYTES) -> None:
        self._folder, self._max_bytes = folder, max_bytes
        self._size, self._next_prune = 0, 0.0

    def get(self, path: str) -> bytes | None:
        """Return a picture, or None if it is not in the cache."""
        file = self._file(path)
        try:
            content = file.read_bytes()
            os.utime(file)
        except OSError:
            return None
        return content

    def put(self, path: str, content: bytes) -> None:
        """Store a picture. A full disk is not an error, because the picture can be drawn again."""
        file = self._file(path)
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            # Other processes may use the same folder, so they must never read a part of a file.
            with tempfile.NamedTemporaryFile(dir=self._folder, suffix=".tmp", delete=False) as part:
                part.write(content)
            Path(part.name).replace(file)
            self._size += len(content)
            if self._size > self._max_bytes or time.monotonic() >= self._next_prune:
                self._prune()

    def _file(self, path: str) -> Path:
        return self._folder / hashlib.sha256(path.encode()).hexdigest()

    def _prune(self) -> None:
        """Delete pictures that are too old, and if the cache is full, those that were not requested for longest."""
        files = sorted(self._list())
        size = sum(one for _, one, _ in files)
        limit = size if size <= self._max_bytes else self._max_bytes * TARGET
        for requested, one, file in files:
            if size <= limit and requested > time.time() - MAX_AGE:
                break
            with contextlib.suppress(OSError):
                file.unlink()
            size -= one
        self._size, self._next_prune = size, time.monotonic() + PRUNE_SECONDS

    def _list(self) -> list[tuple[float, int, Path]]:
        found = []
        for entry in os.scandir(self._folder):
            with contextlib.suppress(OSError):
                status = entry.stat()
                found.append((status.st_mtime, status.st_size, Path(entry.path)))
        return found
