"""A cache of pictures on disk with a size limit."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

MAX_BYTES = 1024 * 1024 * 1024
"""Maximum total size; the pictures that were not requested for the longest time are deleted first."""
TARGET = 0.9
"""The fraction of the limit to which the cache shrinks when it is full."""


class PictureCache:
    """Pictures by their paths, in a folder. All methods may block."""

    def __init__(self, folder: Path, max_bytes: int = MAX_BYTES) -> None:
        self._folder, self._max_bytes = folder, max_bytes
        self._size: int | None = None

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
            self._size = self._measure() if self._size is None else self._size + len(content)
            if self._size > self._max_bytes:
                self._shrink()

    def _file(self, path: str) -> Path:
        return self._folder / hashlib.sha256(path.encode()).hexdigest()

    def _measure(self) -> int:
        return sum(size for _, size, _ in self._list())

    def _list(self) -> list[tuple[float, int, Path]]:
        found = []
        for entry in os.scandir(self._folder):
            with contextlib.suppress(OSError):
                status = entry.stat()
                found.append((status.st_mtime, status.st_size, Path(entry.path)))
        return found

    def _shrink(self) -> None:
        files = sorted(self._list())
        size = sum(one for _, one, _ in files)
        for _, one, file in files:
            if size <= self._max_bytes * TARGET:
                break
            with contextlib.suppress(OSError):
                file.unlink()
            size -= one
        self._size = size
