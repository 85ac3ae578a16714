"""The types of public messages about a match."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from host.core.jobs import Job
from host.core.outbox import OutboxMessage
from host.matches.settings.time_controls import HOUR


class PostCard(OutboxMessage, frozen=True, tag="card"):
    """The status card, edited after every change."""


class PostEntry(OutboxMessage, frozen=True, tag="told"):
    """A decision of the table, recorded in a log entry."""

    seq: int


class PostLines(OutboxMessage, frozen=True, tag="lines"):
    """The players' actions during a segment, up to the given log entry."""

    to: int


class PostSegment(OutboxMessage, frozen=True, tag="chapter"):
    """A finished segment, by its number."""

    number: int


class PostFinal(OutboxMessage, frozen=True, tag="final"):
    """The outcome of the match."""


class PostButtons(OutboxMessage, frozen=True, tag="buttons"):
    """The action buttons in a separate message."""

    at_start: bool = False
    """Whether the match has just begun.

    The buttons then follow the messages about its shuffles, regardless of the number of these messages.
    """


class RemoveButtons(OutboxMessage, frozen=True, tag="remove-buttons"):
    """The removal of the action buttons from a message, because a later message has them."""

    message: int
    channel: int
    plain: str
    """The message's components without the buttons, as JSON."""


class PostFailureNotice(OutboxMessage, frozen=True, tag="missing"):
    """The notice that another message could not be posted."""

    set_aside_for: ClassVar[int] = HOUR
    is_refused: bool = False
    """Whether Discord refused the content; if False, a bug is the cause."""


class ArchiveThread(OutboxMessage, frozen=True, tag="archive"):
    """The archiving of a finished match's thread."""


class DeleteMessage(OutboxMessage, frozen=True, tag="delete"):
    """The deletion of one of the bot's obsolete messages."""

    message: int
    channel: int | None = None
    """The channel of the message; None for the match's channel."""


MatchPost: TypeAlias = (
    PostCard
    | PostEntry
    | PostLines
    | PostSegment
    | PostFinal
    | PostButtons
    | RemoveButtons
    | PostFailureNotice
    | ArchiveThread
    | DeleteMessage
)


class UpdateDeadlines(Job, frozen=True, tag="update-deadlines"):
    """The job that updates the deadlines on the cards of a guild's matches after an outage."""
