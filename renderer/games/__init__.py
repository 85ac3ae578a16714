"""The drawings for games, one folder per game.

The folder has the game's id as its name, with underscores instead of hyphens. `__path__` is extended so that
a folder `renderer/games/<g>` anywhere on sys.path is found too, and in the folders of
engine/core/files/game_folders.py.
"""

from pkgutil import extend_path

from engine.core.files.game_folders import extended_path

__path__ = extended_path(extend_path(__path__, __name__), "renderer/games")
