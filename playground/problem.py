"""What keeps the playground from opening, as a sentence for the person at the keyboard."""

from __future__ import annotations


class Problem(Exception):
    """Something outside the program is in the way; its text says what, and what to do about it."""
