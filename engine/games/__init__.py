"""The games, one folder each, discovered by scanning this package.

`__path__` is extended so that a folder `engine/games/<g>` anywhere on sys.path is found too.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
