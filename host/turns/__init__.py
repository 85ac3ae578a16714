"""Playing turns.

This includes drafts, confirmation, automatic turns, plans, the sandbox, robots, explanations, lessons and
notes.
"""

from pkgutil import extend_path

# Feature packages may also be in other sys.path folders, like the toy feature in the tests.
__path__ = extend_path(__path__, __name__)
