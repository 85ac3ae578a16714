"""What is posted of a match whose database was restored."""

from __future__ import annotations

from typing import TypeAlias

from host.core.outbox import Post


class PostRestored(Post, frozen=True, tag="restored"):
    """That a match stands again as in a copy, made at a time in unix milliseconds, after an entry of its log."""

    copied: int
    head: int


class MarkVoid(Post, frozen=True, tag="void"):
    """What the bot had posted in the channel of a match after the copy was made is not true any more."""

    after: int
    """The newest message there of which the copy knows; 0: none."""
    copied: int
    """Unix milliseconds."""


RestoringPost: TypeAlias = PostRestored | MarkVoid
