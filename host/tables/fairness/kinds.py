"""Messages about a match's shuffles.

Each one is posted once and never edited.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from host.core.outbox import OutboxMessage
from host.matches.settings.time_controls import HOUR


class PostCommitment(OutboxMessage, frozen=True, tag="commitment"):
    """A message with the commitment: the hash of the secret from which the match will be dealt."""

    commitment: str
    again: bool = False
    """Whether an earlier commitment was posted, before the match's options changed."""


class PostContribution(OutboxMessage, frozen=True, tag="contribution"):
    """A message with a user's contribution, identified by its 0-based number."""

    number: int


class PostTranscript(OutboxMessage, frozen=True, tag="transcript"):
    """A message with the transcript: the public input of the deal, which is frozen at the start."""


class PostSecret(OutboxMessage, frozen=True, tag="secret"):
    """A message that reveals the secret of a match that ended without a result.

    In other matches, users see the secret when they verify the match.
    """


class WordsReturned(OutboxMessage, frozen=True, tag="returned"):
    """A notification to a user whose contribution could not be shown and does not count."""

    set_aside_for: ClassVar[int] = HOUR
    user_key: int


FairnessPost: TypeAlias = PostCommitment | PostContribution | PostTranscript | PostSecret | WordsReturned
