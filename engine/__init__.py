"""The rules of the games as pure values and functions, without Discord, files, clocks or randomness.

`__path__` covers every `engine` folder on sys.path, so that `engine.games` can contain games from other
distributions.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
