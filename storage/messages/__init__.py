"""Rows of sent messages, reminders, mutes, followers and table alerts."""

from pkgutil import extend_path

# A feature may be in a folder elsewhere on sys.path, such as the test feature.
__path__ = extend_path(__path__, __name__)
