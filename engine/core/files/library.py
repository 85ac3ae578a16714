"""Discovery of games: each folder in `engine.games` with a `game.py` that exports GAME.

A game that can't be loaded is left out, so that it does not stop the others.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import engine.games
from engine.core.game import Game

AnyGame = Game[Any, Any, Any]


class UnknownGame(Exception):
    """Raised when there is no game with the given name."""


class BrokenGame(UnknownGame):
    """Raised when a game's folder exists, but the game can't be loaded.

    `__cause__` is the error.
    """


_broken: dict[str, BaseException] = {}


@cache
def games() -> dict[str, AnyGame]:
    """Return all games by id, sorted by id, without those that can't be loaded."""
    _broken.clear()
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules(engine.games.__path__):
        if not module.ispkg:
            continue
        game_id = module.name.replace("_", "-")
        try:
            found[game_id] = _load(module.name, game_id)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a game's code may raise anything; the others must work
            _broken[game_id] = error
    return dict(sorted(found.items()))


def _load(folder: str, game_id: str) -> AnyGame:
    """Import a game and read its edition."""
    loaded = importlib.import_module(f"engine.games.{folder}.game").GAME
    if not isinstance(loaded, Game):
        raise TypeError(f"GAME is {type(loaded).__name__}, not a Game")
    if loaded.id != game_id:
        raise ValueError(f"the id {loaded.id!r} does not fit the folder {folder!r}")
    loaded.default_edition()
    return loaded


def broken_games() -> dict[str, BaseException]:
    """Return the games that can't be loaded, with the errors."""
    games()
    return dict(sorted(_broken.items()))


def leave_out(game_id: str, error: BaseException) -> None:
    """Leave out a game of which another part, such as its pictures, can't be loaded."""
    if games().pop(game_id, None) is not None:
        _broken[game_id] = error


def game(name: str) -> AnyGame:
    """Return a game by id.

    Raise UnknownGame if there is no such game, and BrokenGame if it can't be loaded.
    """
    found = games().get(name)
    if found is not None:
        return found
    if name in _broken:
        raise BrokenGame(name) from _broken[name]
    raise UnknownGame(name)
