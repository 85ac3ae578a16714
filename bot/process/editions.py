"""The host's own editions: files `<game>.toml` in a folder, in place of those that come with the games."""

from __future__ import annotations

from pathlib import Path

from bot.process.environment import BadSettings
from engine.core.game import BadEdition
from engine.core.library import games


def read_editions(folder: Path | None) -> dict[str, str]:
    """Read all edition files of a folder by game; BadSettings says which can't be played with and why."""
    if folder is None:
        return {}
    if not folder.is_dir():
        raise BadSettings(f"HARBOURMASTER_EDITIONS is {folder}, which is no folder.")
    return {file.stem: _read(file) for file in sorted(folder.glob("*.toml"))}


def _read(file: Path) -> str:
    if file.stem not in games():
        raise BadSettings(f"{file}: there is no game {file.stem!r}; there are {', '.join(games())}.")
    try:
        edition = file.read_text(encoding="utf-8")
        games()[file.stem].read_edition(edition)
    except (BadEdition, OSError, UnicodeDecodeError) as slip:
        raise BadSettings(f"{file}: {slip}") from slip
    return edition
