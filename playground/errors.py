"""Errors that prevent the playground from starting, with a message for the user."""

from __future__ import annotations


class PlaygroundError(Exception):
    """An external error; its message states the cause and a remedy."""
