"""The types of public messages about a match."""

from __future__ import annotations

from typing import TypeAlias

from host.core.jobs import Job
from host.core.outbox import OutboxMessage


class PostCard(OutboxMessage, frozen=True, tag="card"):
    """The status card, edited after every change."""


class PostEntry(OutboxMessage, frozen=True, tag="told"):
    """A decision of the table, recorded in a log entry."""

    seq: int


class PostLines(OutboxMessage, frozen=True, tag="lines"):
    """The players' actions during a segment, up to a log entry."""

    to: int


class PostSegment(OutboxMessage, frozen=True, tag="chapter"):
    """A finished segment, by its number."""

    number: int


class PostFinal(OutboxMessage, frozen=True, tag="final"):
    """The outcome of the match."""


class PostButtons(OutboxMessage, frozen=True, tag="buttons"):
    """The action buttons in a message of their own."""

    at_start: bool = False
    """Whether the match has just begun: then they come after the messages about its shuffles, however few."""


class RemoveButtons(OutboxMessage, frozen=True, tag="remove-buttons"):
    """A message has to lose the action buttons, because a later one has them."""

    message: int
    channel: int
    plain: str
    """The message's components without the buttons, as JSON."""


class PostFailureNotice(OutboxMessage, frozen=True, tag="missing"):
    """An error message: another message could not be posted."""


class ArchiveThread(OutboxMessage, frozen=True, tag="archive"):
    """The thread of a finished match may be archived."""


class DeleteMessage(OutboxMessage, frozen=True, tag="delete"):
    """An obsolete message of the bot has to be deleted."""

    message: int
    channel: int | None = None
    """None for the match's channel."""


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
    """The cards of a guild's matches have to show the deadlines after an outage."""
