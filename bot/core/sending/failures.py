"""Classify failed Discord requests for the outbox.

All functions are pure.
"""

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
"""Error codes of Discord's content filters: AutoMod, and the filter for harmful links."""

NETWORK = (aiohttp.ClientError, OSError, TimeoutError)
NETWORK_ERRORS = (discord.HTTPException, discord.RateLimited, *NETWORK)
"""Errors that any request can raise because of Discord or the network."""

MIN_BACKOFF = 15_000
"""Milliseconds before the first retry. The delay doubles after each further failure."""
MAX_BACKOFF = 90_000
"""Maximum delay between retries, in milliseconds, if Discord does not specify one."""
BLOCKED_RETRY_INTERVAL = 3_600_000
"""Milliseconds between retries of a message that keeps failing until a user fixes the cause."""


class Postponed(Exception):
    """Raised by a feature to send its message later.

    The feature has already handled the cause of the delay.
    """

    def __init__(self, wait: int) -> None:
        super().__init__(f"not before {wait} ms have passed")
        self.wait = wait
        """Milliseconds."""


class Failure(Enum):
    """The kind of a failure, which determines how the bot reacts."""

    POSTPONED = auto()
    """A feature has postponed the message."""
    TEMPORARY = auto()
    """Overload, a lost connection or a changed token: the bot retries later."""
    FORBIDDEN = auto()
    """A permission is missing; the match's messages are not sent until it is granted."""
    UNKNOWN_CHANNEL = auto()
    """Discord does not know the channel, which may have been deleted."""
    EDIT_LIMIT = auto()
    """Discord does not allow more edits of this old message; the bot posts a new one."""
    UNKNOWN_MESSAGE = auto()
    """The message was deleted, or the error does not specify which object is unknown."""
    ARCHIVED = auto()
    """The thread is archived: the bot has to unarchive it first."""
    TOO_LARGE = auto()
    """The image exceeds the upload limit of this guild."""
    INVALID = auto()
    """Discord rejected the content of the message, because of a filter or for an unknown reason."""
    REFUSED = auto()
    """The host package can't create the content, because the match is damaged or its rules are unsupported."""
    BUG = auto()
    """A bug in the bot, most likely in the renderer."""


def classify(error: Exception) -> Failure:
    """Return the kind of failure that an exception represents."""
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
    """Return whether Discord rejected a new thread because of its name.

    In discoverable servers, Discord reports forbidden words in a name as an invalid form.
    """
    return isinstance(error, discord.HTTPException) and error.code in CONTENT_FILTERS | {INVALID_FORM}


def backoff(attempts: int) -> int:
    """Return the delay in milliseconds before the next retry.

    `attempts` is the number of attempts so far.
    """
    return min(MIN_BACKOFF << min(attempts, 20), MAX_BACKOFF)


def retry_after(error: Exception) -> int | None:
    """Return the delay in milliseconds requested by Discord or a feature, if any."""
    if isinstance(error, Postponed):
        return error.wait
    if isinstance(error, discord.RateLimited):
        return round(error.retry_after * 1000)
    headers = getattr(getattr(error, "response", None), "headers", None) or {}
    seconds = headers.get("Retry-After", "")
    return int(seconds) * 1000 if seconds.isdecimal() else None
