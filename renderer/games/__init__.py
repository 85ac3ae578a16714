"""The pictures of the games, one folder each, named like the game with underscores.

The path is open: a folder `renderer/games/<g>` anywhere on sys.path counts too.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
