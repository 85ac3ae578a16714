"""Errors that keep the playground from starting, with messages for the user."""

from __future__ import annotations


class PlaygroundError(Exception):
    """An error from outside the program.

    Its message states the cause and a remedy.
    """
