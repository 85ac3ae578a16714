"""The types of public messages about a match."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from host.core.jobs import Job
from host.core.outbox import OutboxMessage
from host.matches.settings.time_controls import HOUR


class PostCard(OutboxMessage, frozen=True, tag="card"):
    """A message that posts the status card, or edits it after a change."""


class PostEntry(OutboxMessage, frozen=True, tag="told"):
    """An announcement of a decision that is recorded in a log entry."""

    seq: int


class PostLines(OutboxMessage, frozen=True, tag="lines"):
    """A message with the players' actions in a segment, up to the given log entry."""

    to: int


class PostSegment(OutboxMessage, frozen=True, tag="chapter"):
    """The announcement of a finished segment with the given number."""

    number: int


class PostFinal(OutboxMessage, frozen=True, tag="final"):
    """The announcement of the match's outcome."""


class PostButtons(OutboxMessage, frozen=True, tag="buttons"):
    """A separate message with the action buttons."""

    at_start: bool = False
    """Whether the match has just started.

    The buttons are then posted after all messages about its shuffles.
    """


class RemoveButtons(OutboxMessage, frozen=True, tag="remove-buttons"):
    """An edit that removes the action buttons from a message, because a later message has them."""

    message: int
    channel: int
    plain: str
    """The message's components without the buttons, as JSON."""


class PostFailureNotice(OutboxMessage, frozen=True, tag="missing"):
    """A notice that another message could not be posted."""

    set_aside_for: ClassVar[int] = HOUR
    is_refused: bool = False
    """Whether Discord rejected the content; if False, a bug is the cause."""


class ArchiveThread(OutboxMessage, frozen=True, tag="archive"):
    """A request to archive the thread of a finished match."""


class DeleteMessage(OutboxMessage, frozen=True, tag="delete"):
    """A request to delete an obsolete message that the bot sent."""

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
    """A job that updates the deadlines on a guild's match cards after an outage."""

    is_for_all: bool = False
    """Whether all cards of open and running matches are updated, because the guild's web pages have changed."""
