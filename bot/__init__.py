"""Discord commands, buttons and messages.

Features are thin: they parse the input, make one call to the host package and show the result.

The package path is extensible: a folder `bot/<feature>` anywhere on sys.path is also found.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
