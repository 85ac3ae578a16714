"""Shared parts of match features: messages, settings and permissions."""

from pkgutil import extend_path

# Allow features in other folders on sys.path, such as the toy feature in the tests.
__path__ = extend_path(__path__, __name__)
