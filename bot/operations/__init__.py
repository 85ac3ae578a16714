"""Administration, privacy, health, restoring backups, and help."""

from pkgutil import extend_path

# A feature may be in a folder elsewhere on sys.path, like the toy feature in the tests.
__path__ = extend_path(__path__, __name__)
