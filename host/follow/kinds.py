"""What is told to whoever follows a match. The owner is the person."""

from __future__ import annotations

from host.core.outbox import Post
from host.core.timers import Timer


class TellFollower(Timer, frozen=True, tag="tell"):
    """It is time to tell somebody how a match goes on."""

    match: int


class MatchWentOn(Post, frozen=True, tag="went-on"):
    """A match somebody follows has gone on, or is over."""

    match: int
