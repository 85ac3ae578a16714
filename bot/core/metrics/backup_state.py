"""The state of the daily backups, for metrics and `/host health`."""

from __future__ import annotations

from msgspec import Struct


class BackupState(Struct):
    """The state of this process's daily backups."""

    is_on: bool = False
    """Whether this process makes backups."""
    error: str = ""
    """Why the last attempt failed; empty if it succeeded."""
    last: float | None = None
    """When the latest backup was created, in Unix seconds."""
