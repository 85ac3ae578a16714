"""The game host: features in folders, found by walking this package.

The package path is open: a folder `host/<feature>` anywhere on sys.path also counts.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
