"""Classification of failed Discord requests for the outbox. Pure functions."""

from __future__ import annotations

from enum import Enum, auto

import aiohttp
import discord

from host.core.errors import UserError

MISSING_ACCESS = 50001
INVALID_FORM = 50035
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005
EDIT_LIMIT = 30046
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
EXPLICIT_CONTENT = 20009
AUTOMOD_CODES = (200000, 200001)
HARMFUL_LINK = 240000
TOO_LARGE = 40005
DIRECT_MESSAGES_TOO_FAST = 40003
CONTENT_FILTERS = frozenset({*AUTOMOD_CODES, HARMFUL_LINK})
"""Error codes for texts that a filter refused: AutoMod for messages and for titles, and harmful links."""

NETWORK = (aiohttp.ClientError, OSError, TimeoutError)
NETWORK_ERRORS = (discord.HTTPException, discord.RateLimited, *NETWORK)
"""Errors that Discord or the network may cause on any request."""

MIN_BACKOFF = 15_000
"""Milliseconds before the first retry. The delay doubles after each further failure."""
MAX_BACKOFF = 90_000
"""Maximum delay in milliseconds after failures for which Discord gives no retry time."""
BLOCKED_RETRY_INTERVAL = 3_600_000
"""Milliseconds between automatic retries of a message that fails until a user fixes the cause."""


class Postponed(Exception):
    """Raised by a feature to have its message retried later, after handling the cause of the delay."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"not before {wait} ms have passed")
        self.wait = wait
        """Milliseconds."""


class Failure(Enum):
    """A kind of failure, which determines how the bot reacts."""

    POSTPONED = auto()
    """A feature has specified how long to wait."""
    TEMPORARY = auto()
    """Overload, a lost connection or a changed token: the bot retries later."""
    FORBIDDEN = auto()
    """A permission is missing: the match's messages are held back until it is granted."""
    UNKNOWN_CHANNEL = auto()
    """Discord does not know the channel, which may or may not have been deleted."""
    EDIT_LIMIT = auto()
    """Discord currently forbids further edits of this old message: the bot posts a new one."""
    UNKNOWN_MESSAGE = auto()
    """The message was deleted, or the error does not name the missing object."""
    ARCHIVED = auto()
    """The thread is archived: the bot has to unarchive it first."""
    TOO_LARGE = auto()
    """The image exceeds the upload limit of this guild."""
    INVALID = auto()
    """Discord refuses the content of the message, because of a filter or for an unknown reason."""
    REFUSED = auto()
    """The host package cannot provide the content: the match is damaged, or its rules are unsupported."""
    BUG = auto()
    """A bug, most likely in the renderer."""


def classify(error: Exception) -> Failure:
    """Classify a failure."""
    if isinstance(error, Postponed):
        return Failure.POSTPONED
    if not isinstance(error, discord.HTTPException):
        return _classify_other(error)
    if error.code == EDIT_LIMIT:
        return Failure.EDIT_LIMIT
    if error.status in {401, 429} or error.status >= 500 or error.code == DIRECT_MESSAGES_TOO_FAST:
        return Failure.TEMPORARY
    by_code = {
        THREAD_ARCHIVED: Failure.ARCHIVED,
        UNKNOWN_CHANNEL: Failure.UNKNOWN_CHANNEL,
        UNKNOWN_MESSAGE: Failure.UNKNOWN_MESSAGE,
        TOO_LARGE: Failure.TOO_LARGE,
        THREAD_LOCKED: Failure.FORBIDDEN,
        **dict.fromkeys((EXPLICIT_CONTENT, *AUTOMOD_CODES, HARMFUL_LINK), Failure.INVALID),
    }
    by_status = {403: Failure.FORBIDDEN, 404: Failure.UNKNOWN_MESSAGE, 413: Failure.TOO_LARGE}
    return by_code.get(error.code) or by_status.get(error.status, Failure.INVALID)


def _classify_other(error: Exception) -> Failure:
    if isinstance(error, UserError):
        return Failure.REFUSED
    return Failure.TEMPORARY if isinstance(error, NETWORK_ERRORS) else Failure.BUG


def is_refusal(error: Exception) -> bool:
    """Return whether a failure counts towards Discord's limit on invalid requests."""
    return isinstance(error, discord.HTTPException) and error.status in {401, 403, 429}


def is_refused_name(error: Exception) -> bool:
    """Return whether Discord refuses a new thread because of its name.

    In discoverable servers, Discord reports forbidden words in a name as an invalid form.
    """
    return isinstance(error, discord.HTTPException) and error.code in CONTENT_FILTERS | {INVALID_FORM}


def backoff(attempts: int) -> int:
    """Return the delay in milliseconds before a retry, after the given number of attempts."""
    return min(MIN_BACKOFF << min(attempts, 20), MAX_BACKOFF)


def retry_after(error: Exception) -> int | None:
    """Return how many milliseconds Discord or a feature asks the bot to wait; None if neither does."""
    if isinstance(error, Postponed):
        return error.wait
    if isinstance(error, discord.RateLimited):
        return round(error.retry_after * 1000)
    headers = getattr(getattr(error, "response", None), "headers", None) or {}
    seconds = headers.get("Retry-After", "")
    return int(seconds) * 1000 if seconds.isdecimal() else None
