"""Open, join, start and leave tables; rematches, fairness messages and channels."""

from pkgutil import extend_path

# Features can also be in other folders on sys.path. The tests use this for a toy feature.
__path__ = extend_path(__path__, __name__)
