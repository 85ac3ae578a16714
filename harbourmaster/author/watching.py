"""Waiting until a file of a game is saved."""

from __future__ import annotations

import time
from collections.abc import Callable

from harbourmaster.author.folders import GameFolders

INTERVAL = 0.3
"""Seconds between two looks at the files."""


def snapshot(folders: GameFolders) -> dict[str, int]:
    """Return the modification time of each file of a game."""
    found = {}
    for file in folders.files():
        try:
            found[str(file)] = file.stat().st_mtime_ns
        except FileNotFoundError:
            continue  # An editor replaces a file when it saves.
    return found


def wait_for_change(
    folders: GameFolders, before: dict[str, int], is_over: Callable[[], bool] = lambda: False
) -> bool:
    """Wait until a file is saved; return False if `is_over` returns True first."""
    while snapshot(folders) == before:
        if is_over():
            return False
        time.sleep(INTERVAL)
    return True
