"""`author new`: create a small, complete game from the template."""

from __future__ import annotations

import os
import re
from pathlib import Path

from engine.core.files.game_folders import VARIABLE, split_folders
from engine.core.files.library import broken_games, games
from harbourmaster.author.folders import DEFAULT_FOLDER, REPOSITORY, folder_name, use_default_folder
from harbourmaster.failure import Failure

TEMPLATE = Path(__file__).parent / "template"
GUIDE = REPOSITORY / "docs/authors/README.md"
GAME_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MAX_LENGTH = 30
"""Maximum length of a game's id. Longer ids don't fit into the ids of buttons."""


def create(game_id: str, folder: Path | None) -> int:
    """Create a game in a folder, and print what to do next."""
    use_default_folder()
    if not GAME_ID.fullmatch(game_id) or len(game_id) > MAX_LENGTH:
        raise Failure(f"{game_id!r} is not an id: use lower-case letters and hyphens, such as paper-boats")
    if game_id in games() or game_id in broken_games():
        raise Failure(f"there is already a game {game_id}")
    listed = split_folders(os.environ.get(VARIABLE, ""))
    root = folder or (listed[0] if listed else DEFAULT_FOLDER)
    created = [_copy(file, root, game_id) for file in sorted(TEMPLATE.rglob("*")) if _is_source(file)]
    print(f"created {game_id} in {root} ({len(created)} files)")
    if root.absolute() not in [one.absolute() for one in (*listed, DEFAULT_FOLDER)]:
        print(f"next: export {VARIABLE}={root.absolute()}")
    print(f"next: harbourmaster author check {game_id}")
    if GUIDE.is_file():
        print(f"guide: {GUIDE}")
    return 0


def _is_source(file: Path) -> bool:
    return file.is_file() and "__pycache__" not in file.parts


def _copy(file: Path, root: Path, game_id: str) -> Path:
    target = root / _rename(str(file.relative_to(TEMPLATE)), game_id)
    if target.exists():
        raise Failure(f"{target} exists already")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_rename(file.read_text(encoding="utf-8"), game_id), encoding="utf-8")
    return target


def _rename(text: str, game_id: str) -> str:
    """Replace the template's names with those of the new game."""
    words = game_id.split("-")
    for old, new in {
        "template_game": folder_name(game_id),
        "template-game": game_id,
        "TemplateGame": "".join(map(str.capitalize, words)),
        "Template game": " ".join(words).capitalize(),
    }.items():
        text = text.replace(old, new)
    return text
