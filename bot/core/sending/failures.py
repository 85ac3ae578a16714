"""What a failed request to Discord means for the post that was to be made. Pure."""

from __future__ import annotations

from enum import Enum, auto

import aiohttp
import discord

from host.core.errors import Refusal

ARCHIVED = 50083
EDITED_OUT = 30046
LOST_CHANNEL = 10003
LOST_MESSAGE = 10008
TOO_LARGE = 40005

FIRST_WAIT = 15_000
"""Milliseconds until a post is tried again after its first failure; doubled with every further one."""
LONGEST_WAIT = 90_000
"""Milliseconds beyond which nothing waits for the end of trouble that Discord gives no time for."""
MAX_WAIT = 3_600_000
"""Milliseconds until what somebody has to see to is tried again by itself."""


class NotYet(Exception):
    """A post can't be made now, for a reason that its feature has dealt with: the same again, later."""

    def __init__(self, wait: int) -> None:
        super().__init__(f"not before {wait} ms have passed")
        self.wait = wait
        """Milliseconds."""


class Failure(Enum):
    """Kinds of failure, by what is to be done about them."""

    NOT_YET = auto()
    """A feature says for how long to wait."""
    LATER = auto()
    """Overload, a lost connection, a token that was changed: the same again, later."""
    FORBIDDEN = auto()
    """A permission is missing: nothing of this match can be posted until somebody grants it."""
    CHANNEL = auto()
    """Discord does not know the channel, be it gone or not."""
    EDITED_OUT = auto()
    """The message is old and may not be edited any more for now: it is to be posted anew."""
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
    if isinstance(slip, NotYet):
        return Failure.NOT_YET
    if not isinstance(slip, discord.HTTPException):
        return _kind_without_answer(slip)
    if slip.code == EDITED_OUT:
        return Failure.EDITED_OUT
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
    is_worlds = isinstance(slip, (aiohttp.ClientError, OSError, TimeoutError, discord.RateLimited))
    return Failure.LATER if is_worlds else Failure.OURS


def is_refusal(slip: Exception) -> bool:
    """Tell whether a failure counts among those for which Discord shuts out who meets too many."""
    return isinstance(slip, discord.HTTPException) and slip.status in {401, 403, 429}


def wait_after(attempts: int) -> int:
    """Return how many milliseconds to wait before the next attempt."""
    return min(FIRST_WAIT << min(attempts, 20), LONGEST_WAIT)


def wait_asked_for(slip: Exception) -> int | None:
    """Return how many milliseconds Discord, or a feature, asks us to wait, if it does."""
    if isinstance(slip, NotYet):
        return slip.wait
    if isinstance(slip, discord.RateLimited):
        return round(slip.retry_after * 1000)
    headers = getattr(getattr(slip, "response", None), "headers", None) or {}
    seconds = headers.get("Retry-After", "")
    return int(seconds) * 1000 if seconds.isdecimal() else None
