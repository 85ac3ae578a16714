"""What is posted of a match for everybody."""

from __future__ import annotations

from typing import TypeAlias

from host.core.outbox import Post


class PostCard(Post, frozen=True, tag="card"):
    """The status card, the one post that is edited."""


class PostEntry(Post, frozen=True, tag="told"):
    """What the table has decided with an entry of the log."""

    seq: int


class PostChapter(Post, frozen=True, tag="chapter"):
    """A stretch of play that is over, by its number."""

    number: int


class PostFinal(Post, frozen=True, tag="final"):
    """The outcome of the match."""


class ArchiveThread(Post, frozen=True, tag="archive"):
    """The thread of a match that is over may rest."""


MatchPost: TypeAlias = PostCard | PostEntry | PostChapter | PostFinal | ArchiveThread
