"""The core of a match: event log, state, loading and committing.

Also settings, permissions, and commit-and-reveal shuffles.
"""

from pkgutil import extend_path

# Feature packages may also be in other sys.path folders, like the toy feature in the tests.
__path__ = extend_path(__path__, __name__)
