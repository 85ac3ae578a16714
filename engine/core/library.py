"""Discovery of games: each folder in `engine.games` with a `game.py` that exports GAME."""

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


@cache
def games() -> dict[str, AnyGame]:
    """Return all games by id, sorted by id."""
    names = (module.name for module in pkgutil.iter_modules(engine.games.__path__) if module.ispkg)
    found: list[AnyGame] = [importlib.import_module(f"engine.games.{name}.game").GAME for name in names]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def game(name: str) -> AnyGame:
    """Return a game by id.

    Raise UnknownGame if there is no such game.
    """
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(name) from None
