"""The timer and the post of the tide."""

from __future__ import annotations

from host.core.outbox import Post
from host.core.timers import Timer


class TurnTide(Timer, frozen=True, tag="turn"):
    """The tide of a match turns."""

    by: str


class ShowTide(Post, frozen=True, tag="show"):
    """The tide has turned."""

    by: str
