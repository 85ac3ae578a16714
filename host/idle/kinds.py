"""Timers and the notice of a match that nobody touches."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from host.core.outbox import Post
from host.core.timers import Timer


class WarnOfClosing(Timer, frozen=True, tag="warn"):
    """It is time to tell people that their match is about to be closed."""


class CloseMatch(Timer, frozen=True, tag="close"):
    """It is time to close a match that nobody touches: told `began`, first meant to be `at` (unix milliseconds)."""

    looks_again: ClassVar[bool] = True
    began: int
    at: int


IdleTimer: TypeAlias = WarnOfClosing | CloseMatch


class AboutToClose(Post, frozen=True, tag="idle"):
    """A match is about to be closed; `day`, counted from 1970, tells one such notice from another."""

    day: int
