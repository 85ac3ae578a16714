"""Open, join, start and leave tables; rematches, fairness messages and channels."""

from pkgutil import extend_path

# Feature packages may also be in other sys.path folders, like the toy feature in the tests.
__path__ = extend_path(__path__, __name__)
