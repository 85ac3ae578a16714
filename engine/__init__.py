"""The rules of the games: pure values and functions, knowing nothing of Discord, files, clocks or chance.

The path is open, so that `engine.games` can be: it is searched for where this package lies.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
