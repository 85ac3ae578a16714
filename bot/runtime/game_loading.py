"""Loading the games at startup: games outside the repository, and games that have to be left out."""

from __future__ import annotations

import logging
import os
import traceback
from pathlib import Path

import engine.games
import renderer.games
from bot.core.words.bundles import Bundle
from bot.core.words.i18n import FALLBACK, clear_caches, locales
from engine.core.files.game_folders import VARIABLE, extended_path, split_folders
from engine.core.files.library import AnyGame, broken_games, games, leave_out
from renderer.picture import drawing

log = logging.getLogger(__name__)


def add_folders(value: str) -> None:
    """Add the folders with games that a `.env` file lists, for this process and the processes that it starts."""
    if not value or value == os.environ.get(VARIABLE):
        return
    os.environ[VARIABLE] = value
    for package, folder in ((engine.games, "engine/games"), (renderer.games, "renderer/games")):
        package.__path__[:] = extended_path(package.__path__, folder)
    games.cache_clear()
    clear_caches()


def check_games() -> None:
    """Leave out each game whose pictures or texts can't be loaded, and log all games that are left out."""
    for rules in [*games().values()]:
        try:
            drawing(rules.id)
            _check_texts(rules)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a game's code may raise anything; the others must work
            leave_out(rules.id, error)
    for game_id, cause in broken_games().items():
        log.error("the game %s can't be loaded and is left out: %s", game_id, describe_error(cause))
    for folder in split_folders(os.environ.get(VARIABLE, "")):
        is_empty = folder.is_dir() and not any(folder.iterdir())
        if not (folder / "engine/games").is_dir() and not is_empty:
            log.error("%s: %s contains no folder engine/games", VARIABLE, folder)


def _check_texts(rules: AnyGame) -> None:
    """Raise an error if a file of texts can't be read, or if the game has no name."""
    for locale in locales():
        file = rules.folder / "locales" / f"{locale}.ftl"
        if locale == FALLBACK or file.exists():
            bundle = Bundle(locale, [file.read_text(encoding="utf-8")])
            if locale == FALLBACK and not bundle.has_message(f"{rules.id}-name"):
                raise LookupError(f"{file} does not define {rules.id}-name")


def describe_error(error: BaseException, folder: Path = Path("games")) -> str:
    """Return an error in one line, with the innermost line of code, by preference in the given folder.

    The message of an error in a game's own code contains no data about users.
    """
    if isinstance(error, SyntaxError):
        return f"{type(error).__name__}: {error.msg} ({error.filename}:{error.lineno})"
    frames = traceback.extract_tb(error.__traceback__)
    found = [frame for frame in frames if f"{folder}{os.sep}" in frame.filename] or frames
    place = f" ({found[-1].filename}:{found[-1].lineno})" if found else ""
    message = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}{': ' if message else ''}{message}{place}"
