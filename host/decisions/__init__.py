"""Decisions that a table makes: undo, abort, absence, player replacement, consent."""

from pkgutil import extend_path

# Feature packages may also be in other sys.path folders, like the toy feature in the tests.
__path__ = extend_path(__path__, __name__)
