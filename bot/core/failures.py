"""What a failed request to Discord means for the post that was to be made. Pure."""

from __future__ import annotations

from enum import Enum, auto

import aiohttp
import discord

from host.core.refusals import Refusal

ARCHIVED = 50083
LOST_CHANNEL = 10003
LOST_MESSAGE = 10008
TOO_LARGE = 40005

FIRST_WAIT = 15_000
"""Milliseconds until a post is tried again after its first failure; doubled with every further one."""
MAX_WAIT = 3_600_000


class Failure(Enum):
    """Kinds of failure, by what is to be done about them."""

    LATER = auto()
    """Overload, a lost connection, a token that was changed: the same again, later."""
    FORBIDDEN = auto()
    """A permission is missing: nothing of this match can be posted until somebody grants it."""
    CHANNEL = auto()
    """The channel is gone for good."""
    MESSAGE = auto()
    """The message is gone, or something else is that the answer does not name."""
    ARCHIVED = auto()
    """The thread sleeps and has to be woken first."""
    TOO_LARGE = auto()
    """The picture is more than this server takes."""
    WRONG = auto()
    """Discord won't have what we made of it, now or ever."""
    REFUSED = auto()
    """The host won't tell what the post is to say: the match is damaged, or of rules not played any more."""
    OURS = auto()
    """A slip of our own, most likely in the drawing."""


def kind_of(slip: Exception) -> Failure:
    """Tell what kind of failure this is."""
    if not isinstance(slip, discord.HTTPException):
        return _kind_without_answer(slip)
    if slip.status in {401, 429} or slip.status >= 500:
        return Failure.LATER
    by_code = {
        ARCHIVED: Failure.ARCHIVED,
        LOST_CHANNEL: Failure.CHANNEL,
        LOST_MESSAGE: Failure.MESSAGE,
        TOO_LARGE: Failure.TOO_LARGE,
    }
    by_status = {403: Failure.FORBIDDEN, 404: Failure.MESSAGE, 413: Failure.TOO_LARGE}
    return by_code.get(slip.code) or by_status.get(slip.status, Failure.WRONG)


def _kind_without_answer(slip: Exception) -> Failure:
    if isinstance(slip, Refusal):
        return Failure.REFUSED
    is_networks = isinstance(slip, (aiohttp.ClientError, OSError, TimeoutError))
    return Failure.LATER if is_networks else Failure.OURS


def wait_after(attempts: int) -> int:
    """Return how many milliseconds to wait before the next attempt."""
    return min(FIRST_WAIT << min(attempts, 20), MAX_WAIT)
