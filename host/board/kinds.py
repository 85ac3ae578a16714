"""The board of a server: the timer that gathers changes, and the post."""

from __future__ import annotations

from typing import TypeAlias

from host.core.outbox import Post
from host.core.timers import Timer


class RefreshBoard(Timer, frozen=True, tag="refresh"):
    """Changes have been gathered for long enough."""


class ShowBoard(Post, frozen=True, tag="board"):
    """The board is to be posted or edited."""


class TakeDownBoard(Post, frozen=True, tag="take-down"):
    """A board that stands where it is not wanted any more goes."""

    message: int
    channel: int


BoardPost: TypeAlias = ShowBoard | TakeDownBoard
