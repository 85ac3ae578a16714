"""Administration, privacy, shards, health, restoring, cleanup."""

from pkgutil import extend_path

# Features may also be in folders elsewhere on sys.path, like the toy feature in the tests.
__path__ = extend_path(__path__, __name__)
