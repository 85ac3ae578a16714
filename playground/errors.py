"""Errors that prevent the playground from starting, with messages for the user."""

from __future__ import annotations


class PlaygroundError(Exception):
    """An error with an external cause.

    Its message states the cause and a remedy.
    """
