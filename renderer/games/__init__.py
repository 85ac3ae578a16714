"""The drawings for games, in one folder per game, named like the game with underscores.

`__path__` is extended so that a folder `renderer/games/<g>` anywhere on sys.path is found too.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
