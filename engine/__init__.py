"""The rules of the games: pure values and functions without Discord, files, clocks or randomness.

`__path__` covers every `engine` folder on sys.path, so that `engine.games` can have games from elsewhere.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
