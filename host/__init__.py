"""The game host, which finds its features by walking this package.

The package path is extensible: folders named `host` elsewhere on sys.path are searched too.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
