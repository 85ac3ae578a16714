"""The core of a match: event log, state, loading and committing.

It also contains settings, permissions, and commit-and-reveal shuffles.
"""

from pkgutil import extend_path

# Features can also be in other folders on sys.path. The tests use this for a toy feature.
__path__ = extend_path(__path__, __name__)
