"""The folders of a game, in the repository or in a folder of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

import engine.games
import harbourmaster
from bot.runtime.game_loading import add_folders, describe_error
from engine.core.files.game_folders import VARIABLE
from engine.core.files.library import AnyGame, broken_games, games
from harbourmaster.failure import Failure

REPOSITORY = Path(harbourmaster.__file__).parents[1]
DEFAULT_FOLDER = Path("games")
"""The folder for games if HARBOURMASTER_GAMES is not set."""


class GameFolders(Struct, frozen=True):
    """Where a game is."""

    game_id: str
    root: Path
    """The folder that contains `engine/games/<game>` and `renderer/games/<game>`."""

    @property
    def name(self) -> str:
        """Return the name of the game's folders."""
        return folder_name(self.game_id)

    @property
    def parts(self) -> tuple[Path, Path]:
        """Return the folder with the rules and the folder with the pictures."""
        return self.root / "engine/games" / self.name, self.root / "renderer/games" / self.name

    @property
    def is_in_repository(self) -> bool:
        """Return whether the game is part of the repository."""
        return self.root.resolve() == REPOSITORY.resolve()

    def files(self) -> Iterator[Path]:
        """Yield all files of the game."""
        for part in self.parts:
            yield from (file for file in part.rglob("*") if file.is_file() and file.suffix != ".pyc")

    def environment(self) -> dict[str, str]:
        """Return the environment for a process that needs the game."""
        return {**os.environ, VARIABLE: str(self.root), "MYPYPATH": str(self.root)}


def folder_name(game_id: str) -> str:
    """Return the name of a game's folders."""
    return game_id.replace("-", "_")


def require_repository() -> None:
    """Raise Failure unless the tests and the development tools are installed."""
    if not (REPOSITORY / "tests/engine").is_dir():
        raise Failure("the tools for authors need a clone of the repository, and `make setup`")


def use_default_folder() -> None:
    """Use the folder `games` if HARBOURMASTER_GAMES is not set and the folder exists."""
    if not os.environ.get(VARIABLE) and (DEFAULT_FOLDER / "engine/games").is_dir():
        add_folders(str(DEFAULT_FOLDER.absolute()))


def find_game(game_id: str) -> GameFolders:
    """Return where a game is; raise Failure if there is none with this id."""
    use_default_folder()
    for path in map(Path, engine.games.__path__):
        if folder_name(game_id).isidentifier() and (path / folder_name(game_id)).is_dir():
            return GameFolders(game_id, path.parents[1])
    known = ", ".join([*games(), *broken_games()])
    raise Failure(f"there is no game {game_id!r}; known games: {known}. Is {VARIABLE} set?")


def load_game(game_id: str) -> AnyGame:
    """Return a game; raise Failure with the reason if it can't be loaded."""
    error = broken_games().get(game_id)
    if error is not None:
        raise Failure(f"{game_id} can't be loaded: {describe_error(error)}") from error
    return games()[game_id]
