"""The games, one folder each, discovered by scanning this package.

`__path__` is extended so that a folder `engine/games/<g>` anywhere on sys.path is found too, and in the
folders of engine/core/files/game_folders.py.
"""

from pkgutil import extend_path

from engine.core.files.game_folders import extended_path

__path__ = extended_path(extend_path(__path__, __name__), "engine/games")
