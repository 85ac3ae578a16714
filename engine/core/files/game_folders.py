"""Folders with games outside the repository: HARBOURMASTER_GAMES, and installed packages with an entry point.

Such a folder contains `engine/games/<game>` and `renderer/games/<game>`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

VARIABLE = "HARBOURMASTER_GAMES"
"""The environment variable with a list of folders, separated like those in PATH."""
ENTRY_POINTS = "harbourmaster.games"
"""The group of entry points. Each one names a package whose folder contains games."""


def split_folders(value: str) -> tuple[Path, ...]:
    """Return the folders in a path list."""
    return tuple(Path(part).expanduser() for part in value.split(os.pathsep) if part.strip())


def game_folders() -> tuple[Path, ...]:
    """Return all folders with games: first those in the environment, then those of installed packages."""
    return (*split_folders(os.environ.get(VARIABLE, "")), *_package_folders())


def _package_folders() -> Iterable[Path]:
    for entry_point in sorted(entry_points(group=ENTRY_POINTS), key=lambda found: found.name):
        try:
            spec = find_spec(entry_point.module)
        except (ImportError, ValueError):
            continue
        if spec is not None:
            yield from map(Path, spec.submodule_search_locations or ())


def extended_path(path: Iterable[str], package: str) -> list[str]:
    """Return a package's `__path__` with its folders in all folders with games, such as `engine/games`."""
    found = [str(folder.absolute() / package) for folder in game_folders() if (folder / package).is_dir()]
    return list(dict.fromkeys([*path, *found]))
