"""Opening, joining, starting and leaving tables; rematches, fairness messages, channels."""

from pkgutil import extend_path

# Features may also be in folders elsewhere on sys.path, like the toy feature in the tests.
__path__ = extend_path(__path__, __name__)
