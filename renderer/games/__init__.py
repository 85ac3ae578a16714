"""The drawings for games, one folder per game.

The folder has the game's id as its name, with underscores instead of hyphens. `__path__` is extended so that
a folder `renderer/games/<g>` anywhere on sys.path is found too.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
