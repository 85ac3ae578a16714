"""Messages and views: phase messages, boards, replays, reminders, followers and table alerts."""

from pkgutil import extend_path

# Features can also be in other folders on sys.path. The tests use this for a toy feature.
__path__ = extend_path(__path__, __name__)
