"""The games, one folder each; a game is found by walking this package, never listed.

The path is open: a folder `engine/games/<g>` anywhere on sys.path counts too.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
