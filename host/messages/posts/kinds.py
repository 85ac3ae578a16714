"""What is posted of a match for everybody."""

from __future__ import annotations

from typing import TypeAlias

from host.core.outbox import Post


class PostCard(Post, frozen=True, tag="card"):
    """The status card, edited with every change."""


class PostEntry(Post, frozen=True, tag="told"):
    """What the table has decided with an entry of the log."""

    seq: int


class PostLines(Post, frozen=True, tag="lines"):
    """What players have done while a stretch of play goes on, up to an entry of the log."""

    to: int


class PostChapter(Post, frozen=True, tag="chapter"):
    """A stretch of play that is over, by its number."""

    number: int


class PostFinal(Post, frozen=True, tag="final"):
    """The outcome of the match."""


class PostButtons(Post, frozen=True, tag="buttons"):
    """The buttons by which one acts, in a message of their own."""

    at_start: bool = False
    """Whether the match has just begun: then they come after the messages about its shuffles, however few."""


class RemoveButtons(Post, frozen=True, tag="remove-buttons"):
    """A message that bore the buttons leaves them to a later one."""

    message: int
    channel: int
    plain: str
    """Its components without them, as JSON."""


class PostMissing(Post, frozen=True, tag="missing"):
    """That another post could not be made."""


class ArchiveThread(Post, frozen=True, tag="archive"):
    """The thread of a match that is over may rest."""


class DeleteMessage(Post, frozen=True, tag="delete"):
    """A message of ours that has done its work goes."""

    message: int
    channel: int | None = None
    """None: in the match's channel."""


MatchPost: TypeAlias = (
    PostCard
    | PostEntry
    | PostLines
    | PostChapter
    | PostFinal
    | PostButtons
    | RemoveButtons
    | PostMissing
    | ArchiveThread
    | DeleteMessage
)
