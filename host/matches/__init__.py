"""The core of a match.

Event log, fold, loading and committing; settings, permissions, commit-and-reveal.
"""

from pkgutil import extend_path

# Features may also be in folders elsewhere on sys.path, like the toy feature in the tests.
__path__ = extend_path(__path__, __name__)
