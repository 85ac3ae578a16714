"""Messages about a match's shuffles, each of which is posted once and never edited."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from host.core.outbox import OutboxMessage
from host.matches.settings.time_controls import HOUR


class PostCommitment(OutboxMessage, frozen=True, tag="commitment"):
    """The message with the commitment: the hash of the secret from which the match is dealt."""

    commitment: str
    again: bool = False
    """Whether a commitment to other options was posted before."""


class PostContribution(OutboxMessage, frozen=True, tag="contribution"):
    """The message with a user's contribution, by its 0-based number."""

    number: int


class PostTranscript(OutboxMessage, frozen=True, tag="transcript"):
    """The message with the transcript: the public input of the deal, frozen at the start."""


class PostSecret(OutboxMessage, frozen=True, tag="secret"):
    """The message with the secret of a match that ended without a result.

    For other matches, the verification shows the secret.
    """


class WordsReturned(OutboxMessage, frozen=True, tag="returned"):
    """The message to a user whose contribution could not be shown and therefore does not count."""

    set_aside_for: ClassVar[int] = HOUR
    user_key: int


FairnessPost: TypeAlias = PostCommitment | PostContribution | PostTranscript | PostSecret | WordsReturned
