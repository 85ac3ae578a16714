"""The list of files that an earlier build has written, so that a build changes only what it has to."""

from __future__ import annotations

import contextlib
from pathlib import Path, PurePosixPath

import msgspec
from msgspec import Struct

NAME = ".harbourmaster-site.json"


class PageFiles(Struct):
    """The files of a page, and a fingerprint of everything that determines them.

    Without a fingerprint, the page is rendered in each build.
    """

    fingerprint: str
    files: list[str]


class Manifest(Struct):
    """The pages that a build has written, by their paths."""

    pages: dict[str, PageFiles] = {}

    def all_files(self) -> set[str]:
        """Return the paths of all files."""
        return {file for page in self.pages.values() for file in page.files}


class NotASite(Exception):
    """Raised if a folder contains files that no earlier build has written."""


def load(folder: Path) -> Manifest:
    """Load the manifest of an earlier build.

    Raises NotASite if the folder has none and is not empty, so that no other files are overwritten.
    """
    file = folder / NAME
    if file.exists():
        with contextlib.suppress(msgspec.MsgspecError):
            found = msgspec.json.decode(file.read_bytes(), type=Manifest)
            if all(_is_inside(path) for path in found.all_files()):
                return found
        raise NotASite(f"{file} can't be read")
    if folder.exists() and any(folder.iterdir()):
        raise NotASite(f"{folder} contains other files; choose an empty folder")
    return Manifest()


def _is_inside(path: str) -> bool:
    """Return whether a path is below the folder, so that a manipulated manifest deletes no other files."""
    relative = PurePosixPath(path)
    return not relative.is_absolute() and ".." not in relative.parts


def save(folder: Path, manifest: Manifest) -> None:
    """Save the manifest."""
    part = folder / f"{NAME}.tmp"
    part.write_bytes(msgspec.json.encode(manifest))
    part.replace(folder / NAME)


def write_file(folder: Path, path: str, content: bytes) -> bool:
    """Write a file unless it has this content already; return whether it was written."""
    file = folder / path
    with contextlib.suppress(OSError):
        if file.read_bytes() == content:
            return False
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return True


def delete_file(folder: Path, path: str) -> None:
    """Delete a file, and the folders that become empty."""
    file = folder / path
    file.unlink(missing_ok=True)
    for parent in file.parents:
        if parent == folder:
            return
        try:
            parent.rmdir()
        except OSError:
            return
